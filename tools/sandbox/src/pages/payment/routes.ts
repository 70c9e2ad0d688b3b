import { Hono } from 'hono';
import * as z from 'zod/mini';
import { userById } from '../../accounts/users';
import { brandOf, toLanguage } from '../../brands/brands';
import { siteOf } from '../../brands/sites';
import { orderBy } from '../../deposit/orders';
import { payDeposit, refuseDeposit } from '../../deposit/settle';
import { readJson } from '../../calls/body';
import type { Sandboxed } from '../../calls/core';
import { jsonResponse, refusalEnvelope } from '../../calls/envelope';
import { Refusal, refuse } from '../../calls/refusal';
import { assetRoutes, assetTable, sharedAssets } from '../shared/assets';
import { pageHeaders } from '../shared/security';
import { PAYMENT_ASSETS, paymentPage, type ShownPayment } from './payment-page';

const assets = assetTable({
  'shared/client': sharedAssets,
  'payment/client': import.meta.glob<string>('./client/*.{css,js}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
});

const ANSWERS = { pay: payDeposit, refuse: refuseDeposit };
const answered = z.object({
  t: z.string().check(z.minLength(1), z.maxLength(128)),
  answer: z.enum(['pay', 'refuse']),
});

/** Payment of a token, after running due jobs. */
function shownBy(core: Sandboxed, token: string): ShownPayment | undefined {
  core.runDue();
  const { db } = core;
  const now = core.now();
  const row = orderBy(db, 'pay_token', token);
  const owner = row && userById(db, row.user_id);
  return row && owner && { row, brand: brandOf(owner.brand), now };
}

/** Applies the user's decision; a finished payment stays unchanged. */
async function decide(core: Sandboxed, request: Request): Promise<void> {
  const input = answered.safeParse(await readJson(request));
  if (!input.success) throw refuse('request_param_err');
  const shown = shownBy(core, input.data.t);
  if (shown === undefined) throw refuse('record.not.found');
  core.db.transaction(() => ANSWERS[input.data.answer](core.db, shown.row.order_no, shown.now));
}

/** JSON answer for the page: success, or an HTTP error. */
async function answerTo(core: Sandboxed, request: Request): Promise<Response> {
  try {
    await decide(core, request);
    return jsonResponse({ success: true });
  } catch (error) {
    const refusal = error instanceof Refusal ? error : core.unexpected(error);
    const status = refusal.status === 200 ? 409 : refusal.status;
    return jsonResponse(refusalEnvelope(refusal, 'EN'), status);
  }
}

/** Demonstration gateway: `GET /pay/?t=`, its assets and calls, on a separate origin. */
export const paymentPages = (core: Sandboxed): Hono =>
  new Hono()
    .use('/pay/*', async (c, next) => {
      if (siteOf(new URL(c.req.url)) !== 'pay') return c.notFound();
      return next();
    })
    .get('/pay/', pageHeaders(), (c) => {
      const shown = shownBy(core, c.req.query('t') ?? '');
      const language = toLanguage(c.req.query('lang')) ?? 'EN';
      return c.html(paymentPage(language, shown), shown === undefined ? 404 : 200);
    })
    .post('/pay/api/answer', (c) => answerTo(core, c.req.raw))
    .use(`${PAYMENT_ASSETS}/*`, pageHeaders())
    .route(PAYMENT_ASSETS, assetRoutes(assets));
