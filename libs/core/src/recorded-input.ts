/** Input that the page's first script (`tools/vite/page-start.js`) records until the page is hydrated. */
interface RecordedInput {
  /** Pressed elements, and fields with their typed text or checked state; oldest first. */
  actions: [element: HTMLElement, value?: string | boolean | undefined][];
  /** Stops recording. */
  stop(): void;
  /** Allows forms to be submitted. */
  letSubmit(): void;
}

declare global {
  var lobbyInput: RecordedInput | undefined;
}

/** Returns the last values of fields that were filled before hydration, by field name. */
export function recordedValues(): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {};
  for (const [element, value] of globalThis.lobbyInput?.actions ?? [])
    if (value !== undefined && 'name' in element) values[String(element.name)] = value;
  return values;
}
