import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand, Language } from '../brands/brands';
import type { Db } from '../database/db';
import { drawnNumbers } from '../lottery/draws';
import { lotteryOf } from '../lottery/lotteries';
import { issueOf } from '../lottery/schedule';
import { refuse } from '../calls/refusal';
import { toWire } from '../wallet/money';
import { mainWallet } from '../wallet/wallets';
import { type BetLine, closeTime, eventOf, linesOf, mayCancel, lineNo } from './lines';
import { type OrderRow, SELECT_ORDER, toWireOrder } from './list';
import { matchOf } from './matches';
import { type BetEvent, settledAt } from './verdict';

type Detail = CallValue<Contract['games']['orderDetail']>;

export interface Reader {
  brand: Brand;
  userId: number;
  language: Language;
  now: number;
}

/** Real-money bet of a user. Throws `record.not.found`. */
export function orderOf(db: Db, { userId, language }: Reader, orderNo: string): OrderRow {
  const row = db.get<OrderRow>(
    `${SELECT_ORDER} WHERE b.order_no = ? AND b.wallet_id = ?`,
    language,
    orderNo,
    mainWallet(db, userId).id,
  );
  if (row === undefined) throw refuse('record.not.found');
  return row;
}

function drawOf(event: BetEvent | undefined, { language, now }: Reader): Detail['draw'] {
  const lottery = event?.kind === 'DRAW' ? lotteryOf(event.code) : undefined;
  if (event === undefined || lottery === undefined) return null;
  return {
    gameCode: lottery.code,
    gameName: lottery.names[language],
    issueNo: issueOf(lottery.schedule, event.at),
    drawTime: event.at,
    closeTime: closeTime(event),
    prizes: event.at > now ? null : drawnNumbers(lottery, event.at),
  };
}

function matchShown(event: BetEvent | undefined, { now }: Reader): Detail['match'] {
  if (event?.kind !== 'MATCH') return null;
  const { league, home, away, homeScore, awayScore } = matchOf(event.code, event.at);
  const score = settledAt(event) > now ? null : { home: homeScore, away: awayScore };
  return { league, home, away, startTime: event.at, score };
}

/** Fraction digits of odds: stored as hundredths, sent as decimals. */
const ODDS_DIGITS = 2;

/** Bet with its lines and results. Throws `record.not.found`. */
export function orderDetail(db: Db, reader: Reader, orderNo: string): Detail {
  const row = orderOf(db, reader, orderNo);
  const event = eventOf(db, row.id);
  const wire = (minor: number) => toWire(minor, reader.brand.currency.digits);
  const toLine = (line: BetLine) => ({
    lineNo: lineNo(orderNo, line.line),
    playCode: line.play,
    pick: line.pick,
    odds: toWire(line.odds, ODDS_DIGITS),
    stake: wire(line.stake),
    payout: wire(line.payout),
    status: line.status,
    cancellable: mayCancel(event, line, reader.now),
  });
  return {
    ...toWireOrder(row, reader.brand),
    lines: linesOf(db, row.id).map(toLine),
    draw: drawOf(event, reader),
    match: matchShown(event, reader),
    symbols: row.symbols === '' ? [] : row.symbols.split(','),
  };
}
