import { VisuallyHidden } from '@lobby/ui-kit';
import { useEffect, useState } from 'react';

/** Says the name of a screen that has just opened, to people who cannot see it fade in. */
export function ScreenTitle({ title }: { title: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(title), 300);
    return () => clearTimeout(timer);
  }, [title]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{said}</span>
    </VisuallyHidden>
  );
}
