import { fireEvent, screen, waitFor } from '@testing-library/react';
import { chooseImage } from './choose-image';

type Name = string | RegExp;

/** Restricts to inputs: groups and panels may have the same label. */
const INPUT = { selector: 'input, textarea, select' };

const field = (label: Name) => screen.getByLabelText<HTMLInputElement>(label, INPUT);

const isInvalid = (label: Name) => field(label).getAttribute('aria-invalid') === 'true';

const descriptionOf = (label: Name) =>
  (field(label).getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent).join('');

/** Queries and events for screen tests, over Testing Library; they search the whole page. */
export const page = {
  /** Clicks a visible button synchronously; two in a row are a double tap. */
  press: (name: Name): void => void fireEvent.click(screen.getByRole('button', { name })),
  /** Waits for a button and clicks it. */
  findAndPress: async (name: Name): Promise<void> =>
    void fireEvent.click(await screen.findByRole('button', { name })),
  /** Waits for a link and clicks it. */
  follow: async (name: Name): Promise<void> =>
    void fireEvent.click(await screen.findByRole('link', { name })),
  /** Waits for a tab and selects it. */
  chooseTab: async (name: Name): Promise<void> =>
    void fireEvent.click(await screen.findByRole('tab', { name })),
  /** Toggles a checkbox. */
  check: (label: Name): void => void fireEvent.click(screen.getByRole('checkbox', { name: label })),
  /** Selects a radio button. */
  choose: (label: Name): void => void fireEvent.click(screen.getByRole('radio', { name: label })),
  /** Adds an image to an image field. */
  addImage: (label: Name, file?: File): void => chooseImage(field(label), file),
  /** Replaces a field's value. */
  type: (label: Name, value: string): void =>
    void fireEvent.change(field(label), { target: { value } }),

  button: (name: Name): HTMLElement => screen.getByRole('button', { name }),
  /** Input of a label. */
  field,
  /** Error description of a field; empty while valid. */
  fieldError: (label: Name): string => (isInvalid(label) ? descriptionOf(label) : ''),
  /** Hint of a field; empty while invalid. */
  fieldHint: (label: Name): string => (isInvalid(label) ? '' : descriptionOf(label)),
  /** Waits for an alert with text; joins several. */
  alertText: (): Promise<string> =>
    waitFor(
      () =>
        textsOf(screen.queryAllByRole('alert')) || Promise.reject(new Error('no alert has a text')),
    ),
  /** Text of the live regions of role `status`; throws without one. */
  statusText: (): string => textsOf(screen.getAllByRole('status')),
};
