/** Encrypts a body with a brand's key of 128 hexadecimal digits. */
export function seal(body: unknown, key: string): Promise<{ data: string }>;
