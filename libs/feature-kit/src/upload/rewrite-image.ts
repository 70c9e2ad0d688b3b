import { ApiError } from '@lobby/api-client';
import { pictureSize } from './picture-size';

/** Longest side of an uploaded image in pixels: enough to read a receipt. */
const LONGEST_PX = 2048;
const QUALITY = 0.85;
/** Most pixels to decode: more than phone cameras produce. */
const MOST_PIXELS = 120_000_000;

/** The platform's error code, so that both share one text. */
const unusable = () =>
  new ApiError('refused', 'this is no picture that can be sent', { code: 'upload.invalid' });

/**
 * Re-encodes an image as JPEG without metadata such as the location (decision 27). Throws `upload.invalid` if the content
 * is no PNG or JPEG, is unreadable, exceeds `maxBytes`, or has too many pixels (then it is never decoded).
 */
export async function rewriteImage(file: Blob, maxBytes: number): Promise<Blob> {
  const size = file.size > maxBytes ? undefined : await pictureSize(file);
  if (!size || size.width * size.height > MOST_PIXELS) throw unusable();
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) throw unusable();
  const scale = Math.min(1, LONGEST_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', QUALITY);
  });
  if (!jpeg || jpeg.size > maxBytes) throw unusable();
  return jpeg;
}

/** Encodes a blob as base64, without a prefix. */
export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
