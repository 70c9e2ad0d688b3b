import { useEffect, useRef } from 'react';
import { playTone } from './tone';

interface UnreadToneProps {
  /** Nothing until the platform has told it. */
  unread: number | undefined;
}

/** Lets a message be heard: a short tone whenever there are more unread ones than before. Draws nothing. */
export default function UnreadTone({ unread }: UnreadToneProps) {
  const before = useRef(unread);
  useEffect(
    function hearMore() {
      if (unread === undefined) return;
      if (before.current !== undefined && unread > before.current) playTone();
      before.current = unread;
    },
    [unread],
  );
  return null;
}
