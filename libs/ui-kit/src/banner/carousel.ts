import Swiper from 'swiper';
import { rowOf } from './snap-row';
import styles from './banner.module.css';

interface CarouselOptions {
  /** Index of the slide in view. */
  start: number;
  /** Moves to the next slide at once. */
  due: boolean;
  /** No animation. */
  still: boolean;
  onIndex(index: number): void;
}

/** A running carousel. */
export interface Carousel {
  /** Moves to the next or previous slide, wrapping at the ends. */
  turn(step: 1 | -1): void;
  destroy(): void;
}

/** Resolves once the row is neither scrolling nor pressed: starting during a swipe would make it jump. */
export function scrollEnd(viewport: HTMLElement): Promise<void> {
  const row = rowOf(viewport);
  return new Promise((resolve) => {
    let last = row.scrollLeft;
    const look = setInterval(() => {
      const resting = row.scrollLeft === last && !viewport.matches(':active');
      last = row.scrollLeft;
      if (!resting && viewport.isConnected) return;
      clearInterval(look);
      resolve();
    }, 100);
  });
}

/** Turns the row into an endless carousel at the slide in view. */
export function startCarousel(viewport: HTMLElement, options: CarouselOptions): Carousel {
  const row = rowOf(viewport);
  row.scrollLeft = 0;
  const swiper = new Swiper(viewport, {
    wrapperClass: styles.rail ?? '',
    slideClass: styles.slide ?? '',
    centeredSlides: true,
    // Without it the last slide's neighbour appears late.
    loopAdditionalSlides: 1,
    spaceBetween: Number.parseFloat(getComputedStyle(viewport).columnGap) || 0,
    initialSlide: options.start,
    loop: true,
    // A press counts while the previous move is still running.
    loopPreventsSliding: false,
    speed: options.still ? 0 : 300,
    threshold: 6,
    longSwipesRatio: 0.25,
    // Slides are buttons; by default a focused button cannot be dragged.
    focusableElements: 'input, textarea',
    on: { realIndexChange: (self) => options.onIndex(self.realIndex) },
  });
  if (options.due) swiper.slideNext();

  return {
    turn: (step) => void (step > 0 ? swiper.slideNext() : swiper.slidePrev()),
    destroy: () => void swiper.destroy(true, false),
  };
}
