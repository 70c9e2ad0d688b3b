import { useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { Back, ChevronRight, Pause, Play } from '../icons/icons';
import { useKitWords } from '../words/words';
import { BannerSlide, type BannerSlideItem } from './banner-slide';
import { useIsFirstRender } from '../theme/hydration';
import { VisuallyHidden } from '../theme/visually-hidden';
import { useCarousel } from './use-carousel';
import { bannerClass } from './banner-class';
import styles from './banner.module.css';

interface BannerProps {
  slides: readonly BannerSlideItem[];
  labels: {
    region: string;
    /** Names of the button that pauses and resumes the slides. Default: "Pause" and "Play". */
    pause?: string | undefined;
    resume?: string | undefined;
    /** Accessible name of a slide, such as "2 of 3". */
    slide(n: number, total: number): string;
  };
  /** Half as high, the same in every brand. */
  compact?: boolean | undefined;
}

/** Promotional slides: a scroll-snapping row that becomes an endless carousel when touched or at its end. */
export function Banner(props: BannerProps) {
  // New slides need new elements: the carousel has reordered the old ones.
  const key = props.slides.map((slide) => slide.id).join('\n');
  return props.slides.length === 0 ? null : <Slides key={key} {...props} />;
}

/** Slides the carousel needs to show both neighbours at every step. */
const MIN_LOOP_SLIDES = 5;

/** Makes a scrolling row focusable, needed unless each slide is a button. */
const FOCUSABLE = { role: 'group', tabIndex: 0 } as const;

/** More dots would cover the picture's subject. */
const MOST_DOTS = 3;

interface PlaceProps {
  total: number;
  at: number;
  /** Shown between the previous and next buttons, where dots do not fit. */
  turns: boolean;
}

/** Slide indicator: dots for a few slides, figures for many. */
function Place({ total, at, turns }: PlaceProps) {
  if (turns || total > MOST_DOTS) {
    return (
      <span className={styles.figures} aria-hidden="true">
        {at + 1}/{total}
      </span>
    );
  }
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: total }, (_, dot) => (
        <i key={dot} data-on={dot === at} />
      ))}
    </span>
  );
}

function Slides({ slides, labels, compact }: BannerProps) {
  const words = useKitWords();
  const viewport = useRef<HTMLDivElement>(null);
  const total = slides.length;
  const many = total > 1;
  const opens = slides.every(({ onOpen }) => onOpen !== undefined);
  const [playing, setPlaying] = useState(true);
  const { index, live, still, turn } = useCarousel(viewport, { total, playing });
  const turns = still || !playing;
  const place = <Place total={total} at={index % total} turns={turns} />;
  const copies = live ? Math.ceil(MIN_LOOP_SLIDES / total) : 1;
  const shown = useIsFirstRender() ? 1 : copies * total;
  const all = Array.from({ length: shown }, (_, at) => ({
    at,
    slide: slides[at % total],
  }));
  return (
    <section
      className={bannerClass(compact)}
      aria-label={labels.region}
      data-many={many}
      data-paused={turns && !still}
    >
      <div ref={viewport} className={styles.viewport} data-live={live}>
        <div className={styles.rail} {...(!opens && { ...FOCUSABLE, 'aria-label': labels.region })}>
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
        <div className={styles.controls}>
          {!turns && place}
          {!still && (
            <IconButton
              label={playing ? (labels.pause ?? words.pause) : (labels.resume ?? words.resume)}
              icon={playing ? <Pause size={20} /> : <Play size={20} />}
              onClick={() => setPlaying(!playing)}
            />
          )}
          {turns && (
            <span className={styles.turns}>
              <IconButton label={words.previous} icon={<Back />} onClick={() => turn(-1)} />
              {place}
              <IconButton label={words.next} icon={<ChevronRight />} onClick={() => turn(1)} />
              <VisuallyHidden>
                <span aria-live="polite">
                  {[labels.slide((index % total) + 1, total), slides[index % total]?.title].join(
                    words.comma,
                  )}
                </span>
              </VisuallyHidden>
            </span>
          )}
        </div>
      )}
    </section>
  );
}
