import { api } from '@lobby/api-client';
import { facts, tools } from '../promotions.setup';

const ACCOUNT = { user: 'fresh01', brand: 'aurora' } as const;

type Category = NonNullable<Parameters<typeof api.games.list>[0]['category']>;

/** A sum of dong as it is written, without its dots. */
export const dong = (written = ''): number => Number(written.replaceAll('.', ''));

/** Figures of the sentences under a question, in their order: sums of dong without their dots, shares, days, times. */
export const figures = (question: string): number[] =>
  facts(question).flatMap((text) =>
    [...text.matchAll(/\d[\d.,]*/g)].map(([figure]) => dong(figure)),
  );

/** Parts of the sentence under a question that a pattern finds; fails if there is none. */
export function said(question: string, pattern: RegExp): string[] {
  const found = facts(question).flatMap((text) => pattern.exec(text)?.slice(1) ?? []);
  if (found.length === 0) throw new Error(`${question} says nothing of ${pattern}`);
  return found;
}

const ledger = () => tools.sandbox.control.ledger(ACCOUNT);

const bonusRows = () => ledger().transactions.filter(({ txCode }) => txCode === 'BONUS');

/** Bonuses that the ledger paid. */
export const bonuses = () => bonusRows().map(({ amount }) => Number(amount));

/** Time of the last of them, ms. */
export const paidAt = () => bonusRows().at(-1)?.time ?? 0;

/** Sum of the ledger's bets from a time on, ms; a stake that came back whole does not count. */
export const staked = (since = 0) =>
  ledger()
    .orders.flatMap((order) => ('stake' in order && order.time >= since ? [order] : []))
    .filter(({ status }) => status === 'WON' || status === 'LOST')
    .reduce((sum, { stake }) => sum + Number(stake), 0);

/** Turnover that the platform asks for because of a promotion. */
export async function wagerOf(promoId: string) {
  const { turnover } = await api.withdraw.settings();
  return turnover.items.find((one) => one.promoId === promoId);
}

/** That turnover, and the days that are left for it. */
export async function required(promoId: string) {
  const item = await wagerOf(promoId);
  const left = (item?.expiresAt ?? 0) - tools.sandbox.control.state().clock.now;
  return { required: Number(item?.required), days: Math.round(left / 86_400_000) };
}

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
  const { orderNo } = await api.deposit.manualTransfer(order, { key: `truth-${promoId}` });
  tools.sandbox.control.knobs.deposit({ orderNo, decision: 'approve' });
}

/** Sets a balance that no round uses up. */
export const fillWallet = () =>
  void tools.sandbox.control.knobs.balance({ ...ACCOUNT, balance: '50000000' });

let launches = 0;

/** Plays rounds of a stake in a game of a category, as the page of the game does. */
export async function play(category: Category, stake: number, rounds = 1) {
  const [game] = (await api.games.list({ category, page: 1 })).games;
  if (game === undefined) throw new Error(`no game of ${category}`);
  launches += 1;
  const key = `truth-launch-${launches}`;
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
