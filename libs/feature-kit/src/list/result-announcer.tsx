import { VisuallyHidden } from '@lobby/ui-kit';
import { useState } from 'react';

interface ResultAnnouncerProps {
  /** Identifies the request by tab, filters and search; the result of a new one is announced. */
  list: string;
  /** Text of the result; undefined while loading, empty if an alert says it. */
  result: string | undefined;
}

/** Announces the result of a new tab, filter or search, but neither the first list nor pages added by scrolling (WCAG 4.1.3). */
export function ResultAnnouncer({ list, result }: ResultAnnouncerProps) {
  const [said, setSaid] = useState({ list, text: '' });
  if (said.list !== list && result !== undefined) setSaid({ list, text: result });
  return (
    <VisuallyHidden>
      <span role="status">{said.list === list ? said.text : ''}</span>
    </VisuallyHidden>
  );
}
