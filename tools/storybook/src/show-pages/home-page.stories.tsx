import { sampleCategories, sampleGames, sampleSlides, sampleWords } from '@lobby/samples';
import { withApp } from '@lobby/testing/stage';
import {
  AppColumn,
  BalanceStrip,
  Banner,
  BannerSkeleton,
  CategoryRail,
  Eye,
  IconButton,
  IconLink,
  LoginStrip,
  Logo,
  Mail,
  SectionHead,
  Ticker,
  Tile,
  TileRow,
  TileRowSkeleton,
  TopBar,
} from '@lobby/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleBars } from './sample-bars';

const MARK =
  '<path d="M3 22C8 22 9 6 14 6s6 16 11 13" fill="none" stroke="var(--icon-c)" stroke-width="4" stroke-linecap="round"/><circle cx="22" cy="8" r="3" fill="var(--icon-b)"/>';

interface HomeProps {
  language: unknown;
  state: 'player' | 'guest' | 'loading';
}

function Home({ language, state }: HomeProps) {
  const said = sampleWords(language);
  const nav = said.nav;
  return (
    <AppColumn bar support>
      <TopBar overlay logo={<Logo name="lobby" svg={MARK} />}>
        <IconLink to="/mail" label={said.messages} icon={<Mail />} dot dotLabel={said.unread} />
        <IconButton label={said.language} icon={language === 'VI' ? 'VI' : 'EN'} />
      </TopBar>
      <main>
        <h1 hidden>{nav[0]}</h1>
        {state === 'loading' ? (
          <BannerSkeleton />
        ) : (
          <Banner
            slides={sampleSlides(language)}
            labels={{
              region: said.banner,
              slide: (n, total) => `${n} ${said.of} ${total}`,
            }}
          />
        )}
        {state === 'guest' ? (
          <LoginStrip
            text={said.invite}
            loginLabel={said.login}
            loginTo="/login"
            registerLabel={said.register}
            registerTo="/register"
          />
        ) : (
          <BalanceStrip
            name="player01"
            amount={state === 'loading' ? undefined : said.amount}
            deposit={{ label: said.deposit, to: '/deposit' }}
            withdrawLabel={said.withdraw}
            withdrawTo="/withdraw"
            groupLabel={said.balance}
            settingsLabel="Settings"
            settingsTo="/settings"
            amountTo="/money"
            amountLabel="Money overview"
            eye={<IconButton label="Hide amounts" icon={<Eye size={20} />} />}
          />
        )}
        <Ticker label={said.banner} items={said.ticker} to="/news" emptyText={said.noNews} />
        <CategoryRail label={said.slots} items={sampleCategories(language)} />
        <SectionHead title={said.mostPlayed} action={{ to: '/games', label: said.seeAll }} />
        {state === 'loading' ? (
          <TileRowSkeleton label={said.loading} />
        ) : (
          <TileRow aria-label={said.mostPlayed}>
            {sampleGames(language).map((game) => (
              <Tile key={game.title} {...game} />
            ))}
          </TileRow>
        )}
      </main>
      <SampleBars language={language} active={2} />
    </AppColumn>
  );
}

const meta = {
  ...withApp(),
  title: 'Show pages/Home page',
  component: Home,
  args: { language: 'VI', state: 'player' },
  render: (args, { globals }) => <Home {...args} language={globals['language']} />,
} satisfies Meta<typeof Home>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Player: Story = {};

export const Guest: Story = { args: { state: 'guest' } };

export const Loading: Story = { args: { state: 'loading' } };

export const English: Story = { globals: { language: 'EN' } };

export const LargeText: Story = { globals: { textSize: '200' } };
