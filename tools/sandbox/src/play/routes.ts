import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Sandboxed } from '../calls/core';
import { readJson } from '../calls/body';
import { Refusal, refuse } from '../calls/refusal';
import { jsonResponse, refusalEnvelope } from '../calls/envelope';
import { enterGame } from './lobby';
import { tableRound, tableState } from './table';

const token = z.string().check(z.minLength(1), z.maxLength(128));
const round = z.object({
  t: token,
  stake: z.string().check(z.maxLength(32)),
  key: z.string().check(z.minLength(1), z.maxLength(64)),
  pick: z.optional(z.string().check(z.maxLength(32))),
});
const entered = z.object({ t: token, nodeId: z.string().check(z.maxLength(64)) });

/** Parses the page's input. Throws `request_param_err`. */
function inputOf<S extends z.ZodMiniType>(schema: S, sent: unknown): z.output<S> {
  const input = schema.safeParse(sent);
  if (!input.success) throw refuse('request_param_err');
  return input.data;
}

/** Calls of the demonstration game's page, on the games' origin: plain JSON, refusals as HTTP errors. */
export function playRoutes(core: Sandboxed): Hono {
  const { db } = core;
  // Reads the body before anything else, because a caller may hold it back for minutes.
  const answer = (work: (c: Context, sent: unknown) => unknown) => async (c: Context) => {
    try {
      const sent = await readJson(c.req.raw);
      core.runDue();
      return jsonResponse(work(c, sent));
    } catch (error) {
      const known = error instanceof Refusal ? error : core.unexpected(error);
      return jsonResponse(refusalEnvelope(known, 'EN'), known.status === 200 ? 409 : known.status);
    }
  };
  return new Hono()
    .get(
      '/play/api/state',
      answer((c) => tableState(db, inputOf(token, c.req.query('t')), core.now())),
    )
    .post(
      '/play/api/round',
      answer((_, sent) => tableRound(db, inputOf(round, sent), core.now())),
    )
    .post(
      '/play/api/enter',
      answer((_, sent) => {
        const input = inputOf(entered, sent);
        enterGame(db, input, core.now());
        return tableState(db, input.t, core.now());
      }),
    );
}
