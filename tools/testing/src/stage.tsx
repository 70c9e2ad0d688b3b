import { TranslatedKit } from '@lobby/feature-kit';
import { changeLanguage } from '@lobby/i18n';
import { setBrand } from '@lobby/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { startLabels, withAllLabels } from './labels';
import { passTime } from './stories/pass-time';
import { storyBrand, storyLanguage, type Globals } from './stories/story-brand';

export { screenAt } from './screen-at';
export { screenStories } from './stories/screen-stories';
export { stageNotifications, unstageNotifications } from './stories/stage-notifications';
export type { ScreenStory } from './stories/screen-stories';
export type { StoryPage } from './stories/story-page';
export { storyBrand, storyLanguage };

/** Empty query client without network: stories provide their data. */
function Client({ Story }: { Story: ComponentType }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { enabled: false } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <TranslatedKit>
        <Story />
      </TranslatedKit>
    </QueryClientProvider>
  );
}

/**
 * Meta for component stories, to spread: provides brand, all labels and the toolbar's language like an app.
 * Stories share one page, so each sets them again.
 */
export function withApp() {
  async function prepare({ globals }: { globals: Globals }): Promise<void> {
    const brand = storyBrand(globals);
    passTime(0);
    setBrand(brand);
    await startLabels(brand);
    await withAllLabels(async () => undefined);
    await changeLanguage(storyLanguage(globals));
  }
  return {
    loaders: [prepare],
    decorators: [(Story: ComponentType) => <Client Story={Story} />],
  };
}
