import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** A JPEG of one white pixel. */
const JPEG = `/9j/2wBDAP${'/'.repeat(86)}2wBDAf${'/'.repeat(86)}wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAA/9k=`;
const bytes = Uint8Array.from(atob(JPEG), (letter) => letter.codePointAt(0) ?? 0);

/** Chooses a picture in a field. happy-dom draws no images: every chosen one is re-encoded as that JPEG. */
export function chooseImage(
  input: HTMLElement,
  file = new File([bytes], 'receipt.jpg', { type: 'image/jpeg' }),
): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([bytes], { type: 'image/jpeg' })),
  );
  fireEvent.change(input, { target: { files: [file] } });
}
