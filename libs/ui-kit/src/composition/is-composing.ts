/**
 * Whether a key belongs to the composition of a text, such as Enter that confirms it. Safari ends the composition before
 * that key; only the key's code, 229, tells.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
