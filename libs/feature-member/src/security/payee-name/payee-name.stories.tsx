import { screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { memberRoutes } from '../../routes';

const story = screenStories(memberRoutes);

const SET = 'POST /wps/member/info/payeename';

const payeeName = (options: ScreenStory = {}) =>
  story('/m/securityCenter/payeeName', { user: 'fresh01', ...options });

const fill = async (
  { type, press, t }: Parameters<NonNullable<ScreenStory['play']>>[0],
  name: string,
) => {
  await type(t('forms:field.payeeName'), name);
  await press(t('member-security:payee.set'));
};

const meta = { title: 'Member/Payee name' } satisfies Meta;

export default meta;

export const Open = payeeName();

export const Fixed = payeeName({ user: 'player01' });

export const KeptAs = payeeName({
  play: async ({ type, t }) => type(t('forms:field.payeeName'), 'Nguyễn Thị Mai'),
});

export const OtherScript = payeeName({ play: (page) => fill(page, '陳文德') });

export const FixedElsewhere = payeeName({
  answers: { [SET]: { refusal: 'payee.name.fixed' } },
  play: (page) => fill(page, 'NGUYEN THI MAI'),
});

export const Saving = payeeName({
  answers: { [SET]: 'pending' },
  play: (page) => fill(page, 'NGUYEN THI MAI'),
});

export const LargeText = payeeName({ user: 'player01', globals: { textSize: '200' } });
