import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { agentRoutes } from '../routes';

const story = screenStories(agentRoutes);

const LINKS = '/wps/relay/MCS2_wpsViewAffUrls';
const SETTINGS = '/wps/relay/MCS2_getCustomerRebateSettingByProductType';

const form = (options: ScreenStory = {}) =>
  story('/m/agentRegister', { user: 'agent01', ...options });
const links = (options: ScreenStory = {}) =>
  story('/m/agentRegister?by=links', { user: 'agent01', ...options });

interface Page {
  list: object[];
  ownCode?: string;
}

const meta = { title: 'Agent/Accounts' } satisfies Meta;

export default meta;

export const Form = form();

export const FormLoading = form({ answers: { [SETTINGS]: 'pending' } });

export const FormFailed = form({ answers: { [SETTINGS]: 503 } });

export const Incomplete = form({
  play: async ({ press, t }) => press(t('agent-accounts:open.action')),
});

export const Links = links();

export const NoLinks = links({ answers: { [LINKS]: (page: Page) => ({ ...page, list: [] }) } });

export const NotAffiliated = links({
  answers: { [LINKS]: (page: Page) => ({ ...page, list: [], ownCode: null }) },
});

export const LinksFailed = links({ answers: { [LINKS]: 503 } });

export const NewLink = links({
  play: async ({ press, t }) => press(t('agent-accounts:links.new')),
});

export const LargeText = links({ globals: { textSize: '200' } });
