import { encodeQr } from './encode-qr';

/** Pixels per module: sharp on a phone's screen and to another phone's camera. */
const MODULE_PX = 12;

/** Draws a code as a PNG picture, black on white. Rejects without canvas support. */
export async function drawQrCode(payload: string): Promise<Blob> {
  const { size, dots } = encodeQr(payload);
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE_PX;
  canvas.height = size * MODULE_PX;
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('this browser draws no pictures');
  paint.fillStyle = 'white';
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.fillStyle = 'black';
  for (const { x, y } of dots) paint.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX);
  const picture = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  if (!picture) throw new Error('this browser writes no pictures');
  return picture;
}
