/** Pixels of a picture. */
interface Size {
  width: number;
  height: number;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
/** Bytes of a PNG up to the end of its size. */
const PNG_HEAD = 24;

/** Whether a JPEG marker is a frame header, which has the size; C4, C8 and CC are not. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Size in a JPEG's frame header; undefined if there is none. */
function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff;) {
    if (isFrame(view.getUint8(at + 1))) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Reads the size of a PNG or JPEG without decoding it; undefined for any other content (decision 27). */
export async function pictureSize(file: Blob): Promise<Size | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const begins = (signature: readonly number[]) =>
    signature.every((byte, place) => bytes[place] === byte);
  const view = new DataView(bytes.buffer);
  if (begins(JPEG)) return jpegSize(view);
  if (!begins(PNG) || bytes.length < PNG_HEAD) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
