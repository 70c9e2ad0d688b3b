import { VisuallyHidden } from '@lobby/ui-kit';
import { useState } from 'react';

interface SpokenResultsProps {
  /** Identifies tab and search: what comes of another one is spoken. */
  list: string;
  /** What the list came to; undefined while it loads, empty where an alert says it. */
  result: string | undefined;
}

/** Speaks what a change of tab or search came to; not the first list, nor the pages that a scroll adds. */
export function SpokenResults({ list, result }: SpokenResultsProps) {
  const [said, setSaid] = useState({ list, text: '' });
  if (said.list !== list && result !== undefined) setSaid({ list, text: result });
  return (
    <VisuallyHidden>
      <span role="status">{said.list === list ? said.text : ''}</span>
    </VisuallyHidden>
  );
}
