import { api } from '@lobby/api-client';
import { facts, tools } from '../promotions.setup';

const ACCOUNT = { user: 'fresh01', brand: 'aurora' } as const;

type Category = NonNullable<Parameters<typeof api.games.list>[0]['category']>;

/** Parses a displayed amount of dong. */
export const dong = (written = ''): number => Number(written.replaceAll('.', ''));

/** Numbers in the key terms under a heading, in order: amounts, percentages, days, counts. */
export const figures = (question: string): number[] =>
  facts(question).flatMap((text) =>
    [...text.matchAll(/\d[\d.,]*/g)].map(([figure]) => dong(figure)),
  );

/** Capture groups of a pattern in the key terms under a heading; throws if nothing matches. */
export function said(question: string, pattern: RegExp): string[] {
  const found = facts(question).flatMap((text) => pattern.exec(text)?.slice(1) ?? []);
  if (found.length === 0) throw new Error(`${question} says nothing of ${pattern}`);
  return found;
}

const ledger = () => tools.sandbox.control.ledger(ACCOUNT);

const bonusRows = () => ledger().transactions.filter(({ txCode }) => txCode === 'BONUS');

/** Bonuses in the ledger. */
export const bonuses = () => bonusRows().map(({ amount }) => Number(amount));

/** Time of the last bonus, ms. */
export const paidAt = () => bonusRows().at(-1)?.time ?? 0;

/** Total stakes in the ledger since a time, ms; fully returned stakes do not count. */
export const staked = (since = 0) =>
  ledger()
    .orders.flatMap((order) => ('stake' in order && order.time >= since ? [order] : []))
    .filter(({ status }) => status === 'WON' || status === 'LOST')
    .reduce((sum, { stake }) => sum + Number(stake), 0);

/** Turnover required because of a promotion. */
export async function wagerOf(promoId: string) {
  const { turnover } = await api.withdraw.settings();
  return turnover.items.find((one) => one.promoId === promoId);
}

/** That turnover, and the days left for it. */
export async function required(promoId: string) {
  const item = await wagerOf(promoId);
  const left = (item?.expiresAt ?? 0) - tools.sandbox.control.state().clock.now;
  return { required: Number(item?.required), days: Math.round(left / 86_400_000) };
}

/** Deposits an amount with a promotion, and approves it. */
export async function deposit(amount: number, promoId: string) {
  const order = {
    methodId: 'vn-transfer',
    bankCode: 'SOH-DEMO',
    payerName: 'TRAN MAI',
    amount: String(amount),
    gateway: 'MOBILE' as const,
    proofImages: [],
    promoId,
  };
  const { orderNo } = await api.deposit.manualTransfer(order, { key: `key-terms-${promoId}` });
  tools.sandbox.control.knobs.deposit({ orderNo, decision: 'approve' });
}

/** Sets a balance that is large enough for all rounds. */
export const fillWallet = () =>
  void tools.sandbox.control.knobs.balance({ ...ACCOUNT, balance: '50000000' });

let launches = 0;

/** Plays rounds in a game of a category, with the game page's requests. */
export async function play(category: Category, stake: number, rounds = 1) {
  const [game] = (await api.games.list({ category, page: 1 })).games;
  if (game === undefined) throw new Error(`no game of ${category}`);
  launches += 1;
  const key = `key-terms-launch-${launches}`;
  const backUrl = 'http://aurora.localhost/';
  const address = await api.myGames.launch(game, { backUrl, playMoney: false, key });
  const t = new URL(address).searchParams.get('t');
  for (let round = 1; round <= rounds; round += 1) {
    const body = JSON.stringify({ t, stake: String(stake), key: `${key}-${round}` });
    const at = 'http://games.localhost/play/api/round';
    const answer = await tools.sandbox.fetch(new Request(at, { method: 'POST', body }));
    if (!answer.ok) throw new Error(`the round was refused: ${await answer.text()}`);
  }
}
