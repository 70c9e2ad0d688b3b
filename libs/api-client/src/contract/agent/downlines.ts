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

const confirmed = {
  /** The payment password: six digits. */
  paymentPassword,
  /** Remark to the receivers. */
  remark: z.optional(wireText(140)),
};

/** A transfer to each receiver, with the payment password. */
const transfer = {
  /** Amount for each receiver. */
  amount: wireAmount,
  /** Type of the transfer in the receivers' transactions. */
  type: z.enum(['NORMAL', 'DIVIDEND', 'SALARY']),
  ...confirmed,
};

/** A total divided among the receivers, at least one smallest currency unit each. */
const redEnvelopes = {
  /** Sum of all envelopes. */
  total: wireAmount,
  /** Kind of transfer. */
  type: z.literal('RED_ENVELOPE'),
  /** EQUAL: shares differ by one smallest unit at most. RANDOM: the platform draws them. */
  split: z.enum(['EQUAL', 'RANDOM']),
  ...confirmed,
};

const toUserNames = z.array(nameInput).check(z.minLength(1), z.maxLength(50));

const transferReceipt = z.object({
  /** Amount of all transfers together. */
  total: wireAmount,
  /** Balance of the caller's wallet after the transfer. */
  balance: wireAmount,
  /** When it was made, ms since the epoch. */
  time: wireTime,
  /** One order for each receiver. */
  transfers: strictList(
    z.array(
      z.object({
        /** Number of the receiver's order. */
        orderNo: wireText(64),
        /** Receiver. */
        userName: wireText(64),
        /** Amount the receiver got. */
        amount: wireAmount,
      }),
    ),
  ),
});

const TRANSFER_ERRORS = [
  ...PAYMENT_PASSWORD_ERRORS,
  'downline.unknown',
  'field.invalid',
  'amount.out.of.range',
  'wallet.insufficient',
] as const;

/** Calls about the downline. */
export const agentDownlines = {
  downline: agentCall({
    path: '/wps/relay/ODSFE2_Subordinate',
    input:
      DOCUMENTED &&
      z.object({
        ...pageInput,
        /** Member whose direct downline is listed; absent: the caller. */
        memberId: z.optional(wireId),
        /** Part of the name of a direct member, or the whole name of one further below. */
        userName: z.optional(nameInput),
        /** Account type (decision 9). */
        type: z.optional(wireInt(0, 42)),
        /** Order of the rows. */
        sort: z._default(
          z.enum(['userName', 'registerDate', 'lastLogin', 'directCount']),
          'userName',
        ),
        /** Ascending or descending. */
        order: z._default(z.enum(['ASC', 'DESC']), 'ASC'),
      }),
    value: z.object({
      ...pageOf(downlineRow).shape,
      /** Members from the caller (level 0) down to this one. */
      breadcrumb,
    }),
    docs: DOCUMENTED && {
      errors: ['downline.unknown'],
      summary: 'Members directly below the caller or a member of the team',
    },
  }),
  downlineDetail: agentCall({
    path: '/wps/relay/ODSFE2_SubordinateDetail',
    input:
      DOCUMENTED &&
      z.object({
        ...rangeInput,
        /** Member to show. */
        memberId: wireId,
      }),
    value: z.object({
      /** The member. */
      member: downlineRow,
      /** Members from the caller (level 0) down to this one. */
      breadcrumb,
      /** Sums of the member alone. */
      own: z.object(teamSums),
      /** Sums of all members below. */
      team: z.object(teamSums),
    }),
    docs: DOCUMENTED && {
      errors: ['downline.unknown'],
      section: 'D2 §2',
      summary: 'One member of the team, with the sums of a range: own and of the members below',
    },
  }),
  downlineNames: agentCall({
    path: '/wps/agent/downlines',
    input:
      DOCUMENTED &&
      z.object({
        ...pageInput,
        /** Part of a name; absent: all. */
        userName: z.optional(nameInput),
      }),
    value: pageOf(
      z.object({
        /** Name to transfer to. */
        userName: wireText(64),
        /** Account type (decision 9). */
        type: z.int(),
      }),
    ),
    docs: DOCUMENTED && {
      summary: 'Names for transfers: the direct downline without locked accounts',
    },
  }),
  openDownline: agentCall({
    method: 'POST',
    path: '/wps/agent/downline',
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        /** User name to register. */
        username: wireText(64),
        /** Password in plain text; the body is sealed. */
        password: wireText(128),
        /** `password` once more; must be the same. */
        confirmPassword: wireText(128),
        /** Display name of the new account. */
        nickname: z.optional(wireText(64)),
        /** 0 player, 1 agent. */
        type: openedType,
        /** Rates of the new account, within the caller's own and the quotas. */
        rebates: rebatesInput,
      }),
    value: z.object({
      /** Member to show. */
      memberId: wireId,
      /** Registered user name. */
      userName: wireText(64),
      /** Account type (decision 9). */
      type: z.int(),
      /** Rates of the new account. */
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
      summary: 'Open an account directly below the caller: a player or an agent',
    },
  }),
  transferToDownline: agentCall({
    method: 'PUT',
    path: '/wps/agent/transferDownline',
    module: 'FUNDTRANS3',
    money: true,
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        /** Receiver, of the direct downline. */
        toUserName: nameInput,
        ...transfer,
      }),
    value: transferReceipt,
    docs: DOCUMENTED && {
      roles: 'realAgent',
      errors: TRANSFER_ERRORS,
      summary: 'Transfer money to one direct downline',
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
      z.discriminatedUnion('type', [
        z.object({
          /** Receivers, of the direct downline, each once. */
          toUserNames,
          ...transfer,
        }),
        z.object({
          /** Receivers, of the direct downline, each once. */
          toUserNames,
          ...redEnvelopes,
        }),
      ]),
    value: transferReceipt,
    docs: DOCUMENTED && {
      roles: 'realAgent',
      errors: [...TRANSFER_ERRORS, 'field.invalid', 'function.not.available'],
      summary:
        'Give the same amount, or a share of a sum as red envelopes, to several members of the direct downline: to all or to none',
    },
  }),
};
