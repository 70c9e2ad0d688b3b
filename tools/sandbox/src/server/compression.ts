import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Shorter answers travel as they are. */
const FROM_BYTES = 2_048;

const br = promisify(brotliCompress);
const gz = promisify(gzip);

const ENCODERS = {
  // As fast as can be: fifty people wait behind each other for this, and the lists that never change
  // are packed well and kept (pipeline/answer-cache).
  br: (bytes: Uint8Array) =>
    br(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 },
    }),
  gzip: (bytes: Uint8Array) => gz(bytes, { level: 1 }),
} as const;

/** Compresses a JSON answer of some length when the client can read it. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  const json = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (encoding === undefined || !json || response.headers.has('content-encoding')) return response;
  if (response.headers.has('content-length')) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  if (bytes.byteLength < FROM_BYTES)
    return new Response(bytes, { status: response.status, headers });
  headers.set('content-encoding', encoding);
  const small = await ENCODERS[encoding](bytes);
  return new Response(new Uint8Array(small), { status: response.status, headers });
}
