import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BufferSource, EncodedPacketSink, Input, WEBM } from 'mediabunny';
import { expect, test } from 'vitest';
import { toWebm } from './webm.mjs';

const frame = (ms: number, key = false) => ({ ms, key, data: Buffer.from([0x82, ms % 256, 7]) });

const VIDEO = {
  width: 480,
  height: 690,
  durationMs: 4000,
  codec: 'vp09.00.31.08',
  frames: [frame(0, true), frame(42), frame(83), frame(2000, true), frame(2042)],
};

/** Size, duration and frames of a file. */
async function read(file: Buffer) {
  const input = new Input({ source: new BufferSource(file), formats: [WEBM] });
  const track = await input.getPrimaryVideoTrack();
  if (track === null) throw new Error('no video');
  const sink = new EncodedPacketSink(track);
  const frames: { ms: number; key: boolean; data: number[] }[] = [];
  for await (const { timestamp, type, data } of sink.packets()) {
    frames.push({ ms: Math.round(timestamp * 1000), key: type === 'key', data: [...data] });
  }
  const size = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  return { sink, frames, size, durationMs: ((await input.getDurationFromMetadata()) ?? 0) * 1000 };
}

test('a file has length, size and every frame at its own time', async () => {
  const { size, durationMs, frames } = await read(await toWebm(VIDEO));
  expect(size).toEqual([480, 690]);
  expect(durationMs).toBeCloseTo(4000, 0);
  expect(frames).toEqual(VIDEO.frames.map((one) => ({ ...one, data: [...one.data] })));
});

test('its index finds the places where a player may begin', async () => {
  const file = await toWebm(VIDEO);
  const { sink } = await read(file);
  expect((await sink.getKeyPacket(3.5))?.timestamp).toBe(2);
  // The element that holds the index (RFC 9559).
  expect(file.includes(Buffer.from('1c53bb6b', 'hex'))).toBe(true);
});

test.each(['aurora', 'jade', 'ember'])('the file of %s is small and goes around', async (brand) => {
  const file = readFileSync(join(import.meta.dirname, '../../apps', brand, 'public/backdrop.webm'));
  expect(file.length).toBeLessThanOrEqual(150 * 1024);
  const { frames, durationMs } = await read(file);
  expect(durationMs).toBeGreaterThanOrEqual(6000);
  expect(durationMs).toBeLessThanOrEqual(8000);
  expect(frames).toHaveLength(Math.round((durationMs / 1000) * 24));
});
