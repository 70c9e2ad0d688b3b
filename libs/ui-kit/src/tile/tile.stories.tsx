import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MISSING_PICTURE, sampleGames, samplePicture } from '@lobby/samples';
import { Tile } from './tile';
import { TileGrid, TileRow } from './tile-grid';
import { TileGridSkeleton, TileRowSkeleton } from './tile-skeleton';

const meta = {
  title: 'Lists/Tile',
  component: Tile,
  args: {
    title: 'Rồng Ngọc Phương Đông và Mười Hai Vì Sao',
    subtitle: 'Paper Crane Studio',
    picture: samplePicture(1),
    favourite: { pressed: false, label: 'Yêu thích: Rồng Ngọc', onToggle: () => undefined },
    info: { label: 'Thông tin: Rồng Ngọc', onOpen: () => undefined },
    onOpen: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 16 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <TileGrid>
      <Tile {...args} />
    </TileGrid>
  ),
} satisfies Meta<typeof Tile>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Tiles with both of their buttons. */
const sampleTiles = (language: unknown) =>
  sampleGames(language).map((game) => (
    <Tile
      key={game.title}
      {...game}
      info={{ label: `Thông tin: ${game.title}`, onOpen: () => undefined }}
    />
  ));

/** Whether a touch opens the tile, at evenly spaced points of a box: 21 per side, including the middle. */
function touches(tile: HTMLElement, { left, top, width, height }: DOMRect): boolean[] {
  return Array.from({ length: 21 * 21 }, (_, at) => {
    const x = left + (width * ((at % 21) + 0.5)) / 21;
    const y = top + (height * (Math.floor(at / 21) + 0.5)) / 21;
    return tile.contains(document.elementFromPoint(x, y));
  });
}

/** The middle of each tile and of its picture, and most of the picture, open the game. */
const opensAtItsMiddle: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const tiles = within(canvasElement)
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-labelledby'));
  await expect(tiles.length).toBeGreaterThan(2);
  for (const tile of tiles) {
    tile.scrollIntoView({ block: 'center', inline: 'center' });
    const whole = touches(tile, tile.getBoundingClientRect());
    const picture = touches(tile, (tile.firstElementChild ?? tile).getBoundingClientRect());
    const share = picture.filter(Boolean).length / picture.length;
    const middle = (21 * 21 - 1) / 2;
    await expect([whole[middle], picture[middle], share > 0.6]).toEqual([true, true, true]);
  }
};

export const LongName: Story = {};

export const Favourite: Story = {
  args: {
    title: 'Koi Pond',
    favourite: { pressed: true, label: 'Favourite: Koi Pond', onToggle: () => undefined },
  },
  /** The heart is inside the picture and does not overlap the name. */
  play: ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { name: 'Favourite: Koi Pond' });
    const name = within(canvasElement).getByText('Koi Pond');
    const picture = name.closest('button')?.firstElementChild ?? name;
    const disc = (heart.firstElementChild ?? heart).getBoundingClientRect();
    void expect(disc.right).toBeLessThanOrEqual(picture.getBoundingClientRect().right - 4);
    const blank = document.createRange();
    blank.setStart(name.firstChild ?? name, 'Koi'.length);
    blank.setEnd(name.firstChild ?? name, 'Koi '.length);
    const size = Number.parseFloat(getComputedStyle(name).fontSize);
    void expect(blank.getBoundingClientRect().width / size).toBeGreaterThan(0.2);
  },
};

export const Closed: Story = { args: { title: 'Koi Pond', note: 'Bảo trì' } };

export const WithoutHeart: Story = { args: { title: 'Koi Pond', favourite: undefined } };

export const MissingPicture: Story = { args: { title: 'Hồ Cá Koi', picture: MISSING_PICTURE } };

export const Grid: Story = {
  play: opensAtItsMiddle,
  render: (_, { globals }) => <TileGrid>{sampleTiles(globals['language'])}</TileGrid>,
};

export const Row: Story = {
  play: opensAtItsMiddle,
  render: (_, { globals }) => (
    <TileRow aria-label="Chơi nhiều nhất">{sampleTiles(globals['language'])}</TileRow>
  ),
};

export const GridLoading: Story = { render: () => <TileGridSkeleton label="Đang tải trò chơi" /> };

export const RowLoading: Story = { render: () => <TileRowSkeleton label="Đang tải trò chơi" /> };

export const GridLargeText: Story = { ...Grid, globals: { textSize: '200' } };
