import { expect, it } from 'vitest';
import { hex } from '../../src/families/hex/index.ts';
import { mancala } from '../../src/families/mancala/index.ts';
import { resolveVariant } from '../../src/play/resolve.ts';

it.each([hex, mancala])('$slug: a flag is declined for no other reason than the guide tells', (family) => {
  const untold = Object.keys(family.variants).flatMap((variant) =>
    Object.entries(family.flags).flatMap(([flag, { needs = [] }]) => {
      const resolved = resolveVariant(family, `${variant}+${flag}`);
      const isTold = resolved.ok || needs.some(({ otherwise }) => resolved.error.message.includes(otherwise));
      return isTold ? [] : [`${variant}+${flag}: ${resolved.error.message}`];
    }),
  );
  expect(untold).toEqual([]);
});
