import { memo, useEffect, useRef } from 'react';
import { readGameMessage, type GameMessage } from './game-message';
import styles from './play.module.css';

interface GameFrameProps {
  address: string;
  origin: string;
  title: string;
  onLoad(): void;
  onMessage(message: GameMessage): void;
}

/** A game runs and keeps its own storage; it never moves this page, asks it things or opens free windows. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';
const ALLOWED = 'autoplay; fullscreen';

/** The frame a game is played in. Nothing on the strip draws it again: a game would start anew. */
export const GameFrame = /* @__PURE__ */ memo(function GameFrame(props: GameFrameProps) {
  const { address, origin, title, onLoad, onMessage } = props;
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const source = frame.current?.contentWindow ?? null;
      const message = readGameMessage(event, { origin, source });
      if (message) onMessage(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin, onMessage]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={address}
      title={title}
      sandbox={SANDBOX}
      allow={ALLOWED}
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  );
});
