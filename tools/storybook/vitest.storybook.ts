import { workspaceRoot } from '../unit/root.ts';
import { storiesConfig } from './stories-config.ts';

const BRANDS = ['aurora', 'jade', 'ember'] as const;

/** Brand of each feature's stories: a page runs one story at a time, and three pages keep two processors busy. */
const BRAND_OF_FEATURE: Readonly<Record<string, (typeof BRANDS)[number]>> = {
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
    exclude: Object.entries(BRAND_OF_FEATURE)
      .filter(([, own]) => own !== brand)
      .map(([library]) => `${workspaceRoot}/libs/${library}/**`),
  })),
});
