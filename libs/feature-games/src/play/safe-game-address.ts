const PROTOCOLS = ['https:', 'http:'];

/** The origin of a game's address where it may be opened: a configured one, without a name or password in it (decision 23). */
export function safeGameOrigin(address: string, allowed: readonly string[]): string | null {
  try {
    const { protocol, origin, username, password } = new URL(address);
    const plain = PROTOCOLS.includes(protocol) && !username && !password;
    return plain && allowed.includes(origin) ? origin : null;
  } catch {
    return null;
  }
}
