import type { contract } from '@lobby/api-client/contract';
import type { Sandbox } from '../../app';
import { SMALL_PNG } from '../../uploads/small-png';
import { authenticator } from '../authenticator';
import { signedInAs, visitor } from '../visitor';
import type { Examples } from './example';
import { push } from './push';

const PASSWORD = '135790';
const OWNER = { password: 'Play1234' };
const twice = (paymentPassword: string) => ({
  paymentPassword,
  confirmPaymentPassword: paymentPassword,
});

const CARD = { bankCode: 'SOH-DEMO', accountNo: '0071000123456', paymentPassword: PASSWORD };

const ANSWERS = [
  { questionId: 'Q01', answer: 'Hoa' },
  { questionId: 'Q03', answer: 'Mimi' },
  { questionId: 'Q05', answer: 'Lotus' },
];
const OTHERS = [
  { questionId: 'Q02', answer: 'Huế' },
  { questionId: 'Q04', answer: 'Tuấn' },
  { questionId: 'Q06', answer: 'Sao Mai' },
];

const NEW_NUMBER = '0912000999';

/** Codes for the bound number of player01 and a new one, with overrides. */
const mobile =
  (change: object = {}) =>
  ({ control }: Sandbox) => {
    const codeOf = (mobileNum: string, purpose: string) =>
      control.sendSms({ brand: 'aurora', mobileNum, purpose })[0]?.code;
    return {
      mobileNum: NEW_NUMBER,
      verificationCode: codeOf(NEW_NUMBER, 'mobile.new'),
      oldVerificationCode: codeOf('0912345601', 'mobile.old'),
      ...change,
    };
  };

/** Documents with uploaded pictures of player01 (default), with overrides. */
const documents =
  (change: object = {}, user = 'player01') =>
  async (sandbox: Sandbox) => {
    const upload = async () => {
      const picture = { purpose: 'KYC', data: SMALL_PNG };
      const me = signedInAs(sandbox, user);
      return (await me.value<{ uploadId: string }>('member.uploadImage', picture)).uploadId;
    };
    return {
      kind: 'PASSPORT',
      realName: 'Nguyễn Thị Lan',
      documentNumber: 'C1234567',
      birthday: '1990-05-17',
      images: [await upload()],
      selfie: await upload(),
      ...change,
    };
  };

/** Reset with the code sent to the bound number. */
const bySms = ({ control }: Sandbox) => {
  const [sent] = control.sendSms({ brand: 'aurora', mobileNum: '0912345601', purpose: 'payment' });
  return { resetType: 'SMS', verificationCode: sent?.code, ...twice('246802') };
};

/** Input to add a passkey of player01 created by a phone. */
const made =
  (phone = authenticator()) =>
  async (sandbox: Sandbox) => {
    const me = signedInAs(sandbox, 'player01');
    const options = await me.value<{ challenge: string }>('security.passkeyOptions', OWNER);
    return { name: 'Phone', response: phone.create(options) };
  };

/** Adds a phone's passkey; returns the phone. */
async function withPasskey(sandbox: Sandbox, seed: string) {
  const phone = authenticator(seed);
  const passkey = await made(phone)(sandbox);
  await signedInAs(sandbox, 'player01').value('security.addPasskey', passkey);
  return phone;
}

/** Login response of that phone. */
const answer = async (sandbox: Sandbox) => {
  const phone = await withPasskey(sandbox, 'own phone');
  const options = await visitor(sandbox).value<{ challenge: string }>(
    'security.passkeyLoginOptions',
  );
  return { response: phone.get(options) };
};

export const security: Examples<typeof contract.security> = {
  passkeys: {
    input: async (sandbox) => {
      await withPasskey(sandbox, 'listed phone');
      return {};
    },
    user: 'player01',
  },
  passkeyOptions: {
    input: async (sandbox) => {
      await withPasskey(sandbox, 'known phone');
      return OWNER;
    },
    user: 'player01',
    refused: [[{ password: 'wrong' }, 'password.old.wrong', 'player01']],
  },
  addPasskey: {
    input: made(),
    user: 'player01',
    refused: [
      [{ response: authenticator().create({ challenge: 'bm9uZQ' }) }, 'passkey.wrong', 'player01'],
      [{ response: { id: 'x' } }, 'request_param_err', 'player01'],
    ],
  },
  removePasskey: {
    input: async (sandbox) => ({ credentialId: (await withPasskey(sandbox, 'old phone')).id }),
    user: 'player01',
    refused: [[{ credentialId: 'none' }, 'record.not.found', 'player01']],
  },
  passkeyLoginOptions: { input: { loginDeviceId: 'device-1' } },
  passkeyLogin: {
    input: answer,
    refused: [
      [{ response: authenticator().get({ challenge: 'bm9uZQ' }) }, 'passkey.wrong'],
      [{ response: {} }, 'request_param_err'],
    ],
  },
  ...push,
  sessions: { user: 'player01' },
  endSession: {
    input: async (sandbox) => {
      const me = signedInAs(sandbox, 'player01');
      const list = await me.value<{ sessionId: string }[]>('security.sessions');
      return { sessionId: list[0]?.sessionId };
    },
    user: 'player01',
    refused: [[{ sessionId: 'none' }, 'record.not.found', 'player01']],
  },
  config: {
    user: 'player01',
    refused: [[{}, 'account.no.permission', 'virtual01']],
  },
  banks: {
    user: 'fresh01',
    refused: [[{}, 'account.no.permission', 'virtual01']],
  },
  bindBankCard: {
    input: { ...CARD, branch: 'Huế' },
    user: 'player01',
    refused: [
      [{ ...CARD, accountNo: '12345' }, 'field.invalid', 'player01'],
      [{ ...CARD, bankCode: 'NONE' }, 'field.invalid', 'player01'],
      [{ ...CARD, paymentPassword: '000000' }, 'payment.password.wrong', 'player01'],
      [CARD, 'payment.password.missing', 'fresh01'],
      [{ ...CARD, accountName: 'TRAN VAN BINH' }, 'payee.name.fixed', 'player01'],
      [CARD, 'payee.name.missing', 'general01'],
      [{ ...CARD, accountName: '1' }, 'field.invalid', 'general01'],
      [CARD, 'account.no.permission', 'virtual01'],
      [{ ...CARD, accountNo: undefined }, 'request_param_err', 'player01'],
    ],
  },
  identity: {
    user: 'player01',
    refused: [[{}, 'account.no.permission', 'virtual01']],
  },
  submitIdentity: {
    input: documents(),
    user: 'player01',
    refused: [
      [documents({ kind: 'DRIVING_LICENCE' }), 'field.invalid', 'player01'],
      [documents({ birthday: '2009-02-30' }), 'field.invalid', 'player01'],
      [documents({ selfie: 'up0' }), 'upload.invalid', 'player01'],
      [documents({}, 'vip01'), 'upload.invalid', 'player01'],
      [
        async (sandbox: Sandbox) => {
          sandbox.control.knobs.identity({ user: 'player01', decision: 'approve' });
          return documents()(sandbox);
        },
        'identity.not.open',
        'player01',
      ],
      [documents({ kind: 'LETTER' }), 'request_param_err', 'player01'],
    ],
  },
  setMobile: {
    input: mobile(),
    user: 'player01',
    refused: [
      [mobile({ mobileNum: '12' }), 'field.invalid', 'player01'],
      [mobile({ mobileNum: '0912345601' }), 'field.invalid', 'player01'],
      [mobile({ verificationCode: '000' }), 'sms.code.wrong', 'player01'],
      [mobile({ oldVerificationCode: undefined }), 'sms.code.wrong', 'player01'],
      [mobile(), 'account.no.permission', 'virtual01'],
      [mobile({ verificationCode: undefined }), 'request_param_err', 'player01'],
    ],
  },
  hasPaymentPassword: {
    user: 'fresh01',
    refused: [[{}, 'account.no.permission', 'virtual01']],
  },
  setPaymentPassword: {
    input: twice('246802'),
    user: 'fresh01',
    refused: [
      [twice('246802'), 'payment.password.set', 'player01'],
      [twice('24680'), 'field.invalid', 'fresh01'],
      [{ ...twice('246802'), confirmPaymentPassword: '246803' }, 'field.invalid', 'fresh01'],
    ],
  },
  changePaymentPassword: {
    input: { oldPaymentPassword: PASSWORD, ...twice('246802') },
    user: 'player01',
    refused: [
      [{ oldPaymentPassword: '111111', ...twice('246802') }, 'payment.password.wrong', 'player01'],
      [{ oldPaymentPassword: PASSWORD, ...twice(PASSWORD) }, 'modify.new.old.same', 'player01'],
      [{ oldPaymentPassword: PASSWORD, ...twice('abc') }, 'field.invalid', 'player01'],
      [{ oldPaymentPassword: PASSWORD, ...twice('246802') }, 'payment.password.missing', 'fresh01'],
    ],
  },
  resetPaymentPassword: {
    input: bySms,
    user: 'player01',
    refused: [
      [
        { resetType: 'SMS', verificationCode: '000', ...twice('246802') },
        'sms.code.wrong',
        'player01',
      ],
      [
        { resetType: 'QUESTIONS', answers: OTHERS, ...twice('246802') },
        'security.answer.wrong',
        'player01',
      ],
      [
        { resetType: 'QUESTIONS', answers: ANSWERS, ...twice('246802') },
        'record.not.found',
        'vip01',
      ],
      [{ resetType: 'SMS', ...twice('246802') }, 'payment.password.missing', 'fresh01'],
      [{ resetType: 'MAIL', ...twice('246802') }, 'request_param_err', 'player01'],
    ],
  },
  questions: {
    user: 'fresh01',
    refused: [[{}, 'account.no.permission', 'virtual01']],
  },
  myQuestions: {
    user: 'player01',
    refused: [[{}, 'account.no.permission', 'virtual01']],
  },
  setQuestions: {
    input: { answers: OTHERS, paymentPassword: PASSWORD },
    user: 'vip01',
    refused: [
      [{ answers: OTHERS, paymentPassword: PASSWORD }, 'field.invalid', 'player01'],
      [{ answers: OTHERS }, 'field.invalid', 'vip01'],
      [{ answers: OTHERS.slice(1), paymentPassword: PASSWORD }, 'field.invalid', 'vip01'],
      [{ answers: OTHERS, paymentPassword: '111111' }, 'payment.password.wrong', 'vip01'],
    ],
  },
  changeQuestions: {
    input: { oldAnswers: ANSWERS, answers: OTHERS },
    user: 'player01',
    refused: [
      [{ oldAnswers: OTHERS, answers: ANSWERS }, 'security.answer.wrong', 'player01'],
      [{ oldAnswers: ANSWERS, answers: OTHERS }, 'record.not.found', 'fresh01'],
      [{ oldAnswers: ANSWERS, answers: [] }, 'field.invalid', 'player01'],
    ],
  },
};
