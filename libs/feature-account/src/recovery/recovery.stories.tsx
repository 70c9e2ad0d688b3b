import { ApiError } from '@lobby/api-client';
import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { useLabels } from '@lobby/i18n';
import { EntryFrame } from '../entry/entry-frame';
import { useRule } from '../rules/account-rules.query';
import type { CodeSending } from '../sms/use-code';
import { accountLabels } from '../labels';
import { EmailRecoveryForm } from './email/email-recovery-form';
import type { EmailRecoveryValues } from './email/use-email-recovery';
import { PhoneRecoveryForm } from './phone/phone-recovery-form';
import type { PhoneRecoveryValues } from './phone/phone-recovery.rules';
import { RecoveryScreen } from './recovery-screen';

const nothing = () => undefined;
/** One and the same: the form sets its state anew for every other. */
const NO_ERRORS = {};
const LOST = new ApiError('offline', 'a story');

const NO_CODE: CodeSending = {
  send: nothing,
  prove: () => Promise.reject(LOST),
  sending: false,
  sent: false,
  left: 0,
  error: null,
};
const SENT: CodeSending = { ...NO_CODE, sent: true, left: 287 };

interface PhoneProps {
  code?: CodeSending;
  errors?: FieldErrors<PhoneRecoveryValues>;
  busy?: boolean;
  alert?: ApiError | null;
}

function ByPhone({ code = NO_CODE, errors = NO_ERRORS, busy = false, alert = null }: PhoneProps) {
  const form = useForm<PhoneRecoveryValues>({
    defaultValues: { mobile: '0912345601', code: code.sent ? '4821' : '', password: '' },
    errors,
  });
  const rules = {
    mobile: useRule('mobileNum'),
    code: useRule('verificationCode'),
    password: useRule('password'),
  };
  const onSubmit = () => Promise.resolve();
  const state = { form, code, rules, dialingCode: '84', ask: onSubmit, onSubmit, busy, alert };
  return <PhoneRecoveryForm {...state} />;
}

interface EmailProps {
  errors?: FieldErrors<EmailRecoveryValues>;
  busy?: boolean;
  alert?: ApiError | null;
}

function ByEmail({ errors = NO_ERRORS, busy = false, alert = null }: EmailProps) {
  const form = useForm<EmailRecoveryValues>({
    defaultValues: { userName: 'player01', email: 'mai@example' },
    errors,
  });
  const state = { form, onSubmit: () => Promise.resolve(), busy, alert };
  return <EmailRecoveryForm {...state} />;
}

const REFUSED = { code: { type: 'wrongCode' }, password: { type: 'samePassword' } };

const STATES = {
  codeSent: <ByPhone code={SENT} />,
  sendingCode: <ByPhone code={{ ...NO_CODE, sending: true }} />,
  codeNotSent: <ByPhone code={{ ...NO_CODE, error: LOST }} />,
  wrongNumber: <ByPhone errors={{ mobile: { type: 'mobileFormat' } }} />,
  refused: <ByPhone code={SENT} errors={REFUSED} />,
  failed: <ByPhone code={SENT} alert={LOST} />,
  busy: <ByPhone code={SENT} busy />,
  email: <ByEmail />,
  wrongEmail: <ByEmail errors={{ email: { type: 'emailFormat' } }} />,
  mailing: <ByEmail busy />,
  emailFailed: <ByEmail alert={LOST} />,
} as const satisfies Record<string, ReactNode>;

function RecoveryStory({ state }: { state: keyof typeof STATES | 'ready' }) {
  const t = useLabels('account');
  if (state === 'ready') return <RecoveryScreen />;
  return (
    <EntryFrame title={t('recover.title')} headed>
      {STATES[state]}
    </EntryFrame>
  );
}

const meta = {
  title: 'Account/Recovery',
  component: RecoveryStory,
  ...stage(accountLabels),
  args: { state: 'ready' },
} satisfies Meta<typeof RecoveryStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const CodeSent: Story = { args: { state: 'codeSent' } };

export const SendingCode: Story = { args: { state: 'sendingCode' } };

export const CodeNotSent: Story = { args: { state: 'codeNotSent' } };

export const WrongNumber: Story = { args: { state: 'wrongNumber' } };

export const Refused: Story = { args: { state: 'refused' } };

export const Failed: Story = { args: { state: 'failed' } };

export const Busy: Story = { args: { state: 'busy' } };

export const ByMail: Story = { args: { state: 'email' } };

export const WrongEmail: Story = { args: { state: 'wrongEmail' } };

export const Mailing: Story = { args: { state: 'mailing' } };

export const EmailFailed: Story = { args: { state: 'emailFailed' } };

export const LargeText: Story = { args: { state: 'refused' }, globals: { textSize: '200' } };

export const SmallPhoneInPortuguese: Story = {
  args: { state: 'codeSent' },
  globals: { viewport: { value: 'small' }, language: 'PT' },
};
