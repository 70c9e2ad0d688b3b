import type { RegisterSettings } from '@lobby/api-client';
import { useLabels } from '@lobby/i18n';
import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { EntryFrame } from '../entry/entry-frame';
import type { Problem } from '../problems/problems';
import { startCountdown } from '../sms/countdown';
import { accountLabels } from '../labels';
import { RegistrationForm } from './form/registration-form';
import { useRegistration } from './form/use-registration';
import { byMobile } from './methods';

const LONG =
  'Số di động gồm từ chín đến mười một chữ số, không có mã quốc gia, đúng như số bạn đã đăng ký với nhà mạng';

const SETTINGS: RegisterSettings = {
  captcha: false,
  fields: [
    { field: 'mobileNum', enabled: true, required: true, message: { EN: LONG, VI: LONG } },
    { field: 'password', enabled: true, required: true, minLength: 8, maxLength: 20 },
    { field: 'payeeName', enabled: true, required: false },
    { field: 'affiliateCode', enabled: true, required: false },
  ],
};

const NO_LINK = { code: '', valid: undefined };
const MINUTE_MS = 60_000;

interface MobileStoryProps {
  code: boolean;
  password: boolean;
  /** A code was sent just now. */
  counting: boolean;
  /** What the fields say, by name. */
  told: Readonly<Record<string, Problem>>;
}

function MobileStory({ code, password, told }: MobileStoryProps) {
  const t = useLabels('account');
  const registration = useRegistration({
    method: byMobile({ code, password }),
    settings: SETTINGS,
    invitation: NO_LINK,
  });
  const { setValue, setError } = registration.form;
  useEffect(
    function fillIn() {
      setValue('mobileNum', '0901234567');
      for (const [name, type] of Object.entries(told)) setError(name, { type });
    },
    [told, setValue, setError],
  );
  return (
    <EntryFrame title={t('register.title')} withPlace>
      <RegistrationForm registration={registration} />
    </EntryFrame>
  );
}

const meta = {
  title: 'Account/Registration by mobile number',
  component: MobileStory,
  ...stage(accountLabels),
  beforeEach: ({ args }) => startCountdown('register', args.counting ? MINUTE_MS : 0),
  args: { code: true, password: false, counting: false, told: {} },
} satisfies Meta<typeof MobileStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithCode: Story = {};

export const WithPassword: Story = { args: { code: false, password: true } };

export const WithBoth: Story = { args: { password: true } };

export const CodeSent: Story = { args: { counting: true } };

export const WrongCode: Story = {
  args: { counting: true, told: { verificationCode: 'wrongCode' } },
};

export const NumberTaken: Story = { args: { told: { mobileNum: 'mobileTaken' } } };

export const NothingTyped: Story = {
  args: {
    password: true,
    told: {
      mobileNum: 'mobileRequired',
      verificationCode: 'codeRequired',
      password: 'required',
      confirmPassword: 'confirmRequired',
    },
  },
};

export const LongWords: Story = { args: { told: { mobileNum: 'pattern' } } };

export const LargeText: Story = {
  args: { counting: true, password: true },
  globals: { textSize: '200' },
};

export const SmallPhone: Story = {
  args: { counting: true },
  globals: { viewport: { value: 'small' } },
};
