import { refuse } from './refusal';

/** Default body limit in bytes. */
const MAX_BODY_BYTES = 1_048_576;

/** Reads a body of unknown length; aborts when it exceeds the limit. */
async function readParts(body: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > most) {
      void reader.cancel();
      throw refuse('body.unreadable');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Reads the body as text. Throws `body.unreadable` if it exceeds `most` bytes or breaks off. */
export async function readText(request: Request, most = MAX_BODY_BYTES): Promise<string> {
  const declared = request.headers.get('content-length');
  if (Number(declared ?? 0) > most) throw refuse('body.unreadable');
  try {
    if (declared !== null) return await request.text();
    return request.body === null ? '' : await readParts(request.body, most);
  } catch {
    throw refuse('body.unreadable');
  }
}

/** Parses a body as JSON; an empty body is no input. Throws `body.unreadable`. */
export function jsonOf(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refuse('body.unreadable');
  }
}

/** Reads the body as JSON; an empty body is no input. Throws `body.unreadable`. */
export const readJson = async (request: Request, most?: number): Promise<unknown> =>
  jsonOf(await readText(request, most));
