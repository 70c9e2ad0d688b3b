/** Head of a PNG of 20,000 by 20,000 pixels. */
function hugePng(): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(64);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  new DataView(head.buffer).setUint32(16, 20_000);
  new DataView(head.buffer).setUint32(20, 20_000);
  return head;
}

const named = (content: BlobPart) => new File([content], 'receipt.png', { type: 'image/png' });

/** Files that pose as pictures and must never be sent, with a description of each. */
export const HOSTILE_IMAGES: readonly (readonly [string, File])[] = [
  ['a drawing with a script', named('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a page', named('<!doctype html><title>receipt</title>')],
  ['one byte too many', named(new Uint8Array(5_242_881))],
  ['20,000 x 20,000 px', named(hugePng())],
];
