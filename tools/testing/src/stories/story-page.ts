import i18next from 'i18next';
import { screen, userEvent, waitFor } from 'storybook/test';
import type { StoryAnswer, StoryPlatform } from './story-platform';

type Name = string | RegExp;

/** Restricts to inputs: groups and panels may have the same label. */
const INPUT = { selector: 'input, textarea, select' };

/** Actions of a story on its screen. Each waits for its target; names are texts, from label keys by `t`. */
export const storyPage = (platform: StoryPlatform) => ({
  /** Text of `namespace:key` in the story's language. */
  t: (key: string): string => i18next.t(key, key),
  /** Matches a label, with anything in place of its placeholders. */
  like: (key: string): RegExp =>
    new RegExp(`^${i18next.t(key, key).replaceAll(/\{\{\w+\}\}/g, '.*')}$`),
  /** Overrides the answer to a call (`/path` or `METHOD /path`) from now on. */
  answer: (call: string, how: StoryAnswer): void => platform.answer(call, how),
  press: async (name: Name): Promise<void> =>
    userEvent.click(await screen.findByRole('button', { name })),
  chooseTab: async (name: Name): Promise<void> =>
    userEvent.click(await screen.findByRole('tab', { name })),
  choose: async (label: Name): Promise<void> =>
    userEvent.click(await screen.findByRole('radio', { name: label })),
  check: async (label: Name): Promise<void> =>
    userEvent.click(await screen.findByRole('checkbox', { name: label })),
  /** Replaces a field's value once it can be typed in: an amount waits for its currency. */
  type: async (label: Name, value: string): Promise<void> => {
    const field = await screen.findByLabelText(label, INPUT);
    await waitFor(() => {
      if (!field.matches(':read-write')) throw new Error(`${String(label)} is not editable`);
    });
    await userEvent.clear(field);
    if (value !== '') await userEvent.type(field, value);
  },
});

export type StoryPage = ReturnType<typeof storyPage>;
