import { VisuallyHidden } from '@lobby/ui-kit';
import { useEffect, useState } from 'react';

/** Delay of the announcement after a navigation, ms. */
const ANNOUNCE_DELAY_MS = 300;

/** Announces the title of a newly opened screen to assistive technology. */
export function RouteAnnouncer({ title }: { title: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(title), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [title]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{announced}</span>
    </VisuallyHidden>
  );
}
