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

/** A game may run scripts and keep its storage; it may not navigate the page, show dialogs or leave the sandbox. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';
const ALLOWED = 'autoplay; fullscreen';

/** The game's frame. Memoized: a new iframe would restart the game. */
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
