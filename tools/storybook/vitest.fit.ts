import { storiesConfig } from './stories-config.ts';

/** The brand with the longest names over pictures runs in its longest language and in one without spaces, the others in Vietnamese. */
const INSTANCES = [
  { brand: 'aurora', language: 'VI' },
  { brand: 'aurora', language: 'TH' },
  { brand: 'jade', language: 'VI' },
  { brand: 'ember', language: 'VI' },
];

/** Runs the stories and finds text that is cut, covers other text or leaves the screen: 320 px, 200 % text. */
export default storiesConfig({
  name: 'fit',
  setup: ['run-setup.ts', 'fit-setup.ts'],
  env: { VITE_STORIES: 'fit' },
  instances: INSTANCES.map(({ brand, language }) => ({
    name: `${brand}-${language}`,
    provide: { brand, language },
  })),
});
