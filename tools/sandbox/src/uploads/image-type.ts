/** Types of image that may be uploaded. */
export type ImageType = 'image/png' | 'image/jpeg';

const PNG_SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** Whether the bytes are a PNG; width and height are at a fixed offset of the first chunk. */
function isPng(bytes: Buffer): boolean {
  return (
    bytes.length > 44 &&
    bytes.subarray(0, 8).equals(PNG_SIGNATURE) &&
    bytes.toString('latin1', 12, 16) === 'IHDR' &&
    bytes.readUInt32BE(16) > 0 &&
    bytes.readUInt32BE(20) > 0 &&
    bytes.includes('IDAT') &&
    bytes.includes('IEND')
  );
}

/** Whether a marker is a frame, which holds the size; the excluded ones in the range are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Whether the bytes are a JPEG; walks the segments to the frame. */
function isJpeg(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.readUInt16BE(0) !== 0xffd8) return false;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) {
      return bytes.readUInt16BE(at + 5) > 0 && bytes.readUInt16BE(at + 7) > 0;
    }
    // Fill byte before a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

/** Image type by content, regardless of name; undefined unless PNG or JPEG. */
export function imageType(bytes: Buffer): ImageType | undefined {
  if (isPng(bytes)) return 'image/png';
  return isJpeg(bytes) ? 'image/jpeg' : undefined;
}
