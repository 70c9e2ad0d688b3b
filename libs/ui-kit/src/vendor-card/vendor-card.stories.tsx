import type { Meta, StoryObj } from '@storybook/react-vite';
import { VendorCard, VendorCards } from './vendor-card';

/** A mark as served by a picture host. */
const MARK =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="slateblue"/><circle cx="48" cy="48" r="22" fill="gold"/></svg>';

interface Shown {
  label: string;
  names: readonly string[];
  wide: boolean;
  row: boolean;
  icons: boolean;
  note: string | undefined;
}

function Vendors({ label, names, wide, row, icons, note }: Shown) {
  return (
    <VendorCards label={label} wide={wide} row={row}>
      {names.map((name, index) => (
        <VendorCard
          key={name}
          name={name}
          icon={icons ? [MARK] : []}
          note={index === 1 ? note : undefined}
          to="/m/slotsCenter"
        />
      ))}
    </VendorCards>
  );
}

const meta = {
  title: 'Lists/Vendor cards',
  component: Vendors,
  args: {
    label: 'Nhà cung cấp',
    names: ['Lanternfox', 'Brasswing', 'Nova Nine', 'Juniper Reels'],
    wide: false,
    row: false,
    icons: true,
    note: undefined,
  },
} satisfies Meta<typeof Vendors>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Grid: Story = {};

export const Row: Story = { args: { row: true } };

export const Wide: Story = { args: { wide: true } };

export const WideRow: Story = { args: { wide: true, row: true } };

export const Letters: Story = { args: { icons: false } };

export const Maintenance: Story = { args: { note: 'Bảo trì' } };

export const LongNames: Story = {
  args: { names: ['Công ty Trò chơi Đèn Lồng Phương Đông', 'Entertainment Studios International'] },
};

export const LargeText: Story = { globals: { textSize: '200' } };
