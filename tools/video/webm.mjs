import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/** Encoded VP9 frame; `ms` since the start of the video. */
/** @typedef {{ ms: number, key: boolean, data: Uint8Array }} EncodedFrame */
/** @typedef {{ width: number, height: number, durationMs: number, codec: string, frames: readonly EncodedFrame[] }} Video */

/**
 * Muxes frames into a WebM file with duration and index. Browser recordings have neither, so they cannot loop
 * seamlessly or seek.
 * @param {Video} video @returns {Promise<Buffer>}
 */
export async function toWebm({ width, height, durationMs, codec, frames }) {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = { codec, codedWidth: width, codedHeight: height };
  for (const [i, { ms, key, data }] of frames.entries()) {
    const lastsMs = (frames[i + 1]?.ms ?? durationMs) - ms;
    const packet = new EncodedPacket(data, key ? 'key' : 'delta', ms / 1000, lastsMs / 1000);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
