import type { Settings } from '@lobby/api-client';
import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import { settingsQuery } from '@lobby/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { OnStage, stageFor } from '../../stage/story-stage';
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
  decorators: [(Story) => <OnStage Story={Story} />],
  loaders: [stageFor(aurora, ember, jade)],
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
