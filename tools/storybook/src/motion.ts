import type { StoryContext } from '@storybook/react-vite';

declare global {
  /** Sets the browser's preference; defined where stories run as tests. */
  var setStoryMotion: ((motion: 'reduce' | 'no-preference') => Promise<void>) | undefined;
}

/** Lets a story with the parameter `motion` move where stories run as tests: motion is reduced there. */
export async function allowMotion({ parameters }: StoryContext) {
  if (!parameters['motion']) return undefined;
  await globalThis.setStoryMotion?.('no-preference');
  return () => globalThis.setStoryMotion?.('reduce');
}
