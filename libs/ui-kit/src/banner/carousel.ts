import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { rowOf } from './snap-row';
import styles from './banner.module.css';

export interface CarouselOptions {
  /** The slide the row stands at. */
  start: number;
  /** Moves on at once. */
  due: boolean;
  intervalMs: number;
  /** Never moves by itself. */
  still: boolean;
  onIndex(index: number): void;
}

export interface Carousel {
  play(on: boolean): void;
  destroy(): void;
}

/** Resolves once nobody is scrolling the row: taking over in mid-swipe would make it jump. */
export function settled(viewport: HTMLElement): Promise<void> {
  const row = rowOf(viewport);
  return new Promise((resolve) => {
    let last = row.scrollLeft;
    const look = setInterval(() => {
      const rests = row.scrollLeft === last && !viewport.matches(':active');
      last = row.scrollLeft;
      if (!rests && viewport.isConnected) return;
      clearInterval(look);
      resolve();
    }, 100);
  });
}

/** Turns the row into an endless carousel, standing where the row stood. */
export function startCarousel(viewport: HTMLElement, options: CarouselOptions): Carousel {
  const row = rowOf(viewport);
  row.scrollLeft = 0;
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    wrapperClass: styles.rail ?? '',
    slideClass: styles.slide ?? '',
    centeredSlides: true,
    // With fewer the neighbour of the last step would be missing until the next one.
    loopAdditionalSlides: 1,
    spaceBetween: Number.parseFloat(getComputedStyle(viewport).columnGap) || 0,
    initialSlide: options.start,
    loop: true,
    speed: options.still ? 0 : 300,
    threshold: 6,
    longSwipesRatio: 0.25,
    // A slide is a press: by default the carousel refuses to be dragged by a focused button.
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
  // A banner that has scrolled away moves for nobody.
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
