/**
 * Returns a function that opens the device's share sheet; undefined if the browser has none. `onFailed` is not called if
 * the user closes the sheet.
 */
export function shareSheet(onFailed: () => void): ((data: ShareData) => void) | undefined {
  if (typeof navigator.share !== 'function') return undefined;
  return (data) => {
    navigator.share(data).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) onFailed();
    });
  };
}
