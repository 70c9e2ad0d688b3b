import { useEffect, useReducer, useRef, type ComponentType } from 'react';

/** Whether a part is open, and what closes it. */
export interface Opening {
  open: boolean;
  onClose(): void;
}

let tell = () => {};

/** What says that something a person opened did not arrive; answers a function that ends it. */
export function whenPartMissing(handler: () => void): () => void {
  tell = handler;
  return () => {
    if (tell === handler) tell = () => {};
  };
}

/**
 * A part that a person opens. Its code arrives with the first opening and stays for the closing
 * movement. Where it does not arrive, that is told, `close` ends the opening, and the next one tries again.
 */
export function askedPart<P extends { open: boolean }>(
  load: () => Promise<{ default: ComponentType<P> }>,
  close: (props: P) => void,
): ComponentType<P> {
  let Part: ComponentType<P> | undefined;
  return function AskedPart(props: P) {
    const [, show] = useReducer((times: number) => times + 1, 0);
    const { open } = props;
    const latest = useRef(props);
    useEffect(() => {
      latest.current = props;
    });
    useEffect(
      function fetchWhenOpened() {
        if (!open || Part) return;
        let left = false;
        const arrived = (part: { default: ComponentType<P> }) => {
          Part = part.default;
          if (!left) show();
        };
        const missing = () => {
          if (left) return;
          tell();
          close(latest.current);
        };
        load().then(arrived, missing);
        return () => {
          left = true;
        };
      },
      [open],
    );
    return Part ? <Part {...props} /> : null;
  };
}
