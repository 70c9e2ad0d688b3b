import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cleanHtml } from './clean-html';
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
  decorators: [
    (Story) => <div style={{ padding: 16, background: 'var(--surface)' }}>{Story()}</div>,
  ],
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

export const LargeText: Story = { globals: { textSize: '200' } };

/** A link alone in the last paragraph is drawn as a button. */
export const WithAction: Story = {
  args: {
    html: '<p>Quà bạn được nhận nằm trong trung tâm quà tặng.</p><p><a href="/m/rewardCenter">Mở trung tâm quà tặng</a></p>',
  },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Mở trung tâm quà tặng' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** A popup designed 750 px wide, 100 px per rem. */
export const Designed: Story = {
  args: {
    scale: 'design',
    html: '<p style="font-size:40px;color:#b3541e;background-color:#fff;margin:0">40 px</p><div style="width:300px;height:20px;border:2px solid #888"></div><p>Chữ thường</p><p><a href="/m/rewardCenter">Mở</a></p>',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByText('40 px');
    await expect(text.style.fontSize).toBe('0.4rem');
    const perDesignPx = Math.min(window.innerWidth, 480) / 750;
    const { height } = text.getBoundingClientRect();
    await expect(height).toBeGreaterThan(40 * perDesignPx);
    await expect(height).toBeLessThan(80 * perDesignPx);
    // Text without a size has the usual size; the button is 44 px high.
    const plain = canvas.getByText('Chữ thường').getBoundingClientRect().height;
    await expect(plain).toBeGreaterThan(18);
    await expect(plain).toBeLessThan(36);
    const button = canvas.getByRole('link', { name: 'Mở' }).getBoundingClientRect().height;
    await expect(button).toBeGreaterThanOrEqual(43.5);
    await expect(button).toBeLessThan(60);
  },
};

/** Unreadable colours are replaced by the brand's. */
export const Coloured: Story = {
  args: {
    html: `
<p style="color:#000000">Chữ đen của trang trắng</p>
<p style="color:#ffffff">Chữ trắng của trang đen</p>
<p style="background-color:#ffffff;color:#333333">Nền trắng, chữ xám <a href="/m/home">và liên kết</a></p>
<p style="background-color:#fff5cc">Chỉ có nền</p>
<p style="color:red">Chữ đỏ, <span style="color:gold">chữ vàng</span></p>`,
  },
};

/** A table wider than the phone scrolls in its box. */
export const WideTable: Story = {
  args: {
    html: `<table><tr>${Array.from({ length: 12 }, (_, n) => `<th>Cột số ${n}</th>`).join('')}</tr><tr>${'<td>1.000.000</td>'.repeat(12)}</tr></table>`,
  },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table');
    const box = table.parentElement;
    await expect(box?.scrollWidth).toBeGreaterThan(box?.clientWidth ?? 0);
    await expect(box).toHaveAttribute('tabindex', '0');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongWords: Story = {
  args: { html: `<h2>${'Thôngbáo'.repeat(20)}</h2><p>${'https://aurora.example/'.repeat(12)}</p>` },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const FORBIDDEN =
  'script, style, iframe, object, embed, form, input, button, svg, math, video, audio, link, meta, base, template, details, select, textarea, [id], [name], [class], [srcset], [target], [ping], [slot], [part], [contenteditable], [popover], [role="dialog"]';

/** Forbidden properties of an element. */
function faultsOf(element: Element): string[] {
  const { position, backgroundImage } = getComputedStyle(element);
  return [
    ...(element.matches(FORBIDDEN) ? [element.outerHTML] : []),
    ...element.getAttributeNames().filter((name) => /^(on|xlink)/.test(name)),
    ...(position === 'fixed' ? ['position: fixed'] : []),
    ...(backgroundImage.includes('url') ? [backgroundImage] : []),
  ];
}

/** Hostile texts must not run, load or cover anything. */
export const Hostile: Story = {
  render: ({ onLink, imageOrigins }) => (
    <>
      {Object.entries(HOSTILE_TEXTS).map(([name, html]) => (
        <section key={name} aria-label={name} data-fit="free">
          <RichText html={html} imageOrigins={imageOrigins} onLink={onLink} />
        </section>
      ))}
    </>
  ),
  // The hostile texts contain tables without headings and empty lists: axe would report them.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText('after');
    for (const link of canvasElement.querySelectorAll<HTMLElement>('[role=link], a')) link.click();
    const shown = [...canvasElement.querySelectorAll('section')].flatMap((section) => [
      ...(section.firstElementChild?.querySelectorAll('*') ?? []),
    ]);
    await expect(shown.length).toBeGreaterThan(100);
    await expect(shown.flatMap(faultsOf)).toEqual([]);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    await expect(loaded.filter((name) => name.includes('outside.example'))).toEqual([]);
    await expect(Reflect.get(window, 'richTextRan')).toBeUndefined();
    const addresses = (args.onLink as ReturnType<typeof fn>).mock.calls.map(String);
    await expect(addresses.length).toBeGreaterThan(10);
    await expect(
      addresses.filter((address) => /^\s*(javascript|data|vbscript|file|blob):/i.test(address)),
    ).toEqual([]);
  },
};

/** Parts of costly texts, and how often each is repeated. */
const COSTLY: Record<string, [part: string, times: number]> = {
  'a hundred thousand characters': ['Thông báo ', 10_000],
  'one word of them': ['x', 100_000],
  'a hundred thousand characters of tags': ['<b>x</b>', 12_500],
  'styles of all of them': ['<i style="color:red;font-size:20px;margin:1px">x</i>', 2000],
  'unclosed ones': ['<font title="a"><p>', 5000],
};

/** Shortest of three runs in ms: other load on the machine slows some, not all. */
function cleaningTime(box: HTMLElement, html: string): number {
  const times = [1, 2, 3].map(() => {
    const before = performance.now();
    const fragment = cleanHtml(html, {
      mayLoadImage: () => false,
      isInternal: () => false,
      pixelsInRem: true,
      palette: { text: [0, 0, 0], surface: [255, 255, 255], link: [0, 0, 255] },
    });
    box.replaceChildren(fragment);
    return performance.now() - before;
  });
  return Math.min(...times);
}

/** Cleaning takes linear time: ten times the text less than forty times as long; quadratic work takes a hundred. */
export const Costly: Story = {
  args: { html: 'Thông báo '.repeat(10_000) },
  play: async ({ canvasElement }) => {
    const box = canvasElement.appendChild(document.createElement('div'));
    for (const [name, [part, times]] of Object.entries(COSTLY)) {
      const tenth = Math.max(1, cleaningTime(box, part.repeat(times / 10)));
      const whole = cleaningTime(box, part.repeat(times));
      await expect(whole / tenth, name).toBeLessThan(40);
    }
    box.remove();
  },
};
