import { viewBoxSize } from '../../lib/svg.ts';

/** Offers a file to the visitor. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Longest side of a picture in pixels, which all browsers can draw. */
const MAX_SIDE = 4_096;

/** Turns a drawing into a PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const { width, height } = viewBoxSize(svg);
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const picture = new Image(canvas.width, canvas.height);
  // The policy of the pages allows pictures in addresses, not as objects.
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('The browser could not draw the picture.'))));
  });
}
