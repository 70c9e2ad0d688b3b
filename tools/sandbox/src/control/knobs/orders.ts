import * as z from 'zod/mini';
import { type BrandCode, brandOf } from '../../brands/brands';
import {
  DECISIONS as DEPOSIT_DECISIONS,
  REASONS as DEPOSIT_REASONS,
} from '../../deposit/decisions.data';
import { decideDeposit } from '../../deposit/settle';
import { toWire } from '../../wallet/money';
import { DECISIONS, REASONS } from '../../withdraw/courses.data';
import { decideWithdrawal } from '../../withdraw/review';
import { ControlError } from '../control-error';
import { brandField, choiceField, knob, textField } from './knob';

/** Keys of a table of decisions, as choices. */
const choices = <T extends object>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];

const reasonField = <const T extends readonly [string, ...string[]]>(reasons: T) =>
  z.optional(z.enum(reasons)).check(z.meta({ title: 'Reason (reject, fail)' }));

const orderField = textField('Order number', 'waiting-orders');

function decided(orderNo: string, status: string | undefined) {
  if (status === undefined) throw new ControlError(`no open order ${orderNo}`, 400);
  return { orderNo, status };
}

interface Waiting {
  type: 'DEPOSIT' | 'WITHDRAWAL';
  orderNo: string;
  brand: BrandCode;
  user: string;
  amount: number;
  status: string;
  time: number;
}

/** Maximum number of orders listed. */
const MAX_ORDERS = 100;

export const deposit = knob({
  group: 'money',
  title: 'Decide a deposit',
  about: 'Credits, rejects, declines or holds an open deposit, instead of the simulated bank.',
  fields: {
    orderNo: orderField,
    decision: choiceField('Decision', choices(DEPOSIT_DECISIONS)),
    reason: reasonField(DEPOSIT_REASONS),
  },
  turn: ({ core, now }, { orderNo, ...decision }) =>
    decided(orderNo, decideDeposit(core.db, orderNo, decision, now)),
});

export const withdrawal = knob({
  group: 'money',
  title: 'Decide a withdrawal',
  about: 'Pays, rejects, fails, holds or resumes an open withdrawal; an unpaid amount is returned.',
  fields: {
    orderNo: orderField,
    decision: choiceField('Decision', choices(DECISIONS)),
    reason: reasonField(REASONS),
  },
  turn: ({ core, now }, { orderNo, ...decision }) =>
    decided(orderNo, decideWithdrawal(core.db, orderNo, decision, now)),
});

export const orders = knob({
  group: 'money',
  title: 'Open orders',
  about: 'Lists open deposits and withdrawals of a brand, newest first.',
  fields: { brand: brandField },
  turn: ({ core }, { brand }) =>
    core.db
      .all<Waiting>(
        `SELECT 'DEPOSIT' AS type, d.order_no AS orderNo, u.brand, u.name AS user, d.amount, d.status, d.at AS time
         FROM deposits d JOIN users u ON u.id = d.user_id
         WHERE u.brand = ?1 AND d.status IN ('PENDING', 'PAID')
         UNION ALL
         SELECT 'WITHDRAWAL', w.order_no, u.brand, u.name, w.amount, w.status, w.at
         FROM withdrawals w JOIN users u ON u.id = w.user_id
         WHERE u.brand = ?1 AND w.status NOT IN ('PAID', 'REJECTED', 'FAILED')
         ORDER BY 7 DESC LIMIT ${MAX_ORDERS}`,
        brand,
      )
      .map((order) => ({
        ...order,
        amount: toWire(order.amount, brandOf(brand).currency.digits),
      })),
});
