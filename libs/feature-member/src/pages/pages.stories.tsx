import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../routes';

const story = screenStories(memberRoutes);

const SPONSORS = '/wps/system/sponsors';
const SETTINGS = '/wps/system/settings/consolidated';

const feedback = (options: ScreenStory = {}) =>
  story('/m/feedback', { user: 'player01', ...options });

interface SentPage {
  list: { id: string }[];
}

const TEXT = 'Tôi nạp tiền lúc 10 giờ sáng nhưng số dư vẫn chưa thay đổi.';

const meta = { title: 'Member/Pages' } satisfies Meta;

export default meta;

export const Feedback = feedback();

export const FeedbackWritten = feedback({
  play: async ({ type, t }) => type(t('member-pages:feedback.description'), TEXT),
});

export const FeedbackAboutHost = story('/m/feedback?host=h01', { user: 'player01' });

export const FeedbackWrong = feedback({
  play: async ({ type, press, t }) => {
    await type(t('member-pages:feedback.description'), TEXT);
    await press(t('member-pages:feedback.send'));
  },
});

export const FeedbackAnswered = feedback({
  answers: {
    'GET /wps/feedback': (page: SentPage) => ({
      ...page,
      list: page.list.flatMap((one) => [one, { ...one, id: `${one.id}-waiting`, answer: null }]),
    }),
  },
});

export const FeedbackInLargeText = feedback({ globals: { textSize: '200' } });

export const Sponsors = story('/m/sponsor');

export const SponsorsNone = story('/m/sponsor', {
  answers: { [SPONSORS]: { value: { list: [] } } },
});

export const Sponsor = story('/m/sponsor/detail?id=sp1');

export const SponsorGone = story('/m/sponsor/detail?id=none');

export const JoinUs = story('/m/joinUs');

export const AboutUs = story('/m/aboutUs');

export const TextLoading = story('/m/aboutUs', { answers: { '/wps/system/page': 'pending' } });

export const Terms = story('/m/useragreement');

export const Privacy = story('/m/useragreement?tab=privacy');

export const Download = story('/m/download');

export const DownloadNone = story('/m/download', {
  answers: { [SETTINGS]: (settings: object) => ({ ...settings, downLink: [] }) },
});

export const DownloadNotLoaded = story('/m/download', { answers: { [SETTINGS]: 503 } });

export const DownloadInLargeText = story('/m/download', { globals: { textSize: '200' } });
