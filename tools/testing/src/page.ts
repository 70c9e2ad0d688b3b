import { fireEvent, screen, waitFor } from '@testing-library/react';
import { chooseImage } from './choose-image';

type Name = string | RegExp;

/** Groups and panels may bear the same label. */
const INPUT = { selector: 'input, textarea, select' };

const field = (label: Name) => screen.getByLabelText<HTMLInputElement>(label, INPUT);

const isInvalid = (label: Name) => field(label).getAttribute('aria-invalid') === 'true';

const descriptionOf = (label: Name) =>
  (field(label).getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent).join('');

/** Queries and events that every screen test needs, over Testing Library's. All look at the whole page. */
export const page = {
  /** Clicks a button that is shown. Synchronous: two in a row are a double tap. */
  press: (name: Name): void => void fireEvent.click(screen.getByRole('button', { name })),
  /** Waits for a button and clicks it. */
  findAndPress: async (name: Name): Promise<void> =>
    void fireEvent.click(await screen.findByRole('button', { name })),
  /** Waits for a link and clicks it. */
  follow: async (name: Name): Promise<void> =>
    void fireEvent.click(await screen.findByRole('link', { name })),
  /** Waits for a tab and chooses it. */
  chooseTab: async (name: Name): Promise<void> =>
    void fireEvent.click(await screen.findByRole('tab', { name })),
  /** Ticks a checkbox, or takes its tick away. */
  check: (label: Name): void => void fireEvent.click(screen.getByRole('checkbox', { name: label })),
  /** Chooses one of several radio buttons. */
  choose: (label: Name): void => void fireEvent.click(screen.getByRole('radio', { name: label })),
  /** Adds a picture to a field of images. */
  addImage: (label: Name, file?: File): void => chooseImage(field(label), file),
  /** Replaces what a field holds. */
  type: (label: Name, value: string): void =>
    void fireEvent.change(field(label), { target: { value } }),

  button: (name: Name): HTMLElement => screen.getByRole('button', { name }),
  /** The input of a label. */
  field,
  /** What an invalid field says is wrong; empty while the field is valid. */
  fieldError: (label: Name): string => (isInvalid(label) ? descriptionOf(label) : ''),
  /** What a valid field says it expects; empty while the field is invalid. */
  fieldHint: (label: Name): string => (isInvalid(label) ? '' : descriptionOf(label)),
  /** Waits for an alert with text; several are joined. */
  alertText: (): Promise<string> =>
    waitFor(
      () =>
        textsOf(screen.queryAllByRole('alert')) || Promise.reject(new Error('no alert has a text')),
    ),
  /** What the live regions of role `status` say now; there must be one. */
  statusText: (): string => textsOf(screen.getAllByRole('status')),
};
