import { html, raw } from 'hono/html';
import type { Markup } from '../shared/page';

const POCKETS = 24;
const RADIUS = 100;

const point = (angle: number, radius: number) =>
  `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;

/** Sector of the wheel, from the hub to the rim. */
function pocket(index: number): string {
  const [from, to] = [index, index + 1].map((i) => (i / POCKETS) * 2 * Math.PI);
  const colour = index === 0 ? 'green' : index % 2 === 0 ? 'black' : 'red';
  return `<path class="${colour}" d="M${point(from ?? 0, 46)}L${point(from ?? 0, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${point(to ?? 0, RADIUS)}L${point(to ?? 0, 46)}A46 46 0 0 0 ${point(from ?? 0, 46)}Z"/>`;
}

const WHEEL = Array.from({ length: POCKETS }, (_, i) => pocket(i)).join('');

const CHIPS = [
  [-176, 58, 'red'],
  [-148, 74, 'black'],
  [150, 70, 'green'],
  [180, 56, 'red'],
]
  .map(
    ([x, y, colour], i) =>
      `<g class="moves chip chip-${i}"><ellipse cx="${x}" cy="${y}" rx="17" ry="9" class="${colour}"/><ellipse cx="${x}" cy="${y}" rx="10" ry="5" class="ring"/></g>`,
  )
  .join('');

/** Drawn loop of a room: a wheel in perspective, its ball, and chips. Moved by `client/room.css`. */
export const scene = (): Markup =>
  html`${raw(`<svg viewBox="-210 -40 420 130" aria-hidden="true">
  <g transform="translate(0 26) scale(1 .46)">
    <circle r="122" class="rim"/><circle r="108" class="bowl"/>
    <g class="moves wheel">${WHEEL}<circle r="46" class="hub"/><path class="ring" d="M-30 0H30M0 -30V30"/></g>
    <g class="moves ball"><circle cx="111" r="7" class="pearl"/></g>
  </g>
  ${CHIPS}
</svg>`)}`;
