import { ApiError } from '@lobby/api-client';

/** Longest side of a picture that is sent, px: enough to read a receipt. */
const LONGEST_PX = 2048;
const QUALITY = 0.85;

/** As the platform would refuse it, so that one text serves both. */
const unusable = () =>
  new ApiError('refused', 'this is no picture that can be sent', { code: 'upload.invalid' });

/**
 * Writes a picture anew as a JPEG, so that neither its position nor anything else it carries is sent
 * (decision 27). Throws `upload.invalid` for what this browser cannot draw and what is larger than `mostBytes`.
 */
export async function rewriteImage(file: Blob, mostBytes: number): Promise<Blob> {
  if (file.size > mostBytes) throw unusable();
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
  if (!jpeg || jpeg.size > mostBytes) throw unusable();
  return jpeg;
}

/** The base64 of a blob, without a prefix. */
export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
