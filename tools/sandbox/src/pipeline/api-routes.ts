import { type Call, contract } from '@lobby/api-client/contract';
import { Hono } from 'hono';
import { handlers } from '../handlers';
import type { Handler } from '../calls/handler';
import { answerCall, languageOf } from './answer-call';
import type { Sandboxed } from '../calls/core';
import { jsonResponse, refusalEnvelope } from '../calls/envelope';
import type { Peer } from '../calls/peer';
import { refuse } from '../calls/refusal';

type AnyHandler = Handler<Call>;

/** Prefixes whose unknown paths get an envelope. */
const API = ['/wps/*', '/lgw/*', '/lotto/*'] as const;

/** One route per call of the contract. */
export function apiRoutes(core: Sandboxed): Hono<Peer> {
  const app = new Hono<Peer>();
  const known = new Set<string>();
  const areas: Record<string, Record<string, Call>> = contract;
  // `handlers satisfies Handlers<Contract>` checks the pairs; a loop cannot preserve that type.
  const answers = handlers as Record<string, Record<string, AnyHandler>>;
  for (const [area, calls] of Object.entries(areas)) {
    for (const [name, call] of Object.entries(calls)) {
      const handler = answers[area]?.[name];
      if (handler === undefined) throw new Error(`no handler for ${area}.${name}`);
      const answer = answerCall(core, { name: `${area}.${name}`, call }, handler);
      known.add(call.path);
      app.on(call.method, call.path, (c) => answer(c.req.raw, c.env.address));
    }
  }

  for (const path of API) {
    app.all(path, (c) => {
      // A known path with another method is "function not available"; an unknown path is "not found".
      const code = known.has(c.req.path) ? 'function.not.available' : 'not.found';
      const refusal = refuse(code);
      core.calls.add({
        time: core.now(),
        method: c.req.method,
        path: c.req.path,
        brand: null,
        user: null,
        status: refusal.status,
        errorCode: code,
        repeated: false,
      });
      return jsonResponse(
        refusalEnvelope(refusal, languageOf(c.req.raw, undefined)),
        refusal.status,
      );
    });
  }
  return app;
}
