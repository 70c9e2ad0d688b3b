import { useLabels } from '@lobby/i18n';
import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { CaptchaInput } from '../../captcha/captcha-input';
import { EntryFrame } from '../../entry/entry-frame';
import type { Problem } from '../../problems/problems';
import { useProblemText } from '../../problems/use-problem-text';
import { toField } from '../../registration/fields/form-fields';
import { accountLabels } from '../../labels';
import { PasswordForm } from './password-form';
import type { PasswordLoginValues } from './password-login.schema';

interface LoginStoryProps {
  alert: 'error.wrongLogin' | 'error.accountLocked' | null;
  busy: boolean;
  empty: boolean;
  captcha: Problem | 'asked' | null;
}

const RULES = {
  userName: toField({ field: 'loginUsername', enabled: true, required: true }),
  password: toField({ field: 'loginPassword', enabled: true, required: true }),
};

const NOTHING_TYPED = {
  userName: { type: 'userNameRequired' },
  password: { type: 'passwordRequired' },
};

function LoginStory({ alert, busy, empty, captcha }: LoginStoryProps) {
  const t = useLabels('account');
  const problemText = useProblemText();
  const form = useForm<PasswordLoginValues>({
    defaultValues: { userName: 'player01', password: 'Play1234', captcha: '', remember: true },
    ...(empty ? { errors: NOTHING_TYPED } : {}),
  });
  return (
    <EntryFrame title={t('login.title')}>
      <PasswordForm form={form} rules={RULES} busy={busy} alert={alert} onSubmit={() => undefined}>
        {captcha && (
          <CaptchaInput
            captcha={{ shown: true, image: undefined, failed: false, refresh: () => undefined }}
            field={form.register('captcha')}
            error={captcha === 'asked' ? undefined : problemText({ type: captcha })}
            onRefresh={() => undefined}
          />
        )}
      </PasswordForm>
    </EntryFrame>
  );
}

const meta = {
  title: 'Account/Login',
  component: LoginStory,
  ...stage(accountLabels),
  args: { alert: null, busy: false, empty: false, captcha: null },
} satisfies Meta<typeof LoginStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const EmptyFields: Story = { args: { empty: true } };

export const Refused: Story = { args: { alert: 'error.wrongLogin' } };

export const Locked: Story = { args: { alert: 'error.accountLocked', captcha: 'asked' } };

export const WrongCaptcha: Story = { args: { captcha: 'wrongCaptcha' } };

export const Busy: Story = { args: { busy: true } };

export const LargeText: Story = { globals: { textSize: '200' } };
