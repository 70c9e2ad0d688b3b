/** A `blob:` address of a PNG in base64, so that the page's policy needs no `data:`. Throws on what is no base64. */
export function toPngAddress(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
}
