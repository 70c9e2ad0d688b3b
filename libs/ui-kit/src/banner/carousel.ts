import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { rowOf } from './snap-row';
import styles from './banner.module.css';

interface CarouselOptions {
  /** Index of the slide in view. */
  start: number;
  /** Moves to the next slide at once. */
  due: boolean;
  intervalMs: number;
  /** No autoplay, no animation. */
  still: boolean;
  onIndex(index: number): void;
}

/** A running carousel. */
export interface Carousel {
  play(on: boolean): void;
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
    modules: [Autoplay],
    wrapperClass: styles.rail ?? '',
    slideClass: styles.slide ?? '',
    centeredSlides: true,
    // Without one the last slide's neighbour appears late.
    loopAdditionalSlides: 1,
    spaceBetween: Number.parseFloat(getComputedStyle(viewport).columnGap) || 0,
    initialSlide: options.start,
    loop: true,
    speed: options.still ? 0 : 300,
    threshold: 6,
    longSwipesRatio: 0.25,
    // Slides are buttons; by default a focused button cannot be dragged.
    focusableElements: 'input, textarea',
    autoplay: { delay: options.intervalMs, disableOnInteraction: false, enabled: !options.still },
    on: { realIndexChange: (self) => options.onIndex(self.realIndex) },
  });
  if (options.due) swiper.slideNext();

  let wanted = !options.still;
  let seen = true;
  function apply() {
    if (wanted && seen) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }
  // Pauses while the banner is out of view.
  const watch = new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? true;
    apply();
  });
  watch.observe(viewport);

  return {
    play(on) {
      wanted = on;
      apply();
    },
    destroy() {
      watch.disconnect();
      swiper.destroy(true, false);
    },
  };
}
