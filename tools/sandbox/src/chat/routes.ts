import { Hono } from 'hono';
import { readJson } from '../calls/body';
import type { Sandboxed } from '../calls/core';
import { jsonResponse, refusalEnvelope } from '../calls/envelope';
import { Refusal, refuse } from '../calls/refusal';
import { roomState, write, written } from './room';

/** Maps a refusal to an HTTP error status; the chat page reads plain JSON, not envelopes. */
async function answered(core: Sandboxed, work: () => unknown): Promise<Response> {
  try {
    return jsonResponse(await work());
  } catch (error) {
    const known = error instanceof Refusal ? error : core.unexpected(error);
    return jsonResponse(refusalEnvelope(known, 'EN'), known.status === 200 ? 409 : known.status);
  }
}

/** Calls of the chat page, on the chat origin. */
export function chatRoutes(core: Sandboxed): Hono {
  return new Hono()
    .get('/chat/api/state', (c) =>
      answered(core, () => roomState(core.db, c.req.query('t') ?? '', core.now())),
    )
    .post('/chat/api/message', (c) =>
      answered(core, async () => {
        const message = written.safeParse(await readJson(c.req.raw));
        if (!message.success) throw refuse('request_param_err');
        return write(core.db, message.data, core.now());
      }),
    );
}
