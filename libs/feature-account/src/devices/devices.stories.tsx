import { serverFlagsAtom, sessionStore } from '@lobby/session';
import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { accountRoutes } from '../routes';

const story = screenStories(accountRoutes);

const SESSIONS = '/wps/member/sessions';
const PASSKEYS = '/wps/member/passkeys';

/** 1 November 2026, 12:00 UTC. */
const NOON = 1_793_534_400_000;

const device = (sessionId: string, browser?: string, system?: string) => ({
  sessionId,
  current: sessionId === '1',
  browser,
  system,
  startedAt: NOON,
  seenAt: NOON,
});

const DEVICES = [
  device('1', 'Chrome', 'Android'),
  device('2', 'Safari', 'iPhone'),
  device('3', 'Edge', 'Windows'),
  device('4'),
];

const passkeys = (...names: string[]) => ({
  value: {
    list: names.map((name, number) => ({
      credentialId: `passkey${number}`,
      name,
      createdAt: NOON,
      ...(number === 0 ? { lastUsedAt: NOON } : {}),
    })),
    max: 10,
    needsPassword: true,
  },
});

const devices = (options: ScreenStory = {}) =>
  story('/m/devices', {
    user: 'player01',
    // The product’s frame loads the flags; these stories have none.
    prepare: () => sessionStore.set(serverFlagsAtom, { PASSKEY3: true }),
    ...options,
    answers: {
      [SESSIONS]: { value: DEVICES },
      [PASSKEYS]: passkeys('Pixel của tôi', 'iPad'),
      ...options.answers,
    },
  });

const meta = { title: 'Account/Devices' } satisfies Meta;

export default meta;

export const Ready = devices();

export const OnlyHere = devices({
  answers: { [SESSIONS]: { value: DEVICES.slice(0, 1) }, [PASSKEYS]: passkeys() },
});

export const AddingPasskey = devices({
  play: async ({ press, t }) => press(t('account-settings:passkeys.add')),
});

export const AllPasskeys = devices({
  answers: { [PASSKEYS]: passkeys(...Array.from({ length: 10 }, (_, number) => `No. ${number}`)) },
});

export const RemovingPasskey = devices({
  play: async ({ press, t }) =>
    press(new RegExp(`^${t('account-settings:passkeys.remove')}.*iPad`)),
});

export const SigningOutThere = devices({
  play: async ({ press, t }) => press(new RegExp(`^${t('account-settings:devices.end')}.*iPhone`)),
});

export const LongNames = devices({
  answers: { [PASSKEYS]: passkeys('Điệnthoạidựphòngcủacảgiađìnhtôiởnhàquê') },
});

export const Loading = devices({ answers: { [SESSIONS]: 'pending', [PASSKEYS]: 'pending' } });

export const Failed = devices({ answers: { [SESSIONS]: 503, [PASSKEYS]: 503 } });

export const LargeText = devices({ globals: { textSize: '200' } });

export const SmallPhoneInPortuguese = devices({
  globals: { viewport: { value: 'small' }, language: 'PT' },
});
