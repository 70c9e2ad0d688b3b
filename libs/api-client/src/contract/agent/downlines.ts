import * as z from 'zod/mini';
import { DOCUMENTED } from '../call';
import { PAYMENT_PASSWORD_ERRORS, paymentPassword } from '../security/shapes';
import { strictList } from '../strict-list';
import {
  pageInput,
  pageOf,
  rangeInput,
  wireAmount,
  wireId,
  wireInt,
  wireText,
  wireTime,
} from '../wire';
import {
  agentCall,
  breadcrumb,
  downlineRow,
  nameInput,
  openedType,
  rebatesInput,
  teamSums,
  wireRebates,
} from './shapes';

/** A transfer to each receiver, with the payment password. */
const transfer = {
  /** Per receiver. */
  amount: wireAmount,
  type: z.enum(['NORMAL', 'DIVIDEND', 'SALARY']),
  paymentPassword,
  remark: z.optional(wireText(140)),
};

const transferReceipt = z.object({
  /** Per receiver. */
  amount: wireAmount,
  total: wireAmount,
  /** The caller's, after the transfer. */
  balance: wireAmount,
  time: wireTime,
  transfers: strictList(z.array(z.object({ orderNo: wireText(64), userName: wireText(64) }))),
});

const TRANSFER_ERRORS = [
  ...PAYMENT_PASSWORD_ERRORS,
  'downline.unknown',
  'field.invalid',
  'amount.out.of.range',
  'wallet.insufficient',
] as const;

export const agentDownlines = {
  downline: agentCall({
    path: '/wps/relay/ODSFE2_Subordinate',
    input:
      DOCUMENTED &&
      z.object({
        ...pageInput,
        /** Whose direct downline; absent: the caller's. */
        memberId: z.optional(wireId),
        /** Part of the name of a direct member, or the whole name of one further below. */
        userName: z.optional(nameInput),
        /** Account type (decision 9). */
        type: z.optional(wireInt(0, 42)),
        sort: z._default(
          z.enum(['userName', 'registerDate', 'lastLogin', 'directCount']),
          'userName',
        ),
        order: z._default(z.enum(['ASC', 'DESC']), 'ASC'),
      }),
    value: z.object({ ...pageOf(downlineRow).shape, breadcrumb }),
    docs: DOCUMENTED && {
      errors: ['downline.unknown'],
      summary: 'Members directly below the caller or a member of the team',
    },
  }),
  downlineDetail: agentCall({
    path: '/wps/relay/ODSFE2_SubordinateDetail',
    input: DOCUMENTED && z.object({ ...rangeInput, memberId: wireId }),
    value: z.object({
      member: downlineRow,
      breadcrumb,
      /** Of the member. */
      own: z.object(teamSums),
      /** Of all below. */
      team: z.object(teamSums),
    }),
    docs: DOCUMENTED && {
      errors: ['downline.unknown'],
      section: 'D2 §2',
      summary: 'One member of the team, with the sums of a range: own, and of those below',
    },
  }),
  downlineNames: agentCall({
    path: '/wps/agent/downlines',
    input: DOCUMENTED && z.object({ ...pageInput, userName: z.optional(nameInput) }),
    value: pageOf(
      z.object({
        userName: wireText(64),
        /** Account type (decision 9). */
        type: z.int(),
      }),
    ),
    docs: DOCUMENTED && {
      summary: 'Names the caller may transfer to: the direct downline, without locked accounts',
    },
  }),
  openDownline: agentCall({
    method: 'POST',
    path: '/wps/agent/downline',
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
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
      rebates: wireRebates,
    }),
    docs: DOCUMENTED && {
      roles: 'realAgent',
      errors: [
        'field.invalid',
        'register.username.taken',
        'rebate.out.of.range',
        'quota.exhausted',
      ],
      summary: 'Open a player’s or an agent’s account below the caller',
    },
  }),
  transferToDownline: agentCall({
    method: 'PUT',
    path: '/wps/agent/transferDownline',
    module: 'FUNDTRANS3',
    money: true,
    body: 'encrypted',
    input: DOCUMENTED && z.object({ toUserName: nameInput, ...transfer }),
    value: transferReceipt,
    docs: DOCUMENTED && {
      roles: 'realAgent',
      errors: TRANSFER_ERRORS,
      summary: 'Give money to one member of the direct downline',
    },
  }),
  transferToDownlines: agentCall({
    method: 'PUT',
    path: '/wps/agent/transferMultipleDownline',
    module: 'FUNDTRANS3',
    money: true,
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        toUserNames: z.array(nameInput).check(z.minLength(1), z.maxLength(50)),
        ...transfer,
      }),
    value: transferReceipt,
    docs: DOCUMENTED && {
      roles: 'realAgent',
      errors: TRANSFER_ERRORS,
      summary: 'Give the same amount to several members of the direct downline, to all or to none',
    },
  }),
};
