import { workspaceRoot } from '../unit/root.ts';
import { storiesConfig } from './stories-config.ts';

const BRANDS = ['aurora', 'jade', 'ember'] as const;

/** The brand that draws the screens of each feature: a page runs one story at a time, and three pages fill two processors. */
const DRAWN_IN: Readonly<Record<string, (typeof BRANDS)[number]>> = {
  'feature-account': 'aurora',
  'feature-games': 'aurora',
  'feature-kit': 'aurora',
  'feature-member': 'jade',
  'feature-agent': 'ember',
  'feature-streams': 'ember',
};

/** Runs the stories, each checked by axe: those of ui-kit and shell in every brand, those of a feature in one. */
export default storiesConfig({
  name: 'storybook',
  setup: ['run-setup.ts'],
  instances: BRANDS.map((brand) => ({
    name: brand,
    provide: { brand },
    exclude: Object.entries(DRAWN_IN)
      .filter(([, own]) => own !== brand)
      .map(([library]) => `${workspaceRoot}/libs/${library}/**`),
  })),
});
