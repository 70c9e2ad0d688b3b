import { screenAt, screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../../routes';

/** Stub screens of the security centre's forms, as targets of the rows. */
const forms = ['email', 'mobile', 'payeeName']
  .map((form) => `/m/securityCenter/${form}`)
  .filter((form) => memberRoutes.every(({ path }) => path !== form))
  .map((path) => screenAt(path, () => null));

const story = screenStories([...memberRoutes, ...forms]);

const account = (options: ScreenStory = {}) =>
  story('/m/myAccount/index', { user: 'player01', ...options });

const SET_ICON = 'POST /wps/member/info/icon';

const choosing: NonNullable<ScreenStory['play']> = async ({ press, t }) =>
  press(t('member-me:icon.title'));

const naming: NonNullable<ScreenStory['play']> = async ({ press, t }) =>
  press(new RegExp(`^${t('forms:field.nickname')}`));

const meta = { title: 'Member/My account' } satisfies Meta;

export default meta;

export const EverythingSet = account();

export const NothingSet = account({ user: 'fresh01' });

export const WithoutRealMoney = account({ user: 'virtual01' });

export const ChoosingImage = account({ play: choosing });

export const ImageRefused = account({
  answers: { [SET_ICON]: { refusal: 'upload.invalid' } },
  play: async (page) => {
    await choosing(page);
    await page.press(/2$/);
  },
});

export const ImagesNotLoaded = account({
  answers: { 'GET /wps/member/info/icon': 503 },
  play: choosing,
});

export const Naming = account({ play: naming });

export const NicknameTooShort = account({
  play: async (page) => {
    await naming(page);
    await page.type(page.t('forms:field.nickname'), 'L');
    await page.press(page.t('member-me:nickname.save'));
  },
});

export const DetailsNotLoaded = account({ answers: { '/wps/member/securityConfig': 503 } });

export const Loading = account({ answers: { '/wps/member/info': 'pending' } });

export const NotLoaded = account({ answers: { '/wps/member/info': 503 } });

export const LargeText = account({ globals: { textSize: '200' } });
