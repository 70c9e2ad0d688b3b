import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toWebm } from './webm.mjs';

/** Master elements, which contain others; everything else is read as bytes. */
const MASTERS = new Set([
  0x1a45dfa3, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0, 0x1c53bb6b, 0xbb, 0xb7, 0x1f43b675,
]);

interface Element {
  id: number;
  /** Offset from the start of the file. */
  at: number;
  body: Buffer;
}

/** Parses the elements of a file in order, masters before their content; independent of the muxer. */
function elementsOf(file: Buffer, from = 0, to = file.length): Element[] {
  const read: Element[] = [];
  for (let at = from; at < to;) {
    const idLength = Math.clz32(file.readUInt8(at)) - 23;
    const id = file.readUIntBE(at, idLength);
    const sizeLength = Math.clz32(file.readUInt8(at + idLength)) - 23;
    const start = at + idLength + sizeLength;
    const size = Number(file.readBigUInt64BE(at + idLength) & 0x00ff_ffff_ffff_ffffn);
    read.push({ id, at, body: file.subarray(start, start + size) });
    if (MASTERS.has(id)) read.push(...elementsOf(file, start, start + size));
    at = start + size;
  }
  return read;
}

const frame = (ms: number, key = false) => ({ ms, key, data: Buffer.from([ms % 256, 7]) });

const VIDEO = {
  width: 480,
  height: 690,
  durationMs: 4000,
  frames: [frame(0, true), frame(42), frame(83), frame(2000, true), frame(2042)],
};

const bodiesOf = (file: Buffer, id: number) =>
  elementsOf(file).flatMap((element) => (element.id === id ? [element.body] : []));

test('a file tells its length and its size before its pictures', () => {
  const file = toWebm(VIDEO);
  expect(bodiesOf(file, 0x4489)[0]?.readDoubleBE()).toBe(4000);
  expect(bodiesOf(file, 0xb0)[0]?.readUInt16BE()).toBe(480);
  expect(bodiesOf(file, 0xba)[0]?.readUInt16BE()).toBe(690);
});

test('every frame is there, at its own time', () => {
  const blocks = bodiesOf(toWebm(VIDEO), 0xa3);
  expect(blocks.map((block) => [block.readInt16BE(1), (block[3] ?? 0) >= 0x80])).toEqual([
    [0, true],
    [42, false],
    [83, false],
    [0, true],
    [42, false],
  ]);
  expect(blocks.map((block) => [...block.subarray(4)])).toEqual(
    VIDEO.frames.map(({ data }) => [...data]),
  );
});

test('the index points at the places where a player may begin', () => {
  const file = toWebm(VIDEO);
  const elements = elementsOf(file);
  const segment = elements.find(({ id }) => id === 0x18538067);
  const content = (segment?.at ?? 0) + 12;
  const clusters = elements.filter(({ id }) => id === 0x1f43b675).map(({ at }) => at - content);
  const cues = bodiesOf(file, 0xf1).map((cue) => Number(cue.readBigUInt64BE()));
  expect(cues).toEqual(clusters);
  expect(cues).toHaveLength(2);
});

test.each(['aurora', 'jade', 'ember'])('the file of %s is small and goes around', (brand) => {
  const file = readFileSync(join(import.meta.dirname, '../../apps', brand, 'public/backdrop.webm'));
  expect(file.length).toBeLessThanOrEqual(250 * 1024);
  const seconds = (bodiesOf(file, 0x4489)[0]?.readDoubleBE() ?? 0) / 1000;
  expect(seconds).toBeGreaterThanOrEqual(6);
  expect(seconds).toBeLessThanOrEqual(8);
  expect(bodiesOf(file, 0xa3)).toHaveLength(seconds * 24);
});
