import { Hono } from 'hono';
import { readJson } from '../calls/body';
import type { Sandboxed } from '../calls/core';
import { jsonResponse, refusalEnvelope } from '../calls/envelope';
import { Refusal, refuse } from '../calls/refusal';
import { written } from './open-chat';
import { readChat, writeToChat } from './talk';

/** Maps a refusal to an HTTP error status; the chat page reads plain JSON, not envelopes. */
async function answered(core: Sandboxed, work: () => unknown): Promise<Response> {
  try {
    return jsonResponse(await work());
  } catch (error) {
    const known = error instanceof Refusal ? error : core.unexpected(error);
    return jsonResponse(refusalEnvelope(known, 'EN'), known.status === 200 ? 409 : known.status);
  }
}

/**
 * Calls of the chat pages, on the chat origin: changes since a cursor, polled each second (decision 053), and sending a
 * message. Due jobs run first, as before every call.
 */
export function chatRoutes(core: Sandboxed): Hono {
  return new Hono()
    .get('/chat/api/state', (c) =>
      answered(core, () => {
        core.runDue();
        return readChat(core.db, c.req.query('t') ?? '', c.req.query('after') ?? '', core.now());
      }),
    )
    .post('/chat/api/message', (c) =>
      answered(core, async () => {
        const message = written.safeParse(await readJson(c.req.raw));
        if (!message.success) throw refuse('request_param_err');
        core.runDue();
        writeToChat(core.db, message.data, core.now());
        return {};
      }),
    );
}
