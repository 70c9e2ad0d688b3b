import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../routes';

const story = screenStories(memberRoutes);

const LIST = '/wps/relay/MCSFE_getListAnnouncements';
const ONE = '/wps/relay/MCSFE_getPromotion';
const APPLICATIONS = '/wps/relay/MCSFE_getPromotionApplications';
const TURNOVER = '/wps/transaction/withdraw/settings';

type Board = { promotion: { title: string }[] };

/** Promotion with a story's changes. */
type Detail = Record<string, unknown>;

const one = (change: Detail, options: ScreenStory = {}) =>
  story('/m/activityDetail?id=welcome', {
    user: 'player01',
    ...options,
    answers: {
      ...options.answers,
      [ONE]: (promotion: Detail) => ({ ...promotion, obstacle: null, ...change }),
    },
  });

const application = (form: Detail, options: ScreenStory = {}) =>
  story('/m/activity/template?id=welcome', {
    user: 'player01',
    ...options,
    answers: {
      [ONE]: (promotion: Detail) => ({
        ...promotion,
        obstacle: null,
        status: 'join',
        howTo: 'APPLY',
        form: { remark: 'OPTIONAL', remarkMax: 140, images: 'OPTIONAL', imagesMax: 3, ...form },
      }),
      ...options.answers,
    },
  });

const meta = { title: 'Member/Promotions' } satisfies Meta;

export default meta;

export const All = story('/m/activity');

export const OfAMember = story('/m/activity', { user: 'player01' });

export const OneCategory = story('/m/activity?category=fish_promo');

export const LongTitles = story('/m/activity?category=fish_promo', {
  answers: {
    [LIST]: (board: Board) => ({
      ...board,
      promotion: board.promotion.map((promotion) => ({
        ...promotion,
        title: 'Khuyếnmãithánglớnnhất'.repeat(6),
      })),
    }),
  },
});

export const NoneFound = story('/m/activity?q=xyzxyz');

export const Loading = story('/m/activity', { answers: { [LIST]: 'pending' } });

export const NotLoaded = story('/m/activity', { answers: { [LIST]: 503 } });

export const Guest = story('/m/activityDetail?id=welcome');

export const ToDeposit = one({ status: 'join' });

export const ToApplyFor = one({ status: 'join', howTo: 'APPLY' });

export const ToSignUpFor = one({ status: 'join', howTo: 'SIGN' });

export const InTheWay = one({ status: 'join', howTo: 'APPLY', obstacle: 'LEVEL_TOO_LOW' });

export const UnderReview = one({ status: 'applying', howTo: 'APPLY' });

export const Rejected = one({ status: 'rejected', howTo: 'APPLY', rejectReason: 'NO_DEPOSIT' });

export const ToClaim = one({ status: 'claim', howTo: 'APPLY' });

export const Done = one(
  { status: 'issued' },
  {
    answers: {
      [TURNOVER]: (settings: { turnover: Detail }) => ({
        ...settings,
        turnover: {
          ...settings.turnover,
          items: [
            {
              reference: 'P1',
              source: 'BONUS',
              promoId: 'welcome',
              required: '1000000',
              done: '250000',
              expiresAt: Date.UTC(2026, 11, 20),
            },
          ],
        },
      }),
    },
  },
);

export const ProgressNotLoaded = one({ status: 'issued' }, { answers: { [TURNOVER]: 503 } });

export const Ended = one({ status: 'close' });

export const Gone = story('/m/activityDetail?id=none', {
  answers: { [ONE]: { refusal: 'record.not.found' } },
});

export const LargeText = one({ status: 'join' }, { globals: { textSize: '200' } });

export const Application = application({});

export const ApplicationWrong = application(
  { remark: 'REQUIRED', images: 'REQUIRED' },
  { play: async ({ press, t }) => press(t('member-promotions:action.apply')) },
);

export const ApplicationRefused = application(
  {},
  {
    answers: { '/wps/relay/MCSFE_applyPromotion': { refusal: 'promotion.not.eligible' } },
    play: async ({ press, t }) => press(t('member-promotions:action.apply')),
  },
);

export const ApplicationClosed = story('/m/activity/template?id=welcome', { user: 'player01' });

export const OwnApplications = one(
  { status: 'applying', howTo: 'APPLY' },
  {
    answers: {
      [APPLICATIONS]: ({ list, ...page }: { list: Detail[] }) => ({
        ...page,
        list: list.slice(0, 1).map((row) => ({ ...row, promoId: 'welcome', remark: 'Xin chào' })),
      }),
    },
  },
);
