import { whenIdle } from '@lobby/core';

/**
 * Types a value with the events of a user, and blurs the field if the user did: React compares with the value it last
 * set.
 */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field.constructor;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Sets a checkbox by a click: React ignores other changes. */
function tick(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}

function repeat(element: HTMLElement, value: string | boolean | undefined): void {
  const isInput = element instanceof HTMLInputElement;
  if (value === undefined) element.click();
  else if (isInput && typeof value === 'boolean') tick(element, value);
  else if (isInput || element instanceof HTMLTextAreaElement) type(element, String(value));
}

function replay(): void {
  const { lobbyInput } = globalThis;
  if (!lobbyInput) return;
  globalThis.lobbyInput = undefined;
  const { actions, stop, letSubmit } = lobbyInput;
  stop();
  const isLast = (typed: HTMLElement, index: number) =>
    !actions.some(([element, value], at) => at > index && element === typed && value !== undefined);
  for (const [index, [element, value]] of actions.entries()) {
    if (!element.isConnected) continue;
    if (value !== undefined && !isLast(element, index)) continue;
    repeat(element, value);
  }
  letSubmit();
}

/** Stops recording input on a published page whose content was replaced. */
export function dropInput(): void {
  const { lobbyInput } = globalThis;
  globalThis.lobbyInput = undefined;
  lobbyInput?.stop();
  lobbyInput?.letSubmit();
  delete document.documentElement.dataset['published'];
}

/**
 * Removes the marks of a published page and replays the input recorded before hydration: when idle, since parts of a
 * screen hydrate later. Recording continues until then, to keep the order of input.
 */
export function replayInput(): void {
  document.querySelector('body > .sk-page')?.remove();
  delete document.documentElement.dataset['published'];
  whenIdle(replay);
}
