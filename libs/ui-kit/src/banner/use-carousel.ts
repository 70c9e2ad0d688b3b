import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useStill } from '../theme/media';
import type { Carousel, startCarousel } from './carousel';
import { nearestSlide, scrollToNext, showSlide } from './snap-row';

interface Options {
  /** Number of slides. */
  total: number;
  playing: boolean;
}

/** The loaded carousel and the state of the row at that time. */
interface Takeover {
  run: typeof startCarousel;
  start: number;
  /** Move at once. */
  due: boolean;
}

/** Fires once after a scroll if the browser supports it, else in every frame of it. */
const SCROLLED = 'onscrollend' in globalThis ? 'scrollend' : 'scroll';

/** Events that count as input. */
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Milliseconds between two moves. */
const STEP_MS = 5000;

/** Moves without input before the banner stops: each move loads a picture. */
const MOST_UNSEEN = 2;

/** Counts the moves since the last input. */
function useUnseenMoves(many: boolean) {
  const moves = useRef(0);
  useEffect(() => {
    if (!many) return;
    const stop = new AbortController();
    for (const input of INPUTS)
      addEventListener(input, () => void (moves.current = 0), {
        passive: true,
        signal: stop.signal,
      });
    return () => stop.abort();
  }, [many]);
  return moves;
}

/** Whether any part of an element is within the window's height. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

/**
 * Controls the row of slides: a plain scroll-snapping row at first, which scrolls automatically to its end. The
 * carousel's code loads when the row is touched or has reached its end, and takes over once scrolling has stopped.
 * Returns the index in view, whether slides never move automatically (`still`), whether the carousel runs (`live`), and
 * a function that shows the next or previous slide (`turn`).
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, options: Options) {
  const { total, playing } = options;
  const many = total > 1;
  const still = useStill();
  const [index, setIndex] = useState(0);
  const [wanted, setWanted] = useState<'touched' | 'due'>();
  const [takeover, setTakeover] = useState<Takeover>();
  const carousel = useRef<Carousel>(undefined);
  const unseen = useUnseenMoves(many);

  useLayoutEffect(() => {
    if (viewport.current) showSlide(viewport.current, 0);
  }, [viewport]);

  useEffect(() => {
    const box = viewport.current;
    const row = box?.firstElementChild;
    if (!box || !row || !many || takeover) return;
    const onScroll = () => setIndex(nearestSlide(box));
    const onTouch = () => setWanted('touched');
    row.addEventListener(SCROLLED, onScroll, { passive: true });
    box.addEventListener('pointerdown', onTouch, { passive: true });
    return () => {
      row.removeEventListener(SCROLLED, onScroll);
      box.removeEventListener('pointerdown', onTouch);
    };
  }, [viewport, many, takeover]);

  // Advances once a slide was shown for `STEP_MS`; the carousel's own autoplay would run in every frame.
  useEffect(() => {
    if (!many || still || !playing) return;
    const due = setInterval(() => {
      const box = viewport.current;
      if (!box || document.hidden || unseen.current >= MOST_UNSEEN || !isInView(box)) return;
      // A slide that moves out of view loses the focus.
      if (box.matches(':active') || box.contains(document.activeElement)) return;
      unseen.current += 1;
      if (carousel.current) carousel.current.turn(1);
      else if (!wanted && !scrollToNext(box, index)) setWanted('due');
    }, STEP_MS);
    return () => clearInterval(due);
  }, [viewport, unseen, many, still, playing, wanted, index]);

  useEffect(() => {
    const box = viewport.current;
    if (!wanted || !box) return;
    let cancelled = false;
    import('./carousel').then(
      async ({ scrollEnd, startCarousel: run }) => {
        await scrollEnd(box);
        if (!cancelled) setTakeover({ run, start: nearestSlide(box), due: wanted === 'due' });
      },
      // Not loaded: keep the row; the next interval tries again.
      () => !cancelled && setWanted(undefined),
    );
    return () => {
      cancelled = true;
    };
  }, [viewport, wanted]);

  // Before paint, once the copied slides are rendered.
  useLayoutEffect(() => {
    if (!takeover || !viewport.current) return;
    const { run, ...from } = takeover;
    const started = run(viewport.current, { ...from, still, onIndex: setIndex });
    carousel.current = started;
    return () => {
      carousel.current = undefined;
      started.destroy();
    };
  }, [viewport, takeover, still]);

  const turn = (step: 1 | -1) => {
    if (carousel.current) return carousel.current.turn(step);
    const next = (index + step + total) % total;
    if (viewport.current) showSlide(viewport.current, next);
    setIndex(next);
  };

  return { index, still, live: takeover !== undefined, turn };
}
