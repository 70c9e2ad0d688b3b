import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** The smallest bytes that a platform takes for a JPEG. */
const JPEG = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0, 0xff, 0xd9];

/** Chooses a picture in a field. Tests draw none: whatever is chosen is written anew as the smallest JPEG. */
export function chooseImage(
  input: HTMLElement,
  file = new File(['pixels'], 'receipt.png', { type: 'image/png' }),
): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([new Uint8Array(JPEG)], { type: 'image/jpeg' })),
  );
  fireEvent.change(input, { target: { files: [file] } });
}
