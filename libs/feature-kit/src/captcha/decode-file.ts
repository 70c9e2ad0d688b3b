/** Decodes base64, because the page's policy forbids `data:` URLs. Throws if it is not valid base64. */
export function decodeFile(base64: string, type: 'image/png' | 'audio/wav'): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
}
