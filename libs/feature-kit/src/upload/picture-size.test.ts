import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureSize } from './picture-size';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } });
const blobOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]);
const copy = (bytes: Uint8Array) => new Uint8Array(bytes);

test.each([
  ['png', 31, 17],
  ['jpeg', 2048, 3],
] as const)('the size of a %s is read from its head', async (kind, width, height) => {
  const bytes = await drawn(width, height).toFormat(kind).toBuffer();
  expect(await pictureSize(blobOf(copy(bytes)))).toEqual({ width, height });
});

test.each([
  ['a script in a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ['nothing', ''],
  ['half a head', '\u0089PNG'],
])('%s has none', async (_name, text) => {
  expect(await pictureSize(new Blob([text]))).toBeUndefined();
});

test('of a JPEG that is cut off none is found', async () => {
  const bytes = await drawn(8, 8).jpeg().toBuffer();
  expect(await pictureSize(blobOf(copy(bytes.subarray(0, 12))))).toBeUndefined();
});
