import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import styles from './banner.module.css';

interface CarouselOptions {
  start: number;
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
  const row = viewport.firstElementChild as HTMLElement;
  return new Promise((resolve) => {
    let last = row.scrollLeft;
    const look = setInterval(() => {
      if (row.scrollLeft === last && !viewport.matches(':active')) {
        clearInterval(look);
        resolve();
      }
      last = row.scrollLeft;
    }, 120);
  });
}

/** Turns the row into an endless carousel, standing where the row stood. */
export function startCarousel(viewport: HTMLElement, options: CarouselOptions): Carousel {
  const row = viewport.firstElementChild as HTMLElement;
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  viewport.dataset['live'] = 'true';
  row.scrollLeft = 0;
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    wrapperClass: styles.rail ?? '',
    slideClass: styles.slide ?? '',
    centeredSlides: true,
    spaceBetween: gap,
    initialSlide: options.start,
    loop: true,
    speed: options.still ? 0 : 300,
    threshold: 6,
    autoplay: { delay: options.intervalMs, disableOnInteraction: false, enabled: !options.still },
    on: { realIndexChange: (self) => options.onIndex(self.realIndex) },
  });
  // It was due to move when the code was asked for.
  if (!options.still && !viewport.matches(':active')) swiper.slideNext();
  return {
    play: (on) => (on ? swiper.autoplay.start() : swiper.autoplay.stop()),
    destroy: () => swiper.destroy(true, false),
  };
}
