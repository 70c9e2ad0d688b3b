import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card';
import { Detail, Details } from './details';

const meta = {
  title: 'Content/Details',
  component: Details,
  args: {
    label: 'Lệnh nạp',
    children: (
      <>
        <Detail name="Ngân hàng" value="Sông Hồng Bank" />
        <Detail name="Số tài khoản" value="DEMO0011223344" copy="DEMO0011223344" />
        <Detail name="Số tiền" value="500.000 ₫" copy="500000" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof Details>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Position of an element's text, px. */
function baselineOf(element: Element | null | undefined): number {
  const mark = document.createElement('span');
  mark.style.display = 'inline-block';
  element?.prepend(mark);
  const { bottom } = mark.getBoundingClientRect();
  mark.remove();
  return bottom;
}

/** Name and value are on one line, beside a button too. */
export const Order: Story = {
  play: ({ canvasElement }) => {
    for (const name of within(canvasElement).getAllByRole('term')) {
      const value = name.nextElementSibling?.firstElementChild;
      void expect(Math.abs(baselineOf(name) - baselineOf(value))).toBeLessThan(0.5);
    }
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <>
        <Detail
          name="Nội dung ghi trên lệnh chuyển khoản của ngân hàng"
          value={'DEP20261122ABCDEF'.repeat(3)}
          copy="DEP20261122"
        />
        <Detail
          name="Tên tài khoản"
          value="CÔNG TY TRÁCH NHIỆM HỮU HẠN MỘT THÀNH VIÊN AURORA DEMO"
        />
      </>
    ),
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };
