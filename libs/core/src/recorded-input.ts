/** Input recorded by the page's first script (`tools/vite/page-start.js`), until the page reacts. */
export interface RecordedInput {
  /** Pressed elements, and fields with what was typed into them or whether they were ticked; oldest first. */
  actions: [element: HTMLElement, value?: string | boolean | undefined][];
  /** Stops recording. */
  stop(): void;
  /** Lets forms be sent. */
  letSubmit(): void;
}

declare global {
  var lobbyInput: RecordedInput | undefined;
}

/** Last values of fields that were filled before the page reacted, by the names of the fields. */
export function recordedValues(): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {};
  for (const [element, value] of globalThis.lobbyInput?.actions ?? [])
    if (value !== undefined && 'name' in element) values[String(element.name)] = value;
  return values;
}
