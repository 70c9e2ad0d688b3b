import { AFFILIATE_CODES } from '../accounts/registration-rules.data';
import { hashPasswordWithSalt } from '../accounts/passwords';
import { BRAND_CODES, type BrandCode, brandOf } from '../brands/brands';
import type { Value } from '../database/db';
import { toMinor } from '../wallet/money';
import { ACCOUNTS, PASSWORD, type SeedAccount } from './accounts.data';
import { historyOf } from './history';
import { INBOX } from './inbox.data';
import type { SeedPlan } from './plan';
import type { Rows } from './rows';

interface Numbered {
  id: number;
  brand: BrandCode;
  account: SeedAccount;
  balance: number;
}

function numbered(): Numbered[] {
  return BRAND_CODES.flatMap((brand) => ACCOUNTS.map((account) => ({ brand, account }))).map(
    ({ brand, account }, i) => {
      const balance = toMinor(account.balance[brand], brandOf(brand).currency.digits);
      if (balance === undefined) throw new Error(`${account.name} has no balance at ${brand}`);
      return { id: i + 1, brand, account, balance };
    },
  );
}

const userRow = ({ id, brand, account }: Numbered, hash: string): Value[] => [
  id,
  brand,
  account.name,
  account.type,
  hash,
  account.nickname,
  account.mobile ?? null,
  account.mobile === undefined ? null : '84',
  account.mobile === undefined ? null : `${account.name}@player.example`,
  null,
  account.registeredAt,
  account.vipLabel ?? null,
  JSON.stringify(account.labels ?? []),
  account.firstLogin === true ? 1 : 0,
  account.locked === true ? 0 : 1,
  account.history === true ? 2 : 0,
  null,
  null,
  null,
  null,
];

/** Accounts of names.md at every brand, with what they own and did. */
export function accountRows(plan: SeedPlan): Rows {
  const all = numbered();
  // One salt for all: the password is published, and seeding stays fast.
  const hash = hashPasswordWithSalt(PASSWORD, 'sandbox-seed');
  const histories = all.map((owner) =>
    historyOf({
      userId: owner.id,
      brand: brandOf(owner.brand),
      balance: owner.balance,
      registeredAt: owner.account.registeredAt,
      played: owner.account.history === true,
      plan,
    }),
  );
  const from = (table: keyof (typeof histories)[number]) => histories.flatMap((one) => one[table]);
  return [
    ['brands', BRAND_CODES.map((brand) => [brand, brandOf(brand).utcOffsetMs])],
    ['users', all.map((owner) => userRow(owner, hash))],
    [
      'affiliates',
      BRAND_CODES.flatMap((brand) =>
        AFFILIATE_CODES.map(({ code, agent }) => [brand, code, agent]),
      ),
    ],
    ['wallets', from('wallets')],
    ['transactions', from('transactions').map((row, i) => [i + 1, ...row])],
    ['bets', from('bets').map((row, i) => [i + 1, ...row])],
    ['favourites', from('favourites').map((row, i) => [i + 1, ...row])],
    ['recent', from('recent').map((row, i) => [i + 1, ...row])],
    [
      'inbox',
      all
        .filter(({ account }) => account.history === true)
        .flatMap(({ id }) =>
          INBOX.map(({ sentAt, read, texts }): Value[] => [
            id,
            sentAt,
            read ? sentAt + 3_600_000 : null,
            JSON.stringify(texts),
          ]),
        )
        .map((row, i) => [i + 1, ...row]),
    ],
  ];
}
