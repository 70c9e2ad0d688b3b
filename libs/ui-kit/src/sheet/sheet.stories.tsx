import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { TextField } from '../field/text-field';
import { samplePicture } from '@lobby/samples';
import { Picture } from '../picture/picture';
import { RadioList } from '../radio-list/radio-list';
import { Sheet } from './sheet';
import type { SheetProps } from './sheet-body';

function Opened(props: SheetProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <div style={{ padding: 16, minBlockSize: '100dvh' }}>
      <Button onClick={() => setOpen(true)}>{props.title}</Button>
      <Sheet {...props} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

function Languages() {
  const [value, setValue] = useState('vi');
  return (
    <RadioList
      label="Ngôn ngữ"
      name="language"
      value={value}
      onChange={setValue}
      options={[
        { value: 'vi', label: 'Tiếng Việt', lang: 'vi' },
        { value: 'en', label: 'English', lang: 'en' },
        { value: 'ja', label: '日本語', lang: 'ja' },
        { value: 'th', label: 'ไทย', lang: 'th' },
      ]}
    />
  );
}

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Ngôn ngữ',
    children: <Languages />,
  },
  render: (args) => <Opened {...args} />,
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
} satisfies Meta<typeof Sheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Choice: Story = {};

export const Announcement: Story = {
  args: {
    title: 'Lịch trò chơi mới tháng Sáu',
    eyebrow: '08/06/2026',
    art: <Picture {...samplePicture(0)} alt="" />,
    children: (
      <>
        <p style={{ color: 'var(--text-secondary)', marginBlockEnd: 12 }}>
          Mười hai trò chơi của Northlight mở dần từ 10 đến 28/06. Bạn có thể chơi thử miễn phí từng
          trò trước khi đặt cược.
        </p>
        <Button size="l">Xem lịch đầy đủ</Button>
      </>
    ),
  },
};

export const English: Story = {
  args: {
    title: 'New games in June',
    children: <p>Twelve games open between the 10th and the 28th.</p>,
  },
};

export const LongText: Story = {
  args: {
    title: 'Điều khoản khuyến mãi và các điều kiện áp dụng',
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index} style={{ marginBlockEnd: 12 }}>
        {index + 1}. Tiền thưởng được cộng vào ví chính sau khi khoản nạp hoàn tất và có thể rút khi
        đủ vòng cược.
      </p>
    )),
  },
};

/** Closed at first, but rendered. */
export const KeptMounted: Story = {
  args: { open: false, keepMounted: true },
  play: async ({ canvas, args }) => {
    await expect(await screen.findByRole('dialog', { hidden: true })).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: args.title }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** Height of an on-screen keyboard, px. */
const KEYBOARD = 320;

/** Replaces `visualViewport`, the visible part of the page above an on-screen keyboard. */
class KeyboardViewport extends EventTarget {
  height = innerHeight;
  offsetTop = 0;
  scale = 1;

  /** Shows the keyboard. */
  shrink() {
    this.height = innerHeight - KEYBOARD;
    this.dispatchEvent(new Event('resize'));
  }
}

let viewport = new KeyboardViewport();

/** An on-screen keyboard covers no part of the sheet. */
export const AboveTheKeyboard: Story = {
  args: {
    title: 'Biệt danh',
    children: (
      <>
        <TextField label="Biệt danh" />
        <Button size="l">Lưu</Button>
      </>
    ),
  },
  beforeEach: () => {
    viewport = new KeyboardViewport();
    Object.defineProperty(globalThis, 'visualViewport', { value: viewport, configurable: true });
    return () => void Reflect.deleteProperty(globalThis, 'visualViewport');
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Lưu' });
    screen.getByRole('textbox').focus();
    viewport.shrink();
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - KEYBOARD),
    );
  },
};
