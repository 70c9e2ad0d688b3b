import type { RegisterSettings } from '@lobby/api-client';
import { useLabels } from '@lobby/i18n';
import { FailedState, FormError } from '@lobby/ui-kit';
import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { EntryFrame } from '../entry/entry-frame';
import { accountLabels } from '../labels';
import { FormSkeleton } from '../entry/form-skeleton';
import { RegistrationForm } from './form/registration-form';
import { useRegistration } from './form/use-registration';
import type { LinkInvitation } from './invitation.query';
import { BY_USER_NAME } from './methods';

const SETTINGS: RegisterSettings = {
  captcha: false,
  fields: [
    { field: 'username', enabled: true, required: true, minLength: 6, maxLength: 16 },
    { field: 'password', enabled: true, required: true, minLength: 8, maxLength: 20 },
    { field: 'email', enabled: true, required: false },
    { field: 'affiliateCode', enabled: true, required: false },
  ],
};

const NO_LINK = { code: '', valid: undefined };

interface FormOf {
  settings?: RegisterSettings;
  link?: LinkInvitation;
}

function UserNameForm({ settings = SETTINGS, link: invitation = NO_LINK }: FormOf) {
  const registration = useRegistration({ method: BY_USER_NAME, settings, invitation });
  return <RegistrationForm registration={registration} />;
}

function Failed() {
  const t = useLabels('common');
  return (
    <FailedState
      title={t('failed.title')}
      retryLabel={t('action.retry')}
      onRetry={() => undefined}
    />
  );
}

function Closed() {
  const t = useLabels('common');
  return <FormError>{t('error.registrationClosed')}</FormError>;
}

const STATES = {
  ready: <UserNameForm />,
  captcha: <UserNameForm settings={{ ...SETTINGS, captcha: true }} />,
  invited: <UserNameForm link={{ code: 'A1B2', valid: 'A1B2' }} />,
  loading: <FormSkeleton />,
  failed: <Failed />,
  closed: <Closed />,
} as const satisfies Record<string, ReactNode>;

function RegistrationStory({ state }: { state: keyof typeof STATES }) {
  const t = useLabels('account');
  return (
    <EntryFrame title={t('register.title')} withPlace>
      {STATES[state]}
    </EntryFrame>
  );
}

const meta = {
  title: 'Account/Registration',
  component: RegistrationStory,
  ...stage(accountLabels),
  args: { state: 'ready' },
} satisfies Meta<typeof RegistrationStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithCaptcha: Story = { args: { state: 'captcha' } };

export const Invited: Story = { args: { state: 'invited' } };

export const Loading: Story = { args: { state: 'loading' } };

export const RulesFailed: Story = { args: { state: 'failed' } };

export const SwitchedOff: Story = { args: { state: 'closed' } };

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
