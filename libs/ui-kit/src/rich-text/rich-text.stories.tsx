import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HOSTILE_TEXTS } from './hostile.data';
import { RichText } from './rich-text';

const TEXT = `
<h2>Bảo trì định kỳ</h2>
<p>Hệ thống <strong>bảo trì</strong> từ <em>02:00</em> đến 04:00 ngày 24/11.</p>
<ul><li>Nạp và rút tiền tạm dừng</li><li>Ván đang chơi được giữ nguyên</li></ul>
<table><tr><th>Trò chơi</th><th>Giờ</th></tr><tr><td>Slots</td><td>02:00</td></tr></table>
<p><a href="/m/rewardCenter">Trung tâm phần thưởng</a> · <a href="https://news.example/">Trang ngoài</a></p>`;

const meta = {
  title: 'Content/Rich text',
  component: RichText,
  args: { html: TEXT, imageOrigins: [], onLink: fn() },
} satisfies Meta<typeof RichText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Announcement: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const inside = await canvas.findByRole('link', { name: 'Trung tâm phần thưởng' });
    await userEvent.click(inside);
    await expect(args.onLink).toHaveBeenLastCalledWith('/m/rewardCenter');
    const outside = canvas.getByRole('link', { name: 'Trang ngoài' });
    await expect(outside).not.toHaveAttribute('href');
    outside.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLink).toHaveBeenLastCalledWith('https://news.example/');
  },
};

/** Pixels of a popup: a hundred are one rem of a page 750 px wide. */
export const Designed: Story = {
  args: {
    scale: 'design',
    html: '<p style="font-size:40px;color:#b3541e;background-color:#fff;margin:0">40 px</p><div style="width:300px;height:20px;border:2px solid #888"></div>',
  },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByText('40 px');
    await expect(text.style.fontSize).toBe('0.4rem');
    const expected = (40 * Math.min(window.innerWidth, 480)) / 750;
    const zoomed = text.getBoundingClientRect();
    await expect(zoomed.height).toBeGreaterThan(expected);
    await expect(zoomed.height).toBeLessThan(expected * 2);
  },
};

/** Everything a text could try, one after the other: it runs nothing, loads nothing and covers nothing. */
export const Hostile: Story = {
  render: ({ onLink, imageOrigins }) => (
    <>
      {Object.entries(HOSTILE_TEXTS).map(([name, html]) => (
        <section key={name} aria-label={name}>
          <RichText html={html} imageOrigins={imageOrigins} onLink={onLink} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('after');
    for (const link of canvas.queryAllByRole('link')) await userEvent.click(link);
    const forbidden =
      'script, style, iframe, object, embed, form, input, button, svg, math, video, audio, link, meta, base, [id], [name], [srcset], [target], [ping]';
    await expect([...canvasElement.querySelectorAll(forbidden)]).toEqual([]);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    await expect(loaded.filter((name) => name.includes('outside.example'))).toEqual([]);
    await expect(Reflect.get(window, 'richTextRan')).toBeUndefined();
    for (const element of canvasElement.querySelectorAll('*')) {
      for (const { name } of element.attributes) await expect(name).not.toMatch(/^on/);
      await expect(getComputedStyle(element).position).not.toBe('fixed');
    }
    const { calls } = (args.onLink as ReturnType<typeof fn>).mock;
    for (const [address] of calls)
      await expect(String(address)).not.toMatch(/^(javascript|data):/i);
  },
};
