import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Sandboxed } from '../calls/core';
import { readJson } from '../calls/body';
import { Refusal, refuse } from '../calls/refusal';
import { jsonResponse, refusalEnvelope } from '../calls/envelope';
import { tableRound, tableState } from './table';

const token = z.string().check(z.minLength(1), z.maxLength(128));
const round = z.object({
  t: token,
  stake: z.string().check(z.maxLength(32)),
  key: z.string().check(z.minLength(1), z.maxLength(64)),
});

/** Maps a refusal to an HTTP error status; the game page reads plain JSON, not envelopes. */
function refusal(error: unknown, core: Sandboxed): Response {
  const known = error instanceof Refusal ? error : core.unexpected(error);
  const status = known.status === 200 ? 409 : known.status;
  return jsonResponse(refusalEnvelope(known, 'EN'), status);
}

/** Calls of the demonstration game's page, on the games' origin. */
export function playRoutes(core: Sandboxed): Hono {
  const app = new Hono();
  app.get('/play/api/state', (c) => {
    try {
      const t = token.safeParse(c.req.query('t'));
      if (!t.success) throw refuse('request_param_err');
      return jsonResponse(tableState(core.db, t.data, core.now()));
    } catch (error) {
      return refusal(error, core);
    }
  });
  app.post('/play/api/round', async (c) => {
    try {
      const input = round.safeParse(await readJson(c.req.raw));
      if (!input.success) throw refuse('request_param_err');
      return jsonResponse(tableRound(core.db, input.data, core.now()));
    } catch (error) {
      return refusal(error, core);
    }
  });
  return app;
}
