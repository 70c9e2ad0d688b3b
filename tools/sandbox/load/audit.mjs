/** @typedef {import('./intents.mjs').Intent} Intent */

/** @param {string[]} amounts Decimal strings, added as whole hundredths. */
const sum = (amounts) =>
  amounts.reduce((total, amount) => total + BigInt(Math.round(Number(amount) * 100)), 0n);

/**
 * Checks an account's ledger against the sent intents: each applied at most once, each acknowledged exactly
 * once, and the balance equal to the sum of its transactions.
 * @param {any} ledger @param {readonly Intent[]} intents @returns {string[]} What is wrong.
 */
export function faultsOf(ledger, intents) {
  /** @type {string[]} */
  const faults = [];
  const report = (/** @type {string} */ text) => faults.push(`${ledger.user}: ${text}`);
  /** @type {Map<string, any[]>} */
  const byKey = grouped(ledger.orders);
  for (const { key, acknowledged, name } of intents) {
    const orders = byKey.get(key) ?? [];
    if (orders.length > 1) report(`${name} ${key} stands ${orders.length} times`);
    if (acknowledged && orders[0]?.orderNo !== acknowledged)
      report(`${name} ${key} was acknowledged as ${acknowledged} and is ${orders[0]?.orderNo}`);
  }
  /** @type {Map<string, number>} */
  const moved = new Map();
  for (const { refNo, txCode } of ledger.transactions) {
    const name = `${txCode} ${refNo}`;
    moved.set(name, (moved.get(name) ?? 0) + 1);
  }
  for (const { orderNo, type, status } of ledger.orders) {
    const times = moved.get(`${type} ${orderNo}`) ?? 0;
    if (type === 'DEPOSIT' && times !== (status === 'SUCCESS' ? 1 : 0))
      report(`deposit ${orderNo} is ${status} and was paid in ${times} times`);
    if (type === 'WITHDRAWAL') {
      const back = moved.get(`WITHDRAWAL_RETURN ${orderNo}`) ?? 0;
      const due = status === 'REJECTED' || status === 'FAILED' ? 1 : 0;
      if (times !== 1 || back !== due)
        report(
          `withdrawal ${orderNo} is ${status}, left ${times} times and came back ${back} times`,
        );
    }
  }
  for (const { wallet, balance } of ledger.wallets) {
    const own = ledger.transactions.filter((/** @type {any} */ entry) => entry.wallet === wallet);
    const added = sum(own.map((/** @type {any} */ entry) => entry.amount));
    if (added !== sum([balance])) report(`${wallet} is ${balance}, its entries add up to ${added}`);
    if (balance.startsWith('-')) report(`${wallet} is negative: ${balance}`);
  }
  return faults;
}

/** Node 20 lacks `Map.groupBy`. @param {any[]} orders */
function grouped(orders) {
  const byKey = new Map();
  for (const order of orders) byKey.set(order.key, [...(byKey.get(order.key) ?? []), order]);
  return byKey;
}
