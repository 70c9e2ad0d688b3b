import { VisuallyHidden } from '@lobby/ui-kit';
import { useState } from 'react';

interface ResultAnnouncerProps {
  /** Identifies what is asked for, such as tab, filters and search: the result of another one is announced. */
  list: string;
  /** What the list came to; undefined while it loads, empty where an alert says it. */
  result: string | undefined;
}

/** Announces the result of another tab, filter or search; not of the first list, nor the pages that a scroll adds (WCAG 4.1.3). */
export function ResultAnnouncer({ list, result }: ResultAnnouncerProps) {
  const [said, setSaid] = useState({ list, text: '' });
  if (said.list !== list && result !== undefined) setSaid({ list, text: result });
  return (
    <VisuallyHidden>
      <span role="status">{said.list === list ? said.text : ''}</span>
    </VisuallyHidden>
  );
}
