import { refuse } from './refusal';

/** A longer body is refused before it is read to its end. */
export const MAX_BODY_BYTES = 1_048_576;

/** The body as text. Throws `body.unreadable` when it is too long or breaks off. */
export async function readText(request: Request): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > MAX_BODY_BYTES) throw refuse('body.unreadable');
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for await (const part of request.body) {
      bytes += part.byteLength;
      if (bytes > MAX_BODY_BYTES) break;
      text += decoder.decode(part, { stream: true });
    }
  } catch {
    throw refuse('body.unreadable');
  }
  if (bytes > MAX_BODY_BYTES) throw refuse('body.unreadable');
  return text + decoder.decode();
}

/** The body as JSON; none at all reads as no input. Throws `body.unreadable`. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refuse('body.unreadable');
  }
}
