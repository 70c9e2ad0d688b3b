import type { ImageType } from './image-type';

/** An image: bytes and their type. */
export interface Image {
  type: ImageType;
  bytes: Buffer;
}

/** Maximum decoded pixels: allows large phone photographs, blocks decompression bombs. */
const MAX_PIXELS = 50_000_000;

/** JPEG quality that keeps documents readable. */
const QUALITY = 85;

/**
 * Re-encodes an image, upright, which strips metadata such as the location of a
 * photograph. Undefined if it cannot be decoded or is too large.
 */
export async function reencode(type: ImageType, bytes: Buffer): Promise<Image | undefined> {
  // Loaded lazily, because few tests need it.
  const { default: sharp } = await import('sharp');
  const pixels = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  const encoded = type === 'image/png' ? pixels.png() : pixels.jpeg({ quality: QUALITY });
  return encoded.toBuffer().then(
    (written) => ({ type, bytes: written }),
    () => undefined,
  );
}
