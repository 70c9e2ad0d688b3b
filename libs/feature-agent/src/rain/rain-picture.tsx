import { IconButton, Pause, Play, useStill } from '@lobby/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawEnvelopes, type EnvelopeColours } from './draw-envelopes';
import { envelopesAt } from './envelopes';
import styles from './rain.module.css';

/** Maximum device pixel ratio of the canvas. */
const MOST_DENSITY = 2;

/** Time of the still picture, ms. */
const STILL_MS = 4_000;

/** The brand's colours, from the computed style. */
function coloursOf(element: Element): EnvelopeColours {
  const style = getComputedStyle(element);
  const of = (name: string) => style.getPropertyValue(name).trim();
  return { paper: of('--live'), flap: of('--brand-b'), seal: of('--money') };
}

/** Resizes the canvas to its displayed size. */
function fit(canvas: HTMLCanvasElement): void {
  const density = Math.min(MOST_DENSITY, devicePixelRatio);
  canvas.width = Math.round(canvas.clientWidth * density);
  canvas.height = Math.round(canvas.clientHeight * density);
}

/** Draws the picture once, or per frame while running; resumes where it paused. */
function useRainCanvas(running: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef(STILL_MS);
  useEffect(
    function draw() {
      const context = canvas.current?.getContext('2d');
      if (!canvas.current || !context) return;
      const colours = coloursOf(canvas.current);
      fit(canvas.current);
      drawEnvelopes(context, envelopesAt(shown.current), colours);
      if (!running) return;
      let last: number | undefined;
      let frame = requestAnimationFrame(function step(now) {
        shown.current += now - (last ?? now);
        last = now;
        drawEnvelopes(context, envelopesAt(shown.current), colours);
        frame = requestAnimationFrame(step);
      });
      return () => cancelAnimationFrame(frame);
    },
    [running],
  );
  return canvas;
}

/** Slowly falling envelopes with a pause button; a still picture with reduced motion. */
export function RainPicture() {
  const { t } = useTranslation('agent-rain');
  const still = useStill();
  const [paused, setPaused] = useState(false);
  const canvas = useRainCanvas(!still && !paused);
  return (
    <div className={styles.picture}>
      <canvas ref={canvas} aria-hidden="true" />
      {!still && (
        <IconButton
          label={t(paused ? 'picture.play' : 'picture.pause')}
          icon={paused ? <Play size={20} /> : <Pause size={20} />}
          onClick={() => setPaused(!paused)}
        />
      )}
    </div>
  );
}
