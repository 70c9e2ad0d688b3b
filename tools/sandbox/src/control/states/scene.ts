import { randomUUID } from 'node:crypto';
import { hashPasswordWithSalt } from '../../accounts/passwords';
import { addUser, type User } from '../../accounts/users';
import type { Brand } from '../../brands/brands';
import type { Context } from '../../calls/context';
import type { Db } from '../../database/db';
import { beginTransfer } from '../../deposit/begin';
import { vendorsOf } from '../../deposit/vendors';
import { writeVerdict } from '../../identity/checks';
import { submitIdentity } from '../../identity/submit';
import { IDENTITY_RULES, IMAGES } from '../../identity/rules.data';
import { PASSWORD, PAYMENT_PASSWORD } from '../../seed/accounts.data';
import { bindCard } from '../../security/bank-cards';
import { banksOf } from '../../security/banks';
import { setPaymentPassword } from '../../security/payment-password';
import { SMALL_PNG } from '../../uploads/small-png';
import { storeImage } from '../../uploads/uploads';
import { setBalance } from '../../wallet/set-balance';
import { toWire } from '../../wallet/money';
import { limitsOf } from '../../withdraw/limits';
import { placeWithdrawal } from '../../withdraw/request';

/** Account being prepared for a state. */
export interface Scene {
  db: Db;
  brand: Brand;
  user: User;
  /** ms */
  now: number;
}

const PLAYER = 0;
const PAYEE = 'NGUYEN VAN AN';

/** Adds a player named `name` with a unique number appended, and the demonstration password. */
export function addPlayer(db: Db, brand: Brand, name: string, now: number): User {
  const { taken } = db.get<{ taken: number }>(
    `SELECT count(*) AS taken FROM users WHERE brand = ? AND name GLOB ? || '[0-9]*'`,
    brand.code,
    name,
  ) ?? { taken: 0 };
  const numbered = name + String(taken + 1).padStart(2, '0');
  const password = hashPasswordWithSalt(PASSWORD, numbered);
  return addUser(db, brand, { name: numbered, type: PLAYER, password }, now);
}

/** Context of a money call of the account. */
export const contextOf = ({ db, brand, user, now }: Scene, call: string): Context => ({
  db,
  brand,
  language: brand.languages[0],
  viewer: { userId: user.id, name: user.name, type: user.type, token: '', firstLogin: false },
  now,
  key: randomUUID(),
  print: '',
  call,
  url: new URL(`http://${brand.code}.localhost`),
});

/** Deposit method for a transfer that needs no proof. */
function transferOf({ brand }: Scene) {
  const vendor = vendorsOf(brand.code).find(
    ({ kind, needProof, maintenance }) =>
      kind === 'MANUAL' && needProof !== true && maintenance !== true,
  );
  if (vendor === undefined) throw new Error(`${brand.code} has no transfer method`);
  return vendor;
}

/** Minimum amount of a transfer, minor units. */
export const leastDeposit = (scene: Scene): number => transferOf(scene).min;

/** Gateway of phones (D2 §3). */
const MOBILE = 3;

/** Begins a transfer of the minimum amount; returns its order number. */
export function beginDeposit(scene: Scene): string {
  const vendor = transferOf(scene);
  return beginTransfer(contextOf(scene, 'deposit.manualTransfer'), {
    methodId: vendor.methodId,
    bankCode: vendor.banks[0].bankCode,
    amount: toWire(vendor.min, scene.brand.currency.digits),
    gateway: MOBILE,
    payerName: PAYEE,
    proofImages: [],
  }).orderNo;
}

export const givePaymentPassword = ({ db, user, now }: Scene): void =>
  setPaymentPassword(db, user.id, hashPasswordWithSalt(PAYMENT_PASSWORD, user.name), now);

/** Binds some cards; returns the id of the last. */
export function bindCards(scene: Scene, count: number): string {
  const [bank] = banksOf(scene.brand);
  const ids = Array.from({ length: count }, (_, i) =>
    bindCard(contextOf(scene, 'security.bindBankCard'), {
      bankCode: bank?.code ?? '',
      accountNo: String(880_000_000_000 + scene.user.id * 10 + i),
      accountName: PAYEE,
    }),
  );
  return ids.at(-1) ?? '';
}

/** Sets a sufficient balance and requests a minimum withdrawal; returns its order number. */
export function beginWithdrawal(scene: Scene): string {
  const { db, brand, user, now } = scene;
  const { min } = limitsOf(db, brand, user.id, now);
  givePaymentPassword(scene);
  if (IDENTITY_RULES[brand.code].beforeWithdrawal) {
    writeVerdict(db, user.id, { status: 'APPROVED', reason: null }, now);
  }
  setBalance(db, user.id, min * 10, now);
  return placeWithdrawal(contextOf(scene, 'withdraw.request'), {
    bankCardId: bindCards(scene, 1),
    amount: toWire(min, brand.currency.digits),
  }).orderNo;
}

/** Sends the documents that the brand requires. */
export function sendIdentity(scene: Scene): void {
  const context = contextOf(scene, 'security.submitIdentity');
  const [kind] = IDENTITY_RULES[scene.brand.code].kinds;
  const image = { type: 'image/png', bytes: Buffer.from(SMALL_PNG, 'base64') } as const;
  const upload = () => storeImage(image, 'KYC', context);
  submitIdentity(
    {
      kind,
      realName: PAYEE,
      documentNumber: String(79_000_000_000 + scene.user.id),
      birthday: '1990-05-17',
      images: Array.from({ length: IMAGES[kind] }, upload),
      selfie: upload(),
    },
    context,
  );
}
