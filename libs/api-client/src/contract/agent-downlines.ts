import * as z from 'zod/mini';
import {
  breadcrumb,
  downlineRow,
  openedType,
  rebatesInput,
  teamSums,
  wireRebate,
} from './agent-shapes';
import { defineCall } from './call';
import {
  pageInput,
  pageOf,
  rangeInput,
  wireAmount,
  wireId,
  wireInt,
  wireText,
  wireTime,
} from './wire';

const transferType = z.enum(['NORMAL', 'DIVIDEND', 'SALARY']);

/** Somebody money may be given to. */
export const wirePayee = z.object({ userName: wireText(64), type: z.int() });

/** What a transfer did; `amount` is what each got. */
const transferReceipt = z.object({
  amount: wireAmount,
  total: wireAmount,
  balance: wireAmount,
  time: wireTime,
  transfers: z.array(z.object({ orderNo: wireText(64), userName: wireText(64) })),
});

export const agentDownlines = {
  downline: defineCall({
    method: 'GET',
    path: '/wps/relay/ODSFE2_Subordinate',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'agent',
    body: 'query',
    input: z.object({
      ...pageInput,
      /** Whose direct downline; without it the caller's. */
      memberId: z.optional(wireId),
      /** Part of the name of a direct member, or the whole name of somebody further below. */
      userName: z.optional(wireText(64)),
      type: z.optional(wireInt(0, 42)),
      sort: z._default(
        z.enum(['userName', 'registerDate', 'lastLogin', 'directCount']),
        'userName',
      ),
      order: z._default(z.enum(['ASC', 'DESC']), 'ASC'),
    }),
    value: z.object({ ...pageOf(downlineRow).shape, breadcrumb }),
    errors: ['downline.unknown'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Members directly below the caller or somebody in the team',
  }),
  downlineDetail: defineCall({
    method: 'GET',
    path: '/wps/relay/ODSFE2_SubordinateDetail',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'agent',
    body: 'query',
    input: z.object({
      ...rangeInput,
      memberId: wireId,
    }),
    value: z.object({
      member: downlineRow,
      breadcrumb,
      own: z.object(teamSums),
      team: z.object(teamSums),
    }),
    errors: ['downline.unknown'],
    provenance: 'chosen',
    section: 'D2 §2',
    summary: 'One member of the team, with the sums of a range: his own, and of those below him',
  }),
  downlineNames: defineCall({
    method: 'GET',
    path: '/wps/agent/downlines',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'agent',
    body: 'query',
    input: z.object({
      ...pageInput,
      userName: z.optional(wireText(64)),
    }),
    value: pageOf(wirePayee),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Names the caller may transfer to: the direct downline, without locked accounts',
  }),
  openDownline: defineCall({
    method: 'POST',
    path: '/wps/agent/downline',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'realAgent',
    body: 'encrypted',
    input: z.object({
      username: wireText(64),
      password: wireText(128),
      confirmPassword: wireText(128),
      nickname: z.optional(wireText(64)),
      type: openedType,
      rebates: rebatesInput,
    }),
    value: z.object({
      memberId: wireId,
      userName: wireText(64),
      type: z.int(),
      rebates: z.array(wireRebate),
    }),
    errors: ['field.invalid', 'register.username.taken', 'rebate.out.of.range', 'quota.exhausted'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Open a player’s or an agent’s account below the caller',
  }),
  transferToDownline: defineCall({
    method: 'PUT',
    path: '/wps/agent/transferDownline',
    module: 'FUNDTRANS3',
    auth: 'session',
    who: 'realAgent',
    money: true,
    body: 'encrypted',
    input: z.object({
      toUserName: wireText(64),
      amount: wireAmount,
      type: transferType,
      paymentPassword: wireText(16),
      remark: z.optional(wireText(140)),
    }),
    value: transferReceipt,
    errors: [
      'payment.password.missing',
      'payment.password.wrong',
      'payment.password.locked',
      'downline.unknown',
      'amount.out.of.range',
      'wallet.insufficient',
    ],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Give money to one member of the direct downline',
  }),
  transferToDownlines: defineCall({
    method: 'PUT',
    path: '/wps/agent/transferMultipleDownline',
    module: 'FUNDTRANS3',
    auth: 'session',
    who: 'realAgent',
    money: true,
    body: 'encrypted',
    input: z.object({
      toUserNames: z.array(wireText(64)).check(z.minLength(1), z.maxLength(50)),
      amount: wireAmount,
      type: transferType,
      paymentPassword: wireText(16),
      remark: z.optional(wireText(140)),
    }),
    value: transferReceipt,
    errors: [
      'payment.password.missing',
      'payment.password.wrong',
      'payment.password.locked',
      'downline.unknown',
      'field.invalid',
      'amount.out.of.range',
      'wallet.insufficient',
    ],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Give the same amount to several members of the direct downline, to all or to none',
  }),
};
