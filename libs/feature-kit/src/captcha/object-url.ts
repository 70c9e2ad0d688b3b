/** Creates an object URL from base64, because the page's policy forbids `data:` URLs. Throws if it is not valid base64. Revoke it after use. */
export function toObjectUrl(base64: string, type: 'image/png' | 'audio/wav'): string {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type }));
}
