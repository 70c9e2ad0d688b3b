/** A `blob:` address of base64, so that the page's policy needs no `data:`. Throws on what is no base64. */
export function toBlobAddress(base64: string, type: 'image/png' | 'audio/wav'): string {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type }));
}
