import { writeStored } from '@lobby/core';
import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../routes';

const story = screenStories(memberRoutes);

const ACTIVITY = '/wps/member/protection/activity';
const REPORT = '/wps/relay/ODSFE2_MemPNL';
const FUNDS = '/wps/member/info/funds/consolidated';
const WALLET = '/wps/wallets/gcs';
const SESSION = '/wps/member/protection/session';

const money = (query = '', options: ScreenStory = {}) =>
  story(`/m/money${query}`, { user: 'player01', ...options });

/** Play time: 65 minutes. The session began at 2026-11-20 01:05 UTC. */
const PLAYED_MS = 3_900_000;
const session = {
  now: 1_795_140_600_000,
  lastsMs: PLAYED_MS,
  staked: '0',
  won: '0',
  net: '0',
};

const HUGE = '99999999999999';

const huge = {
  [ACTIVITY]: {
    value: {
      deposited: HUGE,
      withdrawn: '0',
      net: HUGE,
      staked: HUGE,
      won: '1',
      timePlayed: 43_200,
      range: { startDate: 1, endDate: 2 },
    },
  },
  [WALLET]: { value: { sumBalance: HUGE, currencySymbol: '₫' } },
};

const meta = { title: 'Member/Money' } satisfies Meta;

export default meta;

export const Session = money('', {
  prepare: () => writeStored('playVisit', { playedMs: PLAYED_MS }),
  answers: { [SESSION]: { value: session } },
});

export const SessionOfUnknownStart = money('', { answers: { [SESSION]: 503 } });

export const Today = money('?period=today');

export const Month = money('?period=month');

export const All = money('?period=all');

export const NothingYet = money('?period=month', { user: 'fresh01' });

export const Hidden = money('?period=month', {
  prepare: () => writeStored('amountsHidden', true),
});

export const LargeAmounts = money('?period=month', { answers: huge });

export const UnknownBonus = money('?period=month', { answers: { [REPORT]: 503 } });

export const WithoutReports = money('?period=month', { flags: { profitAndLoss: false } });

export const Loading = money('?period=month', {
  answers: { [ACTIVITY]: 'pending', [FUNDS]: 'pending', [WALLET]: 'pending' },
});

export const NotLoaded = money('?period=month', {
  answers: { [ACTIVITY]: 503, [FUNDS]: 503, [WALLET]: 503 },
});

export const LargeText = money('?period=month', { globals: { textSize: '200' } });

export const SmallPhoneInPortuguese = money('?period=all', {
  answers: huge,
  globals: { viewport: { value: 'small' }, language: 'PT' },
});
