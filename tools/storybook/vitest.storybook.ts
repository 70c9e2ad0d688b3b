import { workspaceRoot } from '../unit/root.ts';
import { storiesConfig } from './stories-config.ts';

/** The first brand runs every story. */
const BRANDS = ['aurora', 'jade', 'ember'];

/** Screens of features: made of ui-kit's parts, which run in every brand; journeys check them with axe in each. */
const FEATURE_STORIES = `${workspaceRoot}/libs/feature-*/**`;

/** Runs the stories, each checked by axe, in every brand. */
export default storiesConfig({
  name: 'storybook',
  setup: ['run-setup.ts'],
  instances: BRANDS.map((brand, index) => ({
    name: brand,
    provide: { brand },
    exclude: index === 0 ? [] : [FEATURE_STORIES],
  })),
});
