/** @typedef {Awaited<ReturnType<typeof import('./caller.mjs').createCaller>>} Caller */

const PASSWORD = 'Secret123';
const PAYMENT_PASSWORD = '135790';
/** Enough for the withdrawals of a run. */
const PURSE = '6000000';

/** @param {import('./caller.mjs').Answer} answer @param {string} what @returns {any} */
function good(answer, what) {
  if (!answer.success) throw new Error(`${what}: ${answer.errorCode}`);
  return answer.value;
}

/**
 * Registers players without deposits.
 * @param {Caller} caller @param {number} count @returns {Promise<string[]>}
 */
export async function registerAll(caller, count) {
  const names = Array.from({ length: count }, (_, i) => `loader${String(i).padStart(4, '0')}`);
  for (const username of names) {
    const form = {
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      registerUrl: 'aurora.localhost',
      registerMethod: 'H5',
      type: 0,
    };
    good(await caller.call('access.register', form), `register ${username}`);
  }
  return names;
}

/**
 * Creates agents below general01 with money, a payment password and a bank card.
 * @param {Caller} caller
 * @returns {Promise<{ user: string, bankCardId: string }[]>}
 */
export async function withdrawersOf(caller) {
  const session = (/** @type {string} */ user) =>
    caller.control('session', 'POST', { user, brand: 'aurora' }).then(({ record }) => record.token);
  const general = await session('general01');
  const page = { page: 1, size: 30 };
  const { list } = good(
    await caller.call('agent.downlineNames', page, { token: general }),
    'names',
  );
  const users = list
    .filter((/** @type {any} */ { type, userName }) => type === 1 && userName !== 'agent01')
    .map((/** @type {any} */ one) => one.userName);
  const withdrawers = [];
  for (const [i, user] of users.entries()) {
    const gift = {
      toUserName: user,
      amount: PURSE,
      type: 'NORMAL',
      paymentPassword: PAYMENT_PASSWORD,
    };
    const how = { token: general, key: `purse-of-${user}` };
    good(await caller.call('agent.transferToDownline', gift, how), `purse of ${user}`);
    const token = await session(user);
    const passwords = {
      paymentPassword: PAYMENT_PASSWORD,
      confirmPaymentPassword: PAYMENT_PASSWORD,
    };
    good(
      await caller.call('security.setPaymentPassword', passwords, { token }),
      `password of ${user}`,
    );
    const banks = good(await caller.call('security.banks', {}, { token }), 'banks');
    const card = {
      bankCode: (banks.list ?? banks)[0].bankCode,
      accountNo: String(970_000_000_000 + i),
      accountName: 'NGUYEN VAN A',
      paymentPassword: PAYMENT_PASSWORD,
    };
    const { bankCardId } = good(
      await caller.call('security.bindBankCard', card, { token }),
      'card',
    );
    withdrawers.push({ user, bankCardId });
  }
  return withdrawers;
}
