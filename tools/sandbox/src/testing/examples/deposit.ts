import type { contract } from '@lobby/api-client/contract';
import type { Sandbox } from '../../app';
import { SMALL_PNG } from '../../uploads/small-png';
import { signedInAs } from '../visitor';
import type { Examples } from './example';

const TRANSFER = {
  methodId: 'vn-transfer',
  bankCode: 'SOH-DEMO',
  amount: '500000',
  payerName: 'NGUYEN THI LAN',
};
const GATEWAY = {
  methodId: 'vn-vico',
  bankCode: 'VICO',
  kind: 'EWALLET',
  amount: '200000',
  deviceId: 'device-1',
  returnUrl: 'http://aurora.localhost/m/voucherCenter',
};
const ALIPAY = { ...GATEWAY, methodId: 'vn-lingxi', bankCode: 'LINGXI', kind: 'ALIPAY' };
const QQ = { ...GATEWAY, methodId: 'vn-qiqi', bankCode: 'QIQI', kind: 'QQ' };
const WECHAT = { ...GATEWAY, methodId: 'vn-weiyun', bankCode: 'WEIYUN', kind: 'WECHAT' };

const KEY = 'example-deposit-1';
const transfer = async (sandbox: Sandbox, key: string, change: object = {}) =>
  signedInAs(sandbox, 'fresh01')
    .withKey(key)
    .value<{ orderNo: string }>('deposit.manualTransfer', { ...TRANSFER, ...change });

/** Opens the maximum number of deposits. */
async function withThreeOpen(sandbox: Sandbox) {
  for (const n of [1, 2, 3]) await transfer(sandbox, `${KEY}-${n}`);
  return TRANSFER;
}

/** Uploads an image; returns its id. */
async function proof(sandbox: Sandbox, purpose = 'PROOF') {
  const image = { purpose, data: SMALL_PNG };
  const me = signedInAs(sandbox, 'fresh01');
  return (await me.value<{ uploadId: string }>('member.uploadImage', image)).uploadId;
}

const proven = async (sandbox: Sandbox, purpose?: string) => ({
  orderNo: (await transfer(sandbox, KEY)).orderNo,
  proofImages: [await proof(sandbox, purpose)],
});

/** Begins a transfer and ends it with a decision of the control page. */
async function ended(sandbox: Sandbox, change: object = {}) {
  const { orderNo } = await transfer(sandbox, KEY);
  sandbox.control.knobs.deposit({ orderNo, decision: 'fail' });
  return { orderNo, ...change };
}

export const deposit: Examples<typeof contract.deposit> = {
  banks: {
    user: 'player01',
    refused: [
      [{}, 'account.no.permission', 'virtual01'],
      [{ gateway: 2 }, 'request_param_err', 'player01'],
    ],
  },
  manualTransfer: {
    input: TRANSFER,
    user: 'player01',
    refused: [
      [{ ...TRANSFER, amount: '49999' }, 'amount.out.of.range', 'player01'],
      [{ ...TRANSFER, amount: '300000001' }, 'amount.out.of.range', 'player01'],
      [{ ...TRANSFER, amount: '500000.5' }, 'field.invalid', 'player01'],
      [{ ...TRANSFER, amount: '-500000' }, 'request_param_err', 'player01'],
      [{ ...TRANSFER, payerName: ' ' }, 'field.invalid', 'player01'],
      [
        {
          ...TRANSFER,
          methodId: 'vn-counter',
          bankCode: 'BXB-DEMO',
          amount: '1000000',
          proofImages: ['nobodys'],
        },
        'upload.invalid',
        'player01',
      ],
      [{ ...TRANSFER, bankCode: 'NONE' }, 'deposit.method.closed', 'player01'],
      [{ ...TRANSFER, methodId: 'us-transfer' }, 'deposit.method.closed', 'player01'],
      [{ ...TRANSFER, promoId: 'none' }, 'promotion.not.eligible', 'player01'],
      [{ ...TRANSFER, promoId: 'welcome' }, 'promotion.not.eligible', 'player01'],
      [{ ...TRANSFER, amount: '50000', promoId: 'welcome' }, 'promotion.not.eligible', 'fresh01'],
      [
        async (sandbox) => {
          await transfer(sandbox, KEY, { promoId: 'daily-reload' });
          return { ...TRANSFER, promoId: 'daily-reload' };
        },
        'promotion.taken',
        'fresh01',
      ],
      [withThreeOpen, 'deposit.too.many.open', 'fresh01'],
      [
        async (sandbox) => {
          const limit = { kind: 'DEPOSIT', period: 'DAY', amount: '400000' };
          await signedInAs(sandbox, 'fresh01').value('protection.setLimit', limit);
          return TRANSFER;
        },
        'protection.limit.reached',
        'fresh01',
      ],
      [TRANSFER, 'account.no.permission', 'virtual01'],
    ],
  },
  paymentGateway: {
    input: GATEWAY,
    user: 'player01',
    refused: [
      [{ ...GATEWAY, amount: '1' }, 'amount.out.of.range', 'player01'],
      [{ ...GATEWAY, returnUrl: 'https://elsewhere.example/' }, 'field.invalid', 'player01'],
      [{ ...GATEWAY, kind: 'ONLINE' }, 'deposit.method.closed', 'player01'],
      [{ ...GATEWAY, methodId: 'vn-saomai', bankCode: 'SAOMAI' }, 'deposit.method.closed', 'vip01'],
      [ALIPAY, 'deposit.method.closed', 'player01'],
    ],
  },
  alipay: { input: ALIPAY, user: 'player01', refused: [[QQ, 'deposit.method.closed', 'player01']] },
  qq: { input: QQ, user: 'player01', refused: [[WECHAT, 'deposit.method.closed', 'player01']] },
  weChat: { input: WECHAT, user: 'player01', refused: [[QQ, 'deposit.method.closed', 'player01']] },
  attachProof: {
    input: async (sandbox) => proven(sandbox),
    user: 'fresh01',
    refused: [
      [async (sandbox) => proven(sandbox, 'ICON'), 'upload.invalid', 'fresh01'],
      [async (sandbox) => proven(sandbox), 'record.not.found', 'player01'],
      [
        async (sandbox) => ended(sandbox, { proofImages: [await proof(sandbox)] }),
        'deposit.not.open',
        'fresh01',
      ],
      [{ orderNo: 'D1', proofImages: [] }, 'request_param_err', 'fresh01'],
    ],
  },
  cancel: {
    input: async (sandbox) => ({ orderNo: (await transfer(sandbox, KEY)).orderNo }),
    user: 'fresh01',
    refused: [
      [{ orderNo: 'D0' }, 'record.not.found', 'fresh01'],
      [async (sandbox) => ended(sandbox), 'deposit.not.open', 'fresh01'],
    ],
  },
  order: {
    input: async (sandbox) => {
      const proofImages = [await proof(sandbox)];
      return { orderNo: (await transfer(sandbox, `${KEY}-proof`, { proofImages })).orderNo };
    },
    user: 'fresh01',
    refused: [
      [{ orderNo: 'D0' }, 'record.not.found', 'fresh01'],
      // Order of another user.
      [
        async (sandbox) => ({ orderNo: (await transfer(sandbox, KEY)).orderNo }),
        'record.not.found',
        'player01',
      ],
    ],
  },
  orderByKey: {
    input: async (sandbox) => {
      await transfer(sandbox, KEY);
      return { key: KEY };
    },
    user: 'fresh01',
    refused: [
      [{ key: 'never-sent-1' }, 'record.not.found', 'fresh01'],
      [{ key: 'short' }, 'request_param_err', 'fresh01'],
    ],
  },
  record: {
    user: 'player01',
    refused: [
      [{ status: 'GONE' }, 'request_param_err', 'player01'],
      [{ startDate: 2_000, endDate: 1_000 }, 'request_param_err', 'player01'],
      [
        (sandbox) => {
          sandbox.control.flags({ brand: 'aurora', flags: { DEPRECM3: false } });
          return {};
        },
        'function.not.available',
        'player01',
      ],
    ],
  },
  promotions: { user: 'player01', refused: [[{}, 'account.no.permission', 'virtual01']] },
  acceptPromotion: {
    input: { promoId: 'daily-reload' },
    user: 'player01',
    refused: [
      [{ promoId: 'none' }, 'record.not.found', 'player01'],
      [{ promoId: 'vip-5' }, 'promotion.not.eligible', 'player01'],
      [
        async (sandbox) => {
          await transfer(sandbox, KEY, { promoId: 'welcome' });
          return { promoId: 'welcome' };
        },
        'promotion.taken',
        'fresh01',
      ],
    ],
  },
};
