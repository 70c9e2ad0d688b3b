/** The same request, whose headers arrive at once and whose body is held back until `release`. */
export function withHeldBody({ url, method, headers, body }: Request): {
  held: Request;
  release(): Promise<void>;
} {
  if (body === null) throw new Error('a request without a body');
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  // A request with a stream requires `duplex`, which the types lack.
  const init = { method, headers, body: readable, duplex: 'half' };
  return { held: new Request(url, init), release: () => body.pipeTo(writable) };
}
