import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Language } from '../brands/brands';
import type { Db } from '../database/db';
import { dayOf, startOfDay } from '../paging/range';
import { spanOf } from '../paging/periods';
import { maskedAccount } from '../rewards/masked-account';
import type { Member } from '../rewards/member';
import { toWire } from '../wallet/money';
import { BOARD_NOTE } from './missions.data';

type Board = CallValue<Contract['rewards']['leaderBoard']>;

const SHOWN = 20;

/** Top stakes of the week among real accounts, from the ledger. */
export function leaderBoard(db: Db, { brand, userId, now }: Member, language: Language): Board {
  const week = spanOf('WEEK', dayOf(brand, now));
  // Force the index by day, because a week has few rows and a brand many accounts.
  const rows = db.all<{ user_id: number; name: string; score: number }>(
    `SELECT t.user_id, u.name, sum(t.valid_stake) AS score
     FROM daily_totals t CROSS JOIN users u ON u.id = t.user_id AND u.type IN (0, 1, 2)
     WHERE t.day >= ? AND t.day < ? AND u.brand = ? AND t.valid_stake > 0
     GROUP BY t.user_id ORDER BY score DESC, t.user_id`,
    week.first,
    week.next,
    brand.code,
  );
  const list = rows.map(({ user_id, name, score }, i) => ({
    user_id,
    row: {
      rank: i + 1,
      nameMasked: maskedAccount(name),
      score: toWire(score, brand.currency.digits),
    },
  }));
  return {
    list: list.slice(0, SHOWN).map(({ row }) => row),
    mine: list.find(({ user_id }) => user_id === userId)?.row ?? null,
    range: { startDate: startOfDay(brand, week.first), endDate: startOfDay(brand, week.next) - 1 },
    note: BOARD_NOTE[language],
  };
}
