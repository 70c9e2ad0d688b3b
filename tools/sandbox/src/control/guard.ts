import type { Transport } from '../faults/transport';

const isLocal = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '127.0.0.1' ||
  hostname === '[::1]';

/** Host of an origin; undefined for an opaque origin, such as a sandboxed frame. */
function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

/**
 * Whether a request may use the control calls: only from this machine, to a local host name (a foreign one indicates
 * DNS rebinding), and not from a page of another host, because other programs serve pages on this machine too.
 */
export function mayControl(request: Request, transport: Transport): boolean {
  const origin = request.headers.get('origin');
  const { host, hostname } = new URL(request.url);
  return transport.loopback && isLocal(hostname) && (origin === null || hostOf(origin) === host);
}
