import { workspaceRoot } from '../unit/root.ts';
import { storiesConfig } from './stories-config.ts';

/** Libraries whose screens each brand draws: a page runs one story at a time, and three pages fill two processors. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  aurora: ['feature-account', 'feature-games', 'feature-kit'],
  jade: ['feature-member'],
  ember: ['feature-agent', 'feature-streams'],
};

const libraries = Object.values(FEATURES).flat();

/** Runs the stories, each checked by axe: those of ui-kit in every brand, those of a feature in one. */
export default storiesConfig({
  name: 'storybook',
  setup: ['run-setup.ts'],
  instances: Object.entries(FEATURES).map(([brand, own]) => ({
    name: brand,
    provide: { brand },
    exclude: libraries
      .filter((library) => !own.includes(library))
      .map((library) => `${workspaceRoot}/libs/${library}/**`),
  })),
});
