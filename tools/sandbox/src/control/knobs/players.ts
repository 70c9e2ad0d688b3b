import { randomUUID } from 'node:crypto';
import { detailsOf } from '../../accounts/details';
import { LANGUAGES } from '../../brands/brands';
import { sendMessage } from '../../inbox/inbox';
import { playAllowedRound } from '../../play/allowed-round';
import { givePoints, pointsOf, spendPoints, syncPoints } from '../../points/lots';
import { payeeNameOf } from '../../security/payee-name';
import { paymentHashOf } from '../../security/payment-password';
import { setLevel } from '../../vip/levels';
import { toMinor, toWire } from '../../wallet/money';
import { setBalance } from '../../wallet/set-balance';
import { mainWallet } from '../../wallet/wallets';
import { ControlError } from '../control-error';
import {
  accountOf,
  brandField,
  choiceField,
  knob,
  longField,
  numberField,
  textField,
  userField,
} from './knob';

const who = { brand: brandField, user: userField };

/** Maximum points per call. */
const MAX_POINTS = 10_000_000;

export const mail = knob({
  group: 'players',
  title: 'Message to an inbox',
  about: 'Sends a message to the inbox of a player, with the same text in every language.',
  fields: { ...who, title: textField('Title'), content: longField('Content (HTML)') },
  turn(tools, { brand, user: name, ...text }) {
    const { user } = accountOf(tools, brand, name);
    const texts = Object.fromEntries(LANGUAGES.map((language) => [language, text]));
    return { id: sendMessage(tools.core.db, user.id, texts, tools.now) };
  },
});

export const balance = knob({
  group: 'players',
  title: 'Balance',
  about: 'Sets the main wallet; the difference is written to the ledger as opening balance.',
  fields: { ...who, balance: textField('New balance') },
  turn(tools, { brand: code, user: name, balance: wanted }) {
    const { user, brand } = accountOf(tools, code, name);
    const { digits } = brand.currency;
    const minor = toMinor(wanted, digits);
    if (minor === undefined) throw new ControlError(`invalid amount ${wanted} for ${code}`, 400);
    return { balance: toWire(setBalance(tools.core.db, user.id, minor, tools.now), digits) };
  },
});

/** Slot whose rounds are played by the knob. */
const SLOT = { node_id: '20001', category: 'RNG', vendor: 'moonkoi' };

export const lostRound = knob({
  group: 'players',
  title: 'Lost round',
  about: 'Plays a lost round of a slot, within the player’s limits.',
  fields: { ...who, stake: textField('Stake') },
  turn(tools, { brand: code, user: name, stake: wanted }) {
    const { core, now } = tools;
    const { user, brand } = accountOf(tools, code, name);
    const stake = toMinor(wanted, brand.currency.digits);
    if (!stake) throw new ControlError(`invalid stake ${wanted} for ${code}`, 400);
    const { order_no } = playAllowedRound(core.db, brand, 'MAIN', {
      walletId: mainWallet(core.db, user.id).id,
      game: SLOT,
      userId: user.id,
      launch: 'knob',
      stake,
      key: randomUUID(),
      draw: () => ({ halfMultiplier: 0, symbols: [] }),
      now,
    });
    return { orderNo: order_no };
  },
});

export const registered = knob({
  group: 'players',
  title: 'Registration data',
  about: 'Shows every stored field of an account’s registration.',
  fields: who,
  turn(tools, { brand, user: name }) {
    const { db } = tools.core;
    const { user } = accountOf(tools, brand, name);
    return {
      userName: user.name,
      nickname: user.nickname,
      mobileNum: user.mobile,
      countryDialingCode: user.dialing_code,
      email: user.email,
      payeeName: payeeNameOf(db, user.id),
      hasPaymentPassword: paymentHashOf(db, user.id) !== undefined,
      ...detailsOf(db, user.id),
    };
  },
});

export const vip = knob({
  group: 'players',
  title: 'VIP level',
  about:
    'Sets the VIP level; the platform raises it again to the level reached in the last 30 days.',
  fields: {
    ...who,
    level: choiceField('Level', [
      'none',
      'VIP 0',
      'VIP 1',
      'VIP 2',
      'VIP 3',
      'VIP 4',
      'VIP 5',
      'VIP 6',
    ]),
  },
  turn(tools, { brand, user: name, level }) {
    const { user } = accountOf(tools, brand, name);
    setLevel(tools.core.db, user.id, level === 'none' ? null : level);
    return { level };
  },
});

export const points = knob({
  group: 'players',
  title: 'Points',
  about: 'Adds points that expire after twelve months, or removes points (negative number).',
  fields: { ...who, points: numberField('Points', -MAX_POINTS, MAX_POINTS) },
  turn(tools, { brand: code, user: name, points: change }) {
    const { core, now } = tools;
    const { user, brand } = accountOf(tools, code, name);
    const holder = { brand, userId: user.id, now };
    return core.db.transaction(() => {
      syncPoints(core.db, holder);
      if (change > 0) givePoints(core.db, holder, change);
      if (change < 0) spendPoints(core.db, holder, -change, `TAKEN${now}`);
      return { points: pointsOf(core.db, holder) };
    });
  },
});
