import { MOTIONS } from './motions.mjs';

/**
 * Runs in a browser: draws every frame of a brand's loop and encodes it as VP9.
 * @typedef {{ brand: string, svg: string, width: number, height: number, fps: number, seconds: number, bitrate: number, stills: readonly number[] }} Order
 * @typedef {{ ms: number, key: boolean, base64: string }} SentFrame
 */

/** VP9, profile 0, level 3, 8 bits. */
export const CODEC = 'vp09.00.30.08';

/** Milliseconds between keyframes. */
const KEY_EVERY_MS = 3500;

/** @param {ArrayBuffer} bytes */
const toBase64 = (bytes) =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));

/** @param {Order} order */
function painterOf({ brand, svg, width, height }) {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const motion = MOTIONS[brand];
  if (!motion || !(drawing instanceof SVGElement))
    throw new Error(`no motion or drawing for ${brand}`);
  drawing.setAttribute('width', String(width));
  drawing.setAttribute('height', String(height));
  drawing.setAttribute('preserveAspectRatio', 'none');
  const set = motion(drawing);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  return async (/** @type {number} */ at) => {
    set(at);
    const text = new XMLSerializer().serializeToString(drawing);
    const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    const image = new Image();
    image.src = address;
    await image.decode();
    context?.drawImage(image, 0, 0, width, height);
    URL.revokeObjectURL(address);
    return canvas;
  };
}

/** @param {Order} order @param {SentFrame[]} sent */
function encoderOf({ width, height, fps, bitrate }, sent) {
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new ArrayBuffer(chunk.byteLength);
      chunk.copyTo(bytes);
      const ms = Math.round(chunk.timestamp / 1000);
      sent.push({ ms, key: chunk.type === 'key', base64: toBase64(bytes) });
    },
    error(error) {
      throw error;
    },
  });
  encoder.configure({
    codec: CODEC,
    width,
    height,
    bitrate,
    framerate: fps,
    latencyMode: 'quality',
  });
  return encoder;
}

/**
 * @param {Order} order @returns {Promise<{ frames: SentFrame[], stills: string[] }>}
 * @public Called inside the page by make-backdrops.mjs.
 */
export async function render(order) {
  const { fps, seconds, stills } = order;
  /** @type {SentFrame[]} */
  const frames = [];
  const paint = painterOf(order);
  const encoder = encoderOf(order, frames);
  const count = fps * seconds;
  const perKey = Math.round((KEY_EVERY_MS / 1000) * fps);
  // Encode two loops and keep the second: the encoder starts with low quality.
  for (let i = 0; i < 2 * count; i++) {
    const canvas = await paint((i % count) / count);
    const frame = new VideoFrame(canvas, { timestamp: (i * 1e6) / fps, duration: 1e6 / fps });
    encoder.encode(frame, { keyFrame: i % perKey === 0 });
    frame.close();
  }
  await encoder.flush();
  encoder.close();
  const looked = [];
  for (const at of stills) {
    const canvas = await paint(at);
    looked.push(toBase64(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer()));
  }
  const from = seconds * 1000;
  const kept = frames.filter(({ ms }) => ms >= from);
  return { frames: kept.map((frame) => ({ ...frame, ms: frame.ms - from })), stills: looked };
}
