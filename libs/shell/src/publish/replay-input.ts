import { whenIdle } from '@lobby/core';

/** Input recorded by the page's first script (`tools/vite/page-start.js`), oldest first. */
interface RecordedInput {
  /** A tapped element, or one that was typed into, with its value. */
  actions: [element: HTMLElement, value?: string | undefined][];
  /** Stops recording. */
  stop(): void;
  /** Lets forms be sent. */
  letSubmit(): void;
}

declare global {
  var lobbyInput: RecordedInput | undefined;
}

/** Types a value as a person does, and leaves the field if its person did: React compares with the value it set last. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field.constructor;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function replay({ actions, stop, letSubmit }: RecordedInput): void {
  stop();
  const isLast = (typed: HTMLElement, index: number) =>
    !actions.some(([element, value], at) => at > index && element === typed && value !== undefined);
  for (const [index, [element, value]] of actions.entries()) {
    if (!element.isConnected) continue;
    if (value !== undefined && !isLast(element, index)) continue;
    if (value === undefined) element.click();
    else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      type(element, value);
  }
  letSubmit();
}

/**
 * Takes the marks of a published page away, and does again what a person did on it before it reacted: at
 * rest, since parts of a screen react after it. Until then input is recorded further, so that its order is kept.
 */
export function replayInput(): void {
  const recorded = globalThis.lobbyInput;
  globalThis.lobbyInput = undefined;
  document.querySelector('body > .sk-page')?.remove();
  delete document.documentElement.dataset['published'];
  if (!recorded) return;
  whenIdle(() => replay(recorded));
}
