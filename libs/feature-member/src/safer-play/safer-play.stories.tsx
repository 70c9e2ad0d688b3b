import { writeStored } from '@lobby/core';
import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { fireEvent, screen } from 'storybook/test';
import { memberRoutes } from '../routes';

const story = screenStories(memberRoutes);

const LIMITS = '/wps/member/protection/limits';
const TIME_OUT = 'POST /wps/member/protection/timeOut';
const ACTIVITY = '/wps/member/protection/activity';
const EXCLUSION = 'POST /wps/member/protection/selfExclusion';

/** 2026-11-22 17:00 UTC: midnight in Vietnam. */
const MIDNIGHT = 1_795_366_800_000;

const limit = (kind: string, period: string, used: string, change: object = {}) => ({
  kind,
  period,
  amount: '1000000',
  used,
  endsAt: MIDNIGHT,
  ...change,
});

const WAITING = { removal: false, amount: '2000000', effectiveAt: MIDNIGHT, due: false };

const state = (value: object) => ({ [`GET ${LIMITS}`]: { value: { limits: [], ...value } } });

const at = (path: string, options: ScreenStory = {}) =>
  story(`/m/saferPlay${path}`, { user: 'player01', ...options });

const ALL = [
  limit('DEPOSIT', 'DAY', '1000000'),
  limit('DEPOSIT', 'WEEK', '100000'),
  limit('LOSS', 'DAY', '850000'),
  limit('SESSION', 'DAY', '30', { amount: '120' }),
];

const meta = { title: 'Member/Safer play' } satisfies Meta;

export default meta;

export const Overview = at('');

export const NothingSet = at('', { user: 'fresh01' });

export const NearAndReached = at('', { answers: state({ limits: ALL }) });

export const OnABreak = at('', { answers: state({ timeOut: { until: MIDNIGHT } }) });

export const Excluded = at('', { answers: state({ selfExclusion: { until: 'PERMANENT' } }) });

export const Guest = story('/m/saferPlay', {});

export const Virtual = at('', { user: 'virtual01' });

export const Loading = at('', { answers: { [`GET ${LIMITS}`]: 'pending' } });

export const NotLoaded = at('', { answers: { [`GET ${LIMITS}`]: 503 } });

export const ChoosingReminder = at('', {
  play: async ({ press, t }) => press(new RegExp(`^${t('member-safer-play:reality.title')}`)),
});

export const LimitNotSet = at('/limit?kind=LOSS');

export const LimitSet = at('/limit?kind=DEPOSIT&period=WEEK', { answers: state({ limits: ALL }) });

export const LimitReached = at('/limit?kind=DEPOSIT', { answers: state({ limits: ALL }) });

export const LimitOfTime = at('/limit?kind=SESSION', { answers: state({ limits: ALL }) });

export const RaiseWaiting = at('/limit?kind=STAKE', {
  answers: state({ limits: [limit('STAKE', 'DAY', '200000', { pending: WAITING })] }),
});

export const RaiseDue = at('/limit?kind=STAKE', {
  answers: state({
    limits: [limit('STAKE', 'DAY', '200000', { pending: { ...WAITING, due: true } })],
  }),
});

export const RemovalDue = at('/limit?kind=STAKE', {
  answers: state({
    limits: [
      limit('STAKE', 'DAY', '200000', {
        pending: { removal: true, effectiveAt: MIDNIGHT, due: true },
      }),
    ],
  }),
});

export const Stopped = at('/stopped?ft=0', { answers: state({ timeOut: { until: MIDNIGHT } }) });

export const Activity = at('/activity');

export const ActivityOfADay = at('/activity?span=DAY&back=1');

export const ActivityHidden = at('/activity', {
  prepare: () => writeStored('amountsHidden', true),
});

export const ActivityLoading = at('/activity', { answers: { [ACTIVITY]: 'pending' } });

export const ActivityNotLoaded = at('/activity', { answers: { [ACTIVITY]: 503 } });

export const ActivityLargeText = at('/activity?span=YEAR', { globals: { textSize: '200' } });

export const SelfAssessment = at('/selfAssessment');

export const SelfAssessed = at('/selfAssessment', {
  play: async ({ t }) => {
    const name = t('member-safer-play:assess.answer.2');
    for (const radio of await screen.findAllByRole('radio', { name })) fireEvent.click(radio);
  },
});

export const SelfAssessmentLargeText = at('/selfAssessment', { globals: { textSize: '200' } });

export const OfficialSites = story('/m/officialSites', {});

export const RemovalWaiting = at('/limit?kind=STAKE', {
  answers: state({
    limits: [
      limit('STAKE', 'DAY', '200000', {
        pending: { removal: true, effectiveAt: MIDNIGHT, due: false },
      }),
    ],
  }),
});

export const AskingToRaise = at('/limit?kind=DEPOSIT', {
  answers: state({ limits: ALL }),
  play: async ({ type, press, t }) => {
    await type(t('member-safer-play:limit.amount'), '5000000');
    await press(t('member-safer-play:limit.save'));
  },
});

export const AskingToRemove = at('/limit?kind=DEPOSIT', {
  answers: state({ limits: ALL }),
  play: async ({ press, t }) => press(t('member-safer-play:remove.action')),
});

export const WrongAmount = at('/limit?kind=DEPOSIT', {
  play: async ({ press, t }) => press(t('member-safer-play:limit.save')),
});

export const SettingLimit = at('/limit?kind=LOSS', {
  answers: { [`PUT ${LIMITS}`]: 'pending' },
  play: async ({ type, press, t }) => {
    await type(t('member-safer-play:limit.amount'), '5000000');
    await press(t('member-safer-play:limit.save'));
  },
});

export const LimitNotSent = at('/limit?kind=LOSS', {
  answers: { [`PUT ${LIMITS}`]: 'offline' },
  play: async ({ type, press, t }) => {
    await type(t('member-safer-play:limit.amount'), '5000000');
    await press(t('member-safer-play:limit.save'));
  },
});

export const TimeOut = at('/timeOut');

export const TimeOutRunning = at('/timeOut', {
  answers: state({ timeOut: { until: MIDNIGHT } }),
});

export const AskingForTimeOut = at('/timeOut', {
  play: async ({ press, t }) => press(t('member-safer-play:timeOut.action')),
});

export const WrongClock = at('/timeOut', {
  answers: { [TIME_OUT]: { refusal: 'field.invalid' } },
  play: async ({ press, t }) => {
    await press(t('member-safer-play:timeOut.action'));
    await press(t('member-safer-play:timeOut.action'));
  },
});

export const SelfExclusion = at('/selfExclusion');

export const WrongPassword = at('/selfExclusion', {
  answers: { [EXCLUSION]: { refusal: 'password.old.wrong' } },
  play: async ({ type, press, t }) => {
    await type(t('forms:field.password'), 'Wrong123');
    await press(t('member-safer-play:exclusion.action'));
  },
});

export const Closed = story('/m/saferPlay/closed', {});

export const LargeText = at('', {
  answers: state({ limits: ALL }),
  globals: { textSize: '200' },
});

export const LimitInLargeText = at('/limit?kind=STAKE', {
  answers: state({ limits: [limit('STAKE', 'DAY', '900000', { pending: WAITING })] }),
  globals: { textSize: '200' },
});

export const SmallPhoneInPortuguese = at('/selfExclusion', {
  globals: { viewport: { value: 'small' }, language: 'PT' },
});
