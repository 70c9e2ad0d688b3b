import { BRAND_CODES, brandOf } from '../brands/brands';
import { toMinor } from '../wallet/money';
import { ACCOUNTS, seededUserId } from './accounts.data';
import { contractMovements } from './contract-statements';
import { type History, historyOf, type Owner } from './history';
import { lineMovements } from './line-earnings';
import { oncePerPlan } from './plan';
import { rainMovements } from './rain-rows';
import { teamHistories } from './team-histories';

/** Every named account at every brand. */
export const OWNERS: readonly Owner[] = BRAND_CODES.flatMap((code) =>
  ACCOUNTS.map((account) => {
    const brand = brandOf(code);
    const balance = toMinor(account.balance[code], brand.currency.digits);
    if (balance === undefined) throw new Error(`${account.name} has no balance at ${code}`);
    return { userId: seededUserId(code, account.name), brand, account, balance };
  }),
);

/** Histories of the named accounts by id, followed by those of the team members. */
export const histories = oncePerPlan((plan): readonly History[] => [
  ...OWNERS.map((owner) =>
    historyOf(owner, plan, [
      ...contractMovements(owner.userId, plan),
      ...rainMovements(owner.userId, plan),
      ...lineMovements(owner.userId, plan),
    ]),
  ),
  ...teamHistories(plan),
]);
