import type { contract } from '@lobby/api-client/contract';
import type { Sandbox } from '../../app';
import { SMALL_PNG } from '../../uploads/small-png';
import { signedInAs, visitor } from '../visitor';
import type { Examples } from './example';

const TEXT = 'The list of games jumps to its top when I come back.';

const ANSWER = 'Thank you. The next version keeps the place.';

const feedback = (change: object) => async (sandbox: Sandbox) => {
  await visitor(sandbox).call('access.captcha', { loginDeviceId: 'phone-a' });
  const captcha = sandbox.control.captcha()[0]?.answer;
  const form = { content: TEXT, sender: 'player01', type: 3, loginDeviceId: 'phone-a' };
  return { ...form, captcha, ...change };
};

export const member: Examples<typeof contract.member> = {
  info: { user: 'vip01' },
  unreadCount: {
    user: 'agent01',
    refused: [[{}, 'account.no.permission', 'virtual01']],
  },
  icon: { user: 'player01' },
  setIcon: {
    input: { icon: 'koi' },
    user: 'player01',
    refused: [[{ icon: 'nothing' }, 'upload.invalid', 'player01']],
  },
  setNickname: {
    input: { nickname: ' Lan  Anh ' },
    user: 'player01',
    refused: [
      [{ nickname: '<b>' }, 'field.invalid', 'player01'],
      [{ nickname: 'Lan' }, 'account.no.permission', 'virtual01'],
    ],
  },
  setEmail: {
    input: { email: 'lan@player.example' },
    user: 'player01',
    refused: [[{ email: 'lan@' }, 'field.invalid', 'player01']],
  },
  setPayeeName: {
    input: { payeeName: 'Le Thi Mai' },
    user: 'fresh01',
    refused: [
      [{ payeeName: 'Lê Thị Mai' }, 'field.invalid', 'fresh01'],
      [{ payeeName: 'Somebody Else' }, 'payee.name.fixed', 'player01'],
    ],
  },
  feedback: {
    input: feedback({}),
    user: 'player01',
    refused: [
      [feedback({ content: 'Too short' }), 'field.invalid', 'player01'],
      [feedback({ captcha: 'x' }), 'captcha.wrong', 'player01'],
      [feedback({ image: 'none' }), 'upload.invalid', 'player01'],
      [feedback({ type: 5 }), 'request_param_err', 'player01'],
    ],
  },
  sentFeedback: {
    input: async (sandbox) => {
      const me = signedInAs(sandbox, 'player01');
      const image = { purpose: 'FEEDBACK', data: SMALL_PNG };
      const { uploadId } = await me.value<{ uploadId: string }>('member.uploadImage', image);
      await me.call('member.feedback', await feedback({ image: uploadId })(sandbox));
      sandbox.control.knobs.feedback({ brand: 'aurora', user: 'player01', text: ANSWER });
      return {};
    },
    user: 'player01',
  },
  uploadImage: {
    input: { purpose: 'ICON', data: SMALL_PNG },
    user: 'player01',
    refused: [
      [{ purpose: 'ICON', data: 'aGVsbG8=' }, 'upload.invalid', 'player01'],
      [{ purpose: 'X', data: SMALL_PNG }, 'request_param_err', 'player01'],
    ],
  },
};
