import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code';

const meta = {
  title: 'Data/QR code',
  component: QrCode,
  args: { payload: 'https://lobby.example/m/register?code=DEMO01', label: 'Code to scan' },
} satisfies Meta<typeof QrCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
