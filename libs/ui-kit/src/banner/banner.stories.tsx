import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { MISSING_PICTURE, sampleSlides } from '@lobby/samples';
import { Banner } from './banner';
import { BannerFailed } from './banner-failed';
import { BannerSkeleton } from './banner-skeleton';

const meta = {
  title: 'Home/Banner',
  component: Banner,
  args: {
    slides: sampleSlides('VI'),
    labels: {
      region: 'Thông báo nổi bật',
      slide: (n, total) => `${n} trên ${total}`,
    },
  },
} satisfies Meta<typeof Banner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const English: Story = {
  args: {
    slides: sampleSlides('EN'),
    labels: {
      region: 'Announcements',
      slide: (n, total) => `${n} of ${total}`,
    },
  },
};

/** Whether a slide is in view: the others are inert. Of the carousel's copies, any. */
const inView = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement)
    .getAllByRole('group', { name })
    .some((slide) => !slide.inert);

const MOVES = { motion: true };

/** Moves automatically without the carousel, until it is paused. */
export const Moving: Story = {
  parameters: MOVES,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(inView(canvasElement, '2 trên 3')).toBe(true), { timeout: 9000 });
    await expect(canvasElement.querySelector('[data-live="true"]')).toBeNull();
    canvas.getByRole('button', { name: 'Pause' }).click();
    await expect(await canvas.findByRole('button', { name: 'Resume' })).toBeVisible();
  },
};

/** The carousel takes over where the row ends, and starts again with the first slide. */
export const Round: Story = {
  parameters: MOVES,
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('[data-live] > *');
    row?.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
    for (const name of ['3 trên 3', '1 trên 3'])
      await waitFor(() => expect(inView(canvasElement, name)).toBe(true), { timeout: 9000 });
    await expect(canvasElement.querySelector('[data-live="true"]')).not.toBeNull();
    within(canvasElement).getByRole('button', { name: 'Pause' }).click();
  },
};

/** Presses both buttons of a paused banner, around both ends. */
const turns: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const press = (name: string) =>
    userEvent.click(within(canvasElement).getByRole('button', { name }));
  for (const [button, name] of [
    ['Next', '2 trên 3'],
    ['Next', '3 trên 3'],
    ['Next', '1 trên 3'],
    ['Previous', '3 trên 3'],
    ['Previous', '2 trên 3'],
  ] as const) {
    await press(button);
    await waitFor(() => expect(inView(canvasElement, name)).toBe(true), { timeout: 5000 });
    const box = canvasElement.querySelector('[data-many]')?.getBoundingClientRect();
    await waitFor(() => {
      const shown = within(canvasElement)
        .getAllByRole('group', { name })
        .find((slide) => !slide.inert)
        ?.getBoundingClientRect();
      expect(((shown?.left ?? 0) + (shown?.right ?? 0)) / 2).toBeCloseTo((box?.width ?? 0) / 2, 0);
    });
  }
};

/** Without the carousel: buttons for the previous and the next slide. */
export const Paused: Story = {
  parameters: MOVES,
  play: async (context) => {
    within(context.canvasElement).getByRole('button', { name: 'Pause' }).click();
    await within(context.canvasElement).findByRole('button', { name: 'Next' });
    await turns(context);
    await expect(context.canvasElement.querySelector('[data-live="true"]')).toBeNull();
  },
};

export const CompactPaused: Story = { ...Paused, args: { compact: true } };

/** The same once the carousel runs. */
export const PausedCarousel: Story = {
  parameters: MOVES,
  play: async (context) => {
    const row = context.canvasElement.querySelector('[role="group"]');
    await fireEvent.pointerDown(row ?? context.canvasElement);
    await waitFor(() =>
      expect(context.canvasElement.querySelector('[data-live="true"]')).not.toBeNull(),
    );
    within(context.canvasElement).getByRole('button', { name: 'Pause' }).click();
    await within(context.canvasElement).findByRole('button', { name: 'Next' });
    await turns(context);
  },
};

/** Less motion: nothing to pause. */
export const Still: Story = {
  beforeEach: () => {
    document.documentElement.dataset['motion'] = 'less';
    return () => void delete document.documentElement.dataset['motion'];
  },
  play: turns,
};

/** The slide indicator shares the background of the buttons. */
const apart: NonNullable<Story['play']> = ({ canvasElement }) => {
  const figures = within(canvasElement).getByText(/^\d\/\d$/);
  const box = figures.parentElement?.parentElement?.getBoundingClientRect();
  const place = figures.getBoundingClientRect();
  if (!box) throw new Error('a banner has no controls');
  void expect(place.top).toBeGreaterThanOrEqual(box.top);
  void expect(place.bottom).toBeLessThanOrEqual(box.bottom);
  void expect(place.left).toBeGreaterThan(box.left);
  void expect(place.right).toBeLessThan(box.right);
};

const EIGHT = Array.from({ length: 8 }, (_, at) => sampleSlides('VI')[at % 3]).flatMap(
  (slide, at) => (slide ? [{ ...slide, id: String(at) }] : []),
);

export const StillWithEight: Story = { ...Still, args: { slides: EIGHT }, play: apart };

export const CompactWithEight: Story = {
  ...Still,
  args: { slides: EIGHT, compact: true },
  play: apart,
};

export const Two: Story = { args: { slides: sampleSlides('VI').slice(0, 2) } };

export const One: Story = { args: { slides: sampleSlides('VI').slice(0, 1) } };

export const LongText: Story = {
  args: {
    slides: sampleSlides('VI').map((slide) => ({
      ...slide,
      title: 'Mùa trăng tháng Sáu và lễ hội đèn lồng bên sông',
    })),
  },
};

export const MissingPicture: Story = {
  args: { slides: sampleSlides('VI').map((slide) => ({ ...slide, picture: MISSING_PICTURE })) },
};

/** More slides than dots: figures. */
export const Many: Story = {
  args: {
    slides: [...sampleSlides('VI'), ...sampleSlides('EN')].map((slide, at) => ({
      ...slide,
      id: String(at),
    })),
  },
};

export const Failed: Story = {
  render: ({ slides }) => (
    <BannerFailed
      text="Chưa tải được hình ảnh."
      picture={slides[0]?.picture ?? MISSING_PICTURE}
      onRetry={() => undefined}
    />
  ),
};

export const Loading: Story = { render: () => <BannerSkeleton /> };
