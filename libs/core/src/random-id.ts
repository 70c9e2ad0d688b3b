/** Returns random bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a random UUID (version 4). Unlike `crypto.randomUUID`, also in a page over plain HTTP. */
export function randomId(): string {
  const hex = randomHex(16);
  const tail = `4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${tail}`;
}
