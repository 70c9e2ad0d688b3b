import type { Transport } from '../faults/transport';

const isLocal = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '127.0.0.1' ||
  hostname === '[::1]';

function localOrigin(origin: string): boolean {
  try {
    return isLocal(new URL(origin).hostname);
  } catch {
    return false;
  }
}

/**
 * Whether a request may use the control calls: from this machine, to a local host name (a foreign one means
 * DNS rebinding), not from a foreign page.
 */
export function mayControl(request: Request, transport: Transport): boolean {
  const origin = request.headers.get('origin');
  return (
    transport.loopback &&
    isLocal(new URL(request.url).hostname) &&
    (origin === null || localOrigin(origin))
  );
}
