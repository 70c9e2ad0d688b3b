import { ApiError } from '@lobby/api-client';
import { useLabels } from '@lobby/i18n';
import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm, type FieldErrors } from 'react-hook-form';
import { EntryFrame } from '../../entry/entry-frame';
import { toField } from '../../registration/fields/form-fields';
import type { CodeSending } from '../../sms/use-code';
import { accountLabels } from '../../labels';
import { SmsForm } from './sms-form';
import type { SmsLoginValues } from './sms-login.schema';

const nothing = () => undefined;
const LOST = new ApiError('offline', 'a story');

const NO_CODE: CodeSending = {
  send: nothing,
  prove: () => Promise.reject(LOST),
  sending: false,
  sent: false,
  left: 0,
  error: null,
};

const CODES = {
  none: NO_CODE,
  sending: { ...NO_CODE, sending: true },
  sent: { ...NO_CODE, sent: true, left: 287 },
  failed: { ...NO_CODE, error: LOST },
} satisfies Record<string, CodeSending>;

const RULES = {
  mobile: toField({ field: 'loginMobileNum', enabled: true, required: true }),
  code: toField({ field: 'verificationCode', enabled: true, required: true }),
};

interface SmsStoryProps {
  code: keyof typeof CODES;
  errors: FieldErrors<SmsLoginValues>;
  captcha: boolean;
  busy: boolean;
  alert: ApiError | null;
}

function SmsStory({ code, errors, captcha, busy, alert }: SmsStoryProps) {
  const t = useLabels('account');
  const form = useForm<SmsLoginValues>({
    defaultValues: { mobile: '0912345601', code: '', captcha: '', remember: true },
    errors,
  });
  const done = () => Promise.resolve();
  return (
    <EntryFrame title={t('login.title')}>
      <SmsForm
        form={form}
        rules={RULES}
        captcha={{ shown: captcha, image: undefined, failed: false, refresh: nothing }}
        code={CODES[code]}
        dialingCode="84"
        ask={done}
        onSubmit={done}
        busy={busy}
        alert={alert}
      />
    </EntryFrame>
  );
}

const meta = {
  title: 'Account/Login by SMS',
  component: SmsStory,
  ...stage(accountLabels),
  args: { code: 'none', errors: {}, captcha: false, busy: false, alert: null },
} satisfies Meta<typeof SmsStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Sending: Story = { args: { code: 'sending' } };

export const Counting: Story = { args: { code: 'sent' } };

export const NotSent: Story = { args: { code: 'failed' } };

export const EmptyFields: Story = {
  args: { errors: { mobile: { type: 'mobileRequired' }, code: { type: 'codeRequired' } } },
};

export const WrongCode: Story = {
  args: { code: 'sent', errors: { code: { type: 'wrongCode' } }, captcha: true },
};

export const Refused: Story = {
  args: { alert: new ApiError('refused', 'a story', { code: 'login.agent.only' }) },
};

export const Busy: Story = { args: { code: 'sent', busy: true } };

export const LargeText: Story = { args: { code: 'sent' }, globals: { textSize: '200' } };
