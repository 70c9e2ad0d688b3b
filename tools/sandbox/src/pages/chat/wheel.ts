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

const SECTORS = Array.from({ length: POCKETS }, (_, i) => pocket(i)).join('');

/** A roulette wheel in perspective and its ball, as SVG. */
export const wheel = () => `<g transform="translate(0 26) scale(1 .46)">
  <circle r="122" class="rim"/><circle r="108" class="bowl"/>
  <g class="moves wheel">${SECTORS}<circle r="46" class="hub"/><path class="ring" d="M-30 0H30M0 -30V30"/></g>
  <g class="moves ball"><circle cx="111" r="7" class="pearl"/></g>
</g>`;
