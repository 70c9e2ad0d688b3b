import { AFFILIATE_CODES } from '../accounts/registration-rules.data';
import { hashPasswordWithSalt } from '../accounts/passwords';
import { type Brand, BRAND_CODES, brandOf } from '../brands/brands';
import type { Value } from '../database/db';
import { COUNTRIES } from '../platform/places.data';
import { PASSWORD, type SeedAccount, seededRegistration } from './accounts.data';
import { OWNERS } from './histories';
import type { Owner } from './history';
import { HOUR_MS, type SeedPlan } from './plan';
import type { Rows } from './columns.data';
import { PAYEE_NAMES } from './security.data';
import { parentIdOf } from './team-accounts';

const dialingCodeOf = ({ country }: Brand) =>
  COUNTRIES.find(({ code }) => code === country)?.dialingCode ?? '84';

/** Mobile number of the brand's country: ten digits, with a leading zero where usual. */
function mobileAt(brand: Brand, { mobile }: SeedAccount): string | undefined {
  return brand.country === 'US' ? mobile?.replace('09123456', '21255501') : mobile;
}

const userRow = ({ userId, brand, account }: Owner, plan: SeedPlan, hash: string): Value[] => [
  userId,
  brand.code,
  account.name,
  account.type,
  hash,
  account.nickname,
  mobileAt(brand, account) ?? null,
  account.mobile === undefined ? null : dialingCodeOf(brand),
  account.mobile === undefined ? null : `${account.name}@player.example`,
  null,
  seededRegistration(account.name, plan),
  account.vipLabel ?? null,
  JSON.stringify(account.labels ?? []),
  account.firstLogin === true ? 1 : 0,
  account.locked === true ? 0 : 1,
  account.history === true ? 2 : 0,
  parentIdOf(brand.code, account.name),
  account.history === true ? plan.until - 2 * HOUR_MS : null,
  null,
  PAYEE_NAMES[account.name] ?? null,
  account.mobile === undefined ? 0 : 1,
  account.mobile === undefined ? 0 : 1,
];

/** Rows of the named accounts at every brand. */
export function accountRows(plan: SeedPlan): Rows {
  // One salt for all, for speed, because the password is public.
  const hash = hashPasswordWithSalt(PASSWORD, 'sandbox-seed');
  return [
    ['brands', BRAND_CODES.map((brand) => [brand, brandOf(brand).utcOffsetMs])],
    ['users', OWNERS.map((owner) => userRow(owner, plan, hash))],
    [
      'affiliates',
      BRAND_CODES.flatMap((brand) =>
        AFFILIATE_CODES.map(({ code, agent }) => [brand, code, agent]),
      ),
    ],
  ];
}
