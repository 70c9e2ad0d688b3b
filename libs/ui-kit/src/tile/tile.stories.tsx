import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const LongName: Story = {};

export const Favourite: Story = {
  args: {
    title: 'Koi Pond',
    favourite: { pressed: true, label: 'Favourite: Koi Pond', onToggle: () => undefined },
  },
};

export const Closed: Story = { args: { title: 'Koi Pond', note: 'Bảo trì' } };

export const WithoutHeart: Story = { args: { title: 'Koi Pond', favourite: undefined } };

export const MissingPicture: Story = { args: { title: 'Hồ Cá Koi', picture: MISSING_PICTURE } };

export const Grid: Story = {
  render: (_, { globals }) => (
    <TileGrid>
      {sampleGames(globals['language']).map((game) => (
        <Tile key={game.title} {...game} />
      ))}
    </TileGrid>
  ),
};

export const Row: Story = {
  render: (_, { globals }) => (
    <TileRow label="Chơi nhiều nhất">
      {sampleGames(globals['language']).map((game) => (
        <Tile key={game.title} {...game} />
      ))}
    </TileRow>
  ),
};

export const GridLoading: Story = { render: () => <TileGridSkeleton label="Đang tải trò chơi" /> };

export const RowLoading: Story = { render: () => <TileRowSkeleton label="Đang tải trò chơi" /> };

export const GridLargeText: Story = { ...Grid, globals: { textSize: '200' } };
