import { stage } from '@lobby/testing/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellLabels } from '../../labels';
import ClosedScreen from './closed-screen';

const CLOSED = { maintenance: true, regionRestriction: false, info: '', location: 'VN' };

const meta = {
  title: 'Shell/Gate',
  component: ClosedScreen,
  ...stage(shellLabels),
  args: { gate: 'maintenance', status: CLOSED, onCheck: (): Promise<unknown> => Promise.resolve() },
} satisfies Meta<typeof ClosedScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Maintenance: Story = {};

export const WithThePlatformsText: Story = {
  args: {
    status: {
      ...CLOSED,
      info: 'Hệ thống nâng cấp từ 02:00 đến 04:00 ngày 21/11. Số dư của bạn vẫn an toàn, tiền đang rút sẽ được chuyển ngay sau khi mở lại.',
    },
  },
};

export const Restricted: Story = { args: { gate: 'restricted' } };

export const RestrictedByAddress: Story = {
  args: { gate: 'restricted', status: { ...CLOSED, location: '2001:db8:85a3::8a2e:370:7334' } },
};

/** Presses the one button of the page; the others stand in the header. */
const check: Story['play'] = async ({ canvas, userEvent }) => {
  const [button] = canvas.getAllByRole('button').toReversed();
  if (button) await userEvent.click(button);
};

/** Nobody answers a press of the button. */
export const Checking: Story = {
  args: { onCheck: () => new Promise(() => undefined) },
  play: check,
};

export const StillClosed: Story = {
  play: check,
};

export const LargeText: Story = { globals: { textSize: '200' } };

export const SmallPhoneInPortuguese: Story = {
  args: { gate: 'restricted' },
  globals: { viewport: { value: 'small' }, language: 'PT' },
};
