import i18next from 'i18next';
import { screen, userEvent, waitFor } from 'storybook/test';
import type { StoryAnswer, StoryPlatform } from './story-platform';

type Name = string | RegExp;

/** Groups and panels may bear the label of a field. */
const INPUT = { selector: 'input, textarea, select' };

/** What a story does to its screen. Everything waits for what it acts on; names are texts, by `t` of label keys. */
export const storyPage = (platform: StoryPlatform) => ({
  /** The text of `namespace:key` in the story's language. */
  t: (key: string): string => i18next.t(key, key),
  /** From now on a call (`/path` or `METHOD /path`) is answered this way. */
  answer: (call: string, how: StoryAnswer): void => platform.answer(call, how),
  press: async (name: Name): Promise<void> =>
    userEvent.click(await screen.findByRole('button', { name })),
  chooseTab: async (name: Name): Promise<void> =>
    userEvent.click(await screen.findByRole('tab', { name })),
  choose: async (label: Name): Promise<void> =>
    userEvent.click(await screen.findByRole('radio', { name: label })),
  check: async (label: Name): Promise<void> =>
    userEvent.click(await screen.findByRole('checkbox', { name: label })),
  /** Replaces what a field holds, once it takes input. */
  type: async (label: Name, value: string): Promise<void> => {
    const field = await screen.findByLabelText(label, INPUT);
    await waitFor(() => {
      if (field.matches(':disabled')) throw new Error(`${String(label)} is disabled`);
    });
    await userEvent.clear(field);
    if (value !== '') await userEvent.type(field, value);
  },
});

export type StoryPage = ReturnType<typeof storyPage>;
