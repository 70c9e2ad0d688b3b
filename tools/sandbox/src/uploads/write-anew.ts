import type { ImageType } from './image-type';

/** An image: bytes and their type. */
export interface Image {
  type: ImageType;
  bytes: Buffer;
}

/** Largest decoded image in pixels: a phone's largest photograph, and no bomb. */
const MOST_PIXELS = 50_000_000;

/** JPEG quality: a document stays readable. */
const QUALITY = 85;

/**
 * Decodes an image and encodes its pixels anew, upright: whatever else was in the file is gone, as the place where a
 * photograph was taken. Undefined for what cannot be decoded or is too large.
 */
export async function writeAnew(type: ImageType, bytes: Buffer): Promise<Image | undefined> {
  // Loaded with the first upload, which few tests send.
  const { default: sharp } = await import('sharp');
  const pixels = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
  const encoded = type === 'image/png' ? pixels.png() : pixels.jpeg({ quality: QUALITY });
  return encoded.toBuffer().then(
    (written) => ({ type, bytes: written }),
    () => undefined,
  );
}
