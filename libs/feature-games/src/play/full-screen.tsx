import { Expand, IconButton, Shrink, Turn } from '@lobby/ui-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Whether the page is in full screen. */
const isFull = () => Boolean(document.fullscreenElement);

/** Leaves full screen, which also unlocks the orientation. */
function endFull(): void {
  // It may have ended, e.g. by a step back.
  if (isFull()) void document.exitFullscreen().catch(() => undefined);
}

/** Locks the other orientation; rejects if the device does not support it. */
function turn(): Promise<void> {
  const { orientation } = screen;
  return orientation.lock(orientation.type.startsWith('portrait') ? 'landscape' : 'portrait');
}

interface FullScreenProps {
  labels: Record<'full' | 'end' | 'turn', string>;
}

/**
 * Buttons for full screen and rotation of a launched page; each is hidden if the browser does not support it. Both end
 * on unmount.
 */
export function FullScreen({ labels }: FullScreenProps) {
  const full = useSyncExternalStore(subscribe, isFull);
  const [refused, setRefused] = useState({ full: false, turn: false });
  useEffect(() => endFull, []);
  if (!document.fullscreenEnabled || refused.full) return null;
  // The whole document, so that toasts and dialogs stay visible.
  const begin = () =>
    void document.documentElement
      .requestFullscreen({ navigationUI: 'hide' })
      .catch(() => setRefused((before) => ({ ...before, full: true })));
  const turned = () => void turn().catch(() => setRefused((before) => ({ ...before, turn: true })));
  if (!full) return <IconButton label={labels.full} icon={<Expand />} onClick={begin} />;
  return (
    <>
      {!refused.turn && 'lock' in (screen.orientation ?? {}) && (
        <IconButton label={labels.turn} icon={<Turn />} onClick={turned} />
      )}
      <IconButton label={labels.end} icon={<Shrink />} onClick={endFull} />
    </>
  );
}
