const [HEADER, ENTRY] = [6, 16];

/** Wraps a square PNG of at most 255 pixels in an ICO file with one icon, as browsers that know no SVG ask for. */
export function icoOf(png: Uint8Array, width: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEADER + ENTRY + png.length);
  const view = new DataView(file.buffer);
  // kind of file: icons; number of icons
  view.setUint16(2, 1, true);
  view.setUint16(4, 1, true);
  view.setUint8(HEADER, width);
  view.setUint8(HEADER + 1, width);
  // planes and bits of a pixel
  view.setUint16(HEADER + 4, 1, true);
  view.setUint16(HEADER + 6, 32, true);
  view.setUint32(HEADER + 8, png.length, true);
  view.setUint32(HEADER + 12, HEADER + ENTRY, true);
  file.set(png, HEADER + ENTRY);
  return file;
}
