import { Expand, IconButton, Shrink, Turn } from '@lobby/ui-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Undefined in a browser that has no whole screen. */
const isFull = () => Boolean(document.fullscreenElement);

/** Ends the whole screen, and with it a turn that was asked for. */
function endFull(): void {
  // It may have ended meanwhile, by a step back.
  if (isFull()) void document.exitFullscreen().catch(() => undefined);
}

/** Turns the page to the other side; rejects where the device does not turn by itself. */
function turn(): Promise<void> {
  const { orientation } = screen;
  return orientation.lock(orientation.type.startsWith('portrait') ? 'landscape' : 'portrait');
}

interface FullScreenProps {
  labels: Record<'full' | 'end' | 'turn', string>;
}

/**
 * Buttons that give a launched page the whole screen, and turn it there; each is shown where the browser can. Both end
 * when the page is left.
 */
export function FullScreen({ labels }: FullScreenProps) {
  const full = useSyncExternalStore(subscribe, isFull);
  const [refused, setRefused] = useState({ full: false, turn: false });
  useEffect(() => endFull, []);
  if (!document.fullscreenEnabled || refused.full) return null;
  // All of the page: messages and dialogs stay in sight.
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
