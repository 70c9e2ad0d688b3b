import { gzipSync } from 'node:zlib';

/** Minimum size in bytes for compression. */
const FROM_BYTES = 4_096;

/**
 * Compresses long JSON responses synchronously, at a low level, because a worker thread would add two event-loop
 * turns per response (decision 49). Constant lists are cached with better compression (calls/answer-cache).
 */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const reads = request.headers.get('accept-encoding')?.includes('gzip') ?? false;
  const json = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!reads || !json || response.headers.has('content-encoding')) return response;
  if (response.headers.has('content-length')) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  const { status } = response;
  if (bytes.byteLength < FROM_BYTES) return new Response(bytes, { status, headers });
  headers.set('content-encoding', 'gzip');
  return new Response(new Uint8Array(gzipSync(bytes, { level: 1 })), { status, headers });
}
