import { ApiError } from '@lobby/api-client';
import { useLabels } from '@lobby/i18n';
import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm, type FieldErrors } from 'react-hook-form';
import { EntryFrame } from '../entry/entry-frame';
import { useRule } from '../rules/account-rules.query';
import { accountLabels } from '../labels';
import { ChangePasswordForm } from './change-password-form';
import type { ChangePasswordValues } from './change-password.rules';
import styles from './password.module.css';

interface PasswordStoryProps {
  first: boolean;
  busy: boolean;
  same: boolean;
  alert: 'offline' | 'timeout' | null;
  errors: FieldErrors<ChangePasswordValues>;
  userName: string;
}

function PasswordStory({ first, busy, same, alert, errors, userName }: PasswordStoryProps) {
  const t = useLabels('account');
  const form = useForm<ChangePasswordValues>({
    defaultValues: { oldPassword: '', password: '', confirmPassword: '' },
    errors,
  });
  const rules = { password: useRule('password'), oldPassword: useRule('loginPassword') };
  const state = { form, rules, busy, same, asksOld: !first };
  return (
    <EntryFrame title={t('password.title')} headed>
      {first && <p className={styles.note}>{t('password.first')}</p>}
      <ChangePasswordForm
        {...state}
        userName={userName}
        alert={alert && new ApiError(alert, 'a story')}
        onSubmit={() => Promise.resolve()}
        closeSame={() => undefined}
      />
    </EntryFrame>
  );
}

const meta = {
  title: 'Account/Change password',
  component: PasswordStory,
  ...stage(accountLabels),
  args: {
    first: false,
    busy: false,
    same: false,
    alert: null,
    errors: {},
    userName: 'player01',
  },
} satisfies Meta<typeof PasswordStory>;

export default meta;

type Story = StoryObj<typeof meta>;

const WRONG: FieldErrors<ChangePasswordValues> = {
  oldPassword: { type: 'wrongOldPassword' },
  password: { type: 'pattern' },
  confirmPassword: { type: 'mismatch' },
};

export const Ready: Story = {};

export const FirstLogin: Story = { args: { first: true } };

export const WrongFields: Story = { args: { errors: WRONG } };

export const SamePassword: Story = { args: { same: true } };

export const Busy: Story = { args: { busy: true } };

export const NotSaved: Story = { args: { alert: 'offline' } };

export const NobodyAnswered: Story = { args: { alert: 'timeout' } };

export const LongName: Story = { args: { userName: 'nguyenthimyduyen_of_the_long_name_1987' } };

export const LargeText: Story = { args: { errors: WRONG }, globals: { textSize: '200' } };
