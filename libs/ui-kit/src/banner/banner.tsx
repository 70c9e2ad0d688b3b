import { useRef, useState } from 'react';
import type { PictureSource } from '../picture/picture';
import { BannerControls } from './banner-controls';
import { BannerSlide } from './banner-slide';
import { useCarousel } from './use-carousel';
import styles from './banner.module.css';

export interface BannerSlideItem {
  id: string;
  title: string;
  text: string;
  picture: PictureSource & { base?: string | undefined };
  onOpen?: (() => void) | undefined;
}

export interface BannerProps {
  slides: readonly BannerSlideItem[];
  labels: {
    region: string;
    pause: string;
    play: string;
    /** Names one slide, such as "2 of 3". */
    slide(n: number, total: number): string;
  };
  intervalMs?: number | undefined;
}

/** Announced pictures: a plain snapping row until it is touched or due to move. */
export function Banner(props: BannerProps) {
  // Other slides start afresh: the carousel has moved the old ones' elements about.
  const key = props.slides.map((slide) => slide.id).join('\n');
  return props.slides.length === 0 ? null : <Slides key={key} {...props} />;
}

/** The carousel needs this many to show both neighbours at every step. */
const ENOUGH = 5;

/** A row that scrolls must be reachable itself, unless each slide in it is a button. */
const REACHABLE = { role: 'group', tabIndex: 0 } as const;

function Slides({ slides, labels, intervalMs = 5000 }: BannerProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const total = slides.length;
  const many = total > 1;
  const opens = slides.every(({ onOpen }) => onOpen !== undefined);
  const [playing, setPlaying] = useState(true);
  const { index, live, still } = useCarousel(viewport, { many, playing, intervalMs });
  const copies = live ? Math.ceil(ENOUGH / total) : 1;
  const all = Array.from({ length: copies * total }, (_, at) => ({
    at,
    slide: slides[at % total],
  }));
  return (
    <section className={styles.banner} aria-label={labels.region} data-many={many}>
      <div ref={viewport} className={styles.viewport} data-live={live}>
        <div className={styles.rail} {...(!opens && { ...REACHABLE, 'aria-label': labels.region })}>
          {all.map(
            ({ at, slide }) =>
              slide && (
                <BannerSlide
                  key={at}
                  slide={slide}
                  first={at === 0}
                  away={at !== index}
                  label={labels.slide((at % total) + 1, total)}
                />
              ),
          )}
        </div>
      </div>
      {many && (
        <BannerControls
          total={total}
          at={index % total}
          playing={playing}
          label={playing ? labels.pause : labels.play}
          onToggle={still ? undefined : () => setPlaying(!playing)}
        />
      )}
    </section>
  );
}
