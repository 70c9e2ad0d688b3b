const INTENTS = 'libs/feature-kit/src/money';
const INTENTS_TEST = `${INTENTS}/use-money-action.test.tsx`;
const BALANCE = 'libs/shell/src/home/balance-block.tsx';
const HOME_TEST = 'libs/shell/src/home/home-screen.test.tsx';
const WALLETS_TEST = 'tools/sandbox/src/wallet/wallets.test.ts';
const ONCE = 'tools/sandbox/src/calls/once.ts';

/** Defences of money: what is shown, what is sent, what the ledger holds. */
export const MONEY = [
  {
    name: 'money: no intent without a network',
    file: `${INTENTS}/use-money-action.ts`,
    from: `      refuseOffline();\n`,
    to: '',
    test: `${INTENTS_TEST} › without a network is refused with the reason, and nothing is left in doubt`,
  },
  {
    name: 'balance: a dash while it is unknown',
    file: BALANCE,
    from: `isError ? UNKNOWN : undefined`,
    to: `formatMoney('0', currency)`,
    test: `${HOME_TEST} › is a dash after a failure`,
  },
  {
    name: 'balance: no figures while it loads',
    file: BALANCE,
    from: `isError ? UNKNOWN : undefined`,
    to: `isError ? UNKNOWN : formatMoney('0', currency)`,
    test: `${HOME_TEST} › has no figures while it is loading`,
  },
  {
    name: 'balance: not refreshed while the page is hidden',
    file: BALANCE,
    from: `useQuery({ ...walletQuery, refetchInterval })`,
    to: `useQuery({ ...walletQuery, refetchInterval, refetchIntervalInBackground: true })`,
    test: `${HOME_TEST} › is not refreshed while the page is hidden`,
  },
  {
    name: 'balance: phones do not ask in step',
    file: BALANCE,
    from: `const JITTER = 0.1;`,
    to: `const JITTER = 0;`,
    test: `${HOME_TEST} › is refreshed at random after 60 to 66 s: %d is %i ms (D1 §9)`,
  },
  {
    name: 'amounts: never rounded up',
    file: 'libs/i18n/src/formats/money.ts',
    from: `const digits = fraction.slice(0, maxDigits).padEnd(minDigits, '0');`,
    to: `const digits = Number(\`0.\${fraction || 0}\`).toFixed(maxDigits).slice(2);`,
    test: 'libs/i18n/src/formats/money.test.ts › %s is %#',
  },
  {
    name: 'amounts: kept between the bounds',
    file: 'libs/feature-kit/src/amount/use-amount-rule.ts',
    from: `return inside ? null : 'amountRange';`,
    to: `return inside ? null : null;`,
    test: 'libs/feature-member/src/deposit/deposit.test.tsx › says what is wrong at its field',
  },
  {
    name: 'amounts: compared exactly',
    file: 'libs/feature-kit/src/amount/amount-text.ts',
    from: `const a = BigInt(wholeA + partA.padEnd(length, '0') || '0');`,
    to: `const a = BigInt(Math.round(Number(wholeA + partA.padEnd(length, '0'))));`,
    test: 'libs/feature-kit/src/amount/amount-text.test.ts › %s and %s',
  },
  {
    name: 'intents: a second try has the key of the first',
    file: `${INTENTS}/money-intents.ts`,
    from: `    if (known) return known;\n`,
    to: '',
    test: `${INTENTS_TEST} › that never arrived goes out again under the same key`,
  },
  {
    name: 'intents: a lost answer is asked for',
    file: `${INTENTS}/use-money-action.ts`,
    from: `const order = await fetchOrder(intent).catch(() => undefined);`,
    to: `const order = undefined;`,
    test: `${INTENTS_TEST} › whose response is lost is queried and never sent again (decision 21)`,
  },
  {
    name: 'intents: of another user are not asked for',
    file: `${INTENTS}/money-intents.ts`,
    from: `intent.user === user && intent.name === name`,
    to: `intent.name === name || intent.user === user`,
    test: `${INTENTS_TEST} › of another user is never queried`,
  },
  {
    name: 'ledger: a key moves money once',
    file: ONCE,
    from: `    if (known !== undefined) return repeated(known, context) as T;\n`,
    to: '',
    error: 'UNIQUE constraint failed: transactions.wallet_id, transactions.key',
    test: `${WALLETS_TEST} › a transfer between wallets is made once for its key, and the total stays`,
  },
  {
    name: 'ledger: a known key is answered before the payment password is checked',
    file: 'tools/sandbox/src/pipeline/answer-call.ts',
    from: `call.money === true && viewer !== undefined`,
    to: `call.money !== true && viewer !== undefined`,
    test: 'tools/sandbox/src/pipeline/replay.test.ts › answers the same, and uses up no try',
  },
  {
    name: 'ledger: a key is of one input',
    file: ONCE,
    from: `known.call !== call || known.print !== print`,
    to: `known.call !== call`,
    test: `${WALLETS_TEST} › a transfer between wallets is made once for its key, and the total stays`,
  },
  {
    name: 'ledger: a key is of one call',
    file: ONCE,
    from: `known.call !== call || known.print !== print`,
    to: `known.print !== print`,
    test: `${WALLETS_TEST} › the key of one call is refused for another with the same input`,
  },
  {
    name: 'ledger: no balance below nothing',
    file: 'tools/sandbox/src/wallet/wallets.ts',
    from: `    if (balance < 0) throw refuse('wallet.insufficient');\n`,
    to: '',
    error: 'CHECK constraint failed: balance >= 0',
    test: 'tools/sandbox/src/play/play.test.ts › a stake above the balance is refused and takes nothing',
  },
  {
    name: 'ledger: a round is played once for its key',
    file: 'tools/sandbox/src/play/allowed-round.ts',
    from: `    if (played !== undefined) return played;\n`,
    to: '',
    test: 'tools/sandbox/src/protection/protection.test.ts › answers a repeated round that was played before the limit was reached',
  },
  {
    name: 'ledger: limits stop a round',
    file: 'tools/sandbox/src/play/allowed-round.ts',
    from: `    assertMayPlay(db, brand, { userId, stake: playMoney ? 0 : order.stake, now });\n`,
    to: '',
    test: 'tools/sandbox/src/protection/protection.test.ts › stops stakes at its amount, until the brand’s day is over',
  },
  {
    name: 'rooms: a gate at the launch and on the open page',
    file: 'tools/sandbox/src/chat/gate.ts',
    from: `if (refusal !== undefined) throw refusal;`,
    to: '',
    test: 'tools/sandbox/src/chat/gate.test.ts › a %s room answers %s at its launch: %s',
  },
  {
    name: 'rooms: a broadcast is paid once',
    file: 'tools/sandbox/src/chat/pay-room.ts',
    from: `if (paid !== undefined)`,
    to: `if (paid === null)`,
    error: 'UNIQUE constraint failed: room_tickets',
    test: 'tools/sandbox/src/chat/gate.test.ts › a private room says its price, takes nothing by opening, and takes it once when it is confirmed',
  },
];
