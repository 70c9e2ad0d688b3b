import { useEffect, useRef } from 'react';
import { playSound } from './play-sound';

interface UnreadSoundProps {
  /** Unread count; undefined until loaded. */
  unread: number | undefined;
}

/** Plays the notification sound when the unread count rises. Renders nothing. */
export default function UnreadSound({ unread }: UnreadSoundProps) {
  const previous = useRef(unread);
  useEffect(
    function playOnRise() {
      if (unread === undefined) return;
      if (previous.current !== undefined && unread > previous.current) playSound();
      previous.current = unread;
    },
    [unread],
  );
  return null;
}
