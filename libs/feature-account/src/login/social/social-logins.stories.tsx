import type { Settings } from '@lobby/api-client';
import { settingsQuery } from '@lobby/session';
import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { accountLabels } from '../../labels';
import { SocialLogins } from './social-logins';

const login = (title: string) => ({ provider: title, title, address: 'https://login.example/' });

const SETTINGS: Settings = {
  currency: { code: 'VND', symbol: '₫', pattern: '#,##0 ¤', grouping: '.', decimal: ',' },
  imageHosts: [],
  payoutAddress: undefined,
  origins: { game: [], chat: [], payment: [], link: [] },
  utcOffsetMs: undefined,
  limits: {
    imageBytes: 0,
    imageCount: 0,
    remarkLength: 0,
    feedbackMin: 0,
    feedbackMax: 0,
    captchaLength: 6,
    mobileLength: 20,
    smsCodeLength: 10,
  },
  socialLogins: [],
  app: undefined,
  downloads: [],
};

function SocialStory({ titles }: { titles: readonly string[] }) {
  const settings = { ...SETTINGS, socialLogins: titles.map(login) };
  useQueryClient().setQueryData(settingsQuery.queryKey, settings);
  return <SocialLogins />;
}

const meta = {
  title: 'Account/Social login',
  component: SocialStory,
  ...stage(accountLabels),
  args: { titles: ['Facebook', 'Google', 'LINE'] },
} satisfies Meta<typeof SocialStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const One: Story = { args: { titles: ['Zalo'] } };

export const LongNames: Story = {
  args: { titles: ['Tài khoản định danh điện tử', 'A very long name of a provider', 'LINE'] },
};

export const LargeText: Story = { globals: { textSize: '200' } };
