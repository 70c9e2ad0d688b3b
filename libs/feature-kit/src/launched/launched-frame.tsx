import { useEffect, useRef, useState } from 'react';
import styles from './launched.module.css';

/** The only accepted sender of messages: the frame's window at the launched origin. */
export interface FrameSender {
  origin: string;
  source: MessageEventSource | null;
}

export type FrameEvent = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

interface LaunchedFrameProps<Message> {
  /** A checked address. */
  address: string;
  /** Origin of the address; messages from other origins are ignored. */
  origin: string;
  title: string;
  /** Parses a message; null if it is invalid or from another sender. Must be stable. */
  read(event: FrameEvent, sender: FrameSender): Message | null;
  onLoad(): void;
  /** Must be stable. */
  onMessage(message: Message): void;
  /** Posted to the page after it loads and at each change. Must be stable. */
  tell?: Readonly<Record<string, unknown>> | undefined;
}

/** A launched page may run scripts, use its storage, submit forms and open popups; it may not navigate our page, show dialogs or leave the sandbox. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';
const ALLOWED = 'autoplay; fullscreen';

/** Frame of a game or a room. Give it a key per launch: changing the address of a frame would add a history entry. */
export function LaunchedFrame<Message>(props: LaunchedFrameProps<Message>) {
  const { address, origin, title, read, onLoad, onMessage, tell } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = read(event, { origin, source: frame.current?.contentWindow ?? null });
      if (message !== null) onMessage(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin, read, onMessage]);

  useEffect(() => {
    const { contentWindow = null } = frame.current ?? {};
    if (tell && loaded) contentWindow?.postMessage(tell, origin);
  }, [tell, loaded, origin]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={address}
      title={title}
      sandbox={SANDBOX}
      allow={ALLOWED}
      referrerPolicy="no-referrer"
      onLoad={() => {
        setLoaded(true);
        onLoad();
      }}
    />
  );
}
