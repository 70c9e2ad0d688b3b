import { hashPasswordWithSalt } from '../accounts/passwords';
import { BRAND_CODES, type BrandCode, brandOf } from '../brands/brands';
import { fold } from '@lobby/api-client/contract';
import type { Value } from '../database/db';
import { banksOf } from '../security/banks';
import type { Bank } from '../security/banks.data';
import { PAYMENT_PASSWORD, seededUserId } from './accounts.data';
import { DAY_MS, type SeedPlan } from './plan';
import type { Rows } from './columns.data';
import { IDENTITY_RULES } from '../identity/rules.data';
import { SEEDED_ANSWERS, SEEDED_CARDS, WITH_PAYMENT_PASSWORD } from './security.data';

const hash = hashPasswordWithSalt(PAYMENT_PASSWORD, 'sandbox-payment');
const answers = SEEDED_ANSWERS.answers.map(({ questionId, answer }, i): Value[] => [
  i + 1,
  questionId,
  hashPasswordWithSalt(fold(answer), 'sandbox-answer'),
]);

/** Card of a seeded account: a bank and twelve deterministic digits. */
export const seededCard = (userId: number, card: number, banks: readonly Bank[]) => ({
  bank: banks[(userId + card) % banks.length],
  accountNo: String(190_300_004_820 + userId * 1_000_003 + card * 7_919),
});

function cardsOf(brand: BrandCode, plan: SeedPlan): Value[][] {
  const banks = banksOf(brandOf(brand));
  return SEEDED_CARDS.flatMap(({ user, count }) => {
    const userId = seededUserId(brand, user);
    return Array.from({ length: count }, (_, i): Value[] => {
      const { bank, accountNo } = seededCard(userId, i, banks);
      const boundAt = plan.today - (200 - i * 30) * DAY_MS;
      return [userId, brand, bank?.code ?? '', accountNo, null, boundAt];
    });
  });
}

/** Approved if the brand requires it before withdrawals: an account with a card has withdrawn. */
const identitiesOf = (brand: BrandCode, plan: SeedPlan): Value[][] =>
  IDENTITY_RULES[brand].beforeWithdrawal
    ? SEEDED_CARDS.map(({ user }) => [
        seededUserId(brand, user),
        'APPROVED',
        plan.today - 200 * DAY_MS,
      ])
    : [];

/** Payment passwords, security answers, bank cards and identity checks. */
export function securityRows(plan: SeedPlan): Rows {
  const of = (names: readonly string[]) =>
    BRAND_CODES.flatMap((brand) => names.map((name) => seededUserId(brand, name)));
  return [
    [
      'payment_passwords',
      of(WITH_PAYMENT_PASSWORD).map((id) => [id, hash, plan.today - 200 * DAY_MS]),
    ],
    [
      'security_answers',
      of(SEEDED_ANSWERS.users).flatMap((id) => answers.map((row) => [id, ...row])),
    ],
    [
      'bank_cards',
      BRAND_CODES.flatMap((brand) => cardsOf(brand, plan)).map((row, i) => [i + 1, ...row]),
    ],
    ['identity_checks', BRAND_CODES.flatMap((brand) => identitiesOf(brand, plan))],
  ];
}
