import { screenAt, screenStories, type ScreenStory, type StoryPage } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { StatusGate } from '../status-gate';

/** Content behind the status gate. */
function Gated() {
  return (
    <StatusGate>
      <p>Lobby</p>
    </StatusGate>
  );
}

const story = screenStories([screenAt('/m/home', Gated)], { framed: false });

const STATUS = '/wps/system/status';
const OPEN = { maintenance: false, regionRestriction: false, info: '', location: 'VN' };

const gate = (status: Partial<typeof OPEN>, options: ScreenStory = {}) =>
  story('/m/home', { answers: { [STATUS]: { value: { ...OPEN, ...status } } }, ...options });

const MAINTENANCE = { maintenance: true };
const RESTRICTED = { regionRestriction: true };

const checkAgain = async ({ press, t }: StoryPage) => press(t('shell-overlays:gate.check'));

const meta = { title: 'Shell/Gate' } satisfies Meta;

export default meta;

export const Maintenance = gate(MAINTENANCE);

export const WithThePlatformsText = gate({
  ...MAINTENANCE,
  info: 'Hệ thống nâng cấp từ 02:00 đến 04:00 ngày 21/11. Số dư của bạn vẫn an toàn, tiền đang rút sẽ được chuyển ngay sau khi mở lại.',
});

export const Restricted = gate(RESTRICTED);

export const RestrictedByAddress = gate({
  ...RESTRICTED,
  location: '2001:db8:85a3::8a2e:370:7334',
});

export const Checking = gate(MAINTENANCE, {
  play: async (page) => {
    page.answer(STATUS, 'pending');
    await checkAgain(page);
  },
});

export const StillClosed = gate(MAINTENANCE, { play: checkAgain });

export const LargeText = gate(MAINTENANCE, { globals: { textSize: '200' } });

export const SmallPhoneInPortuguese = gate(RESTRICTED, {
  globals: { viewport: { value: 'small' }, language: 'PT' },
});
