/**
 * Animations of the brands' pictures. Each function runs in the rendering page, takes the drawing, and returns
 * a setter for the loop position, from 0 to 1. All motions are sines with whole periods, so that the loop
 * is seamless; nothing flashes.
 * @typedef {(at: number) => void} Mover
 */

const SVG = 'http://www.w3.org/2000/svg';

/** @param {number} at @param {number} [rounds] @param {number} [offset] */
const wave = (at, rounds = 1, offset = 0) => Math.sin(2 * Math.PI * (at * rounds + offset));

/** @param {ParentNode} drawing @param {string} selector */
function found(drawing, selector) {
  const elements = [...drawing.querySelectorAll(selector)];
  if (elements.length === 0) throw new Error(`selector ${selector} matches nothing in the picture`);
  return elements;
}

/** Moves an element relative to its position. @param {Element} element */
function mover(element) {
  const own = element.getAttribute('transform') ?? '';
  return (/** @type {string} */ more, /** @type {'inside' | 'outside'} */ where = 'outside') =>
    element.setAttribute('transform', where === 'inside' ? `${own} ${more}` : `${more} ${own}`);
}

/** @param {Element} element */
function fader(element) {
  const own = Number(element.getAttribute('opacity') ?? 1);
  return (/** @type {number} */ share) => element.setAttribute('opacity', (own * share).toFixed(3));
}

/**
 * Soft light of one colour, behind or in front of the drawing.
 * @param {Element} drawing @param {Record<string, string | number>} place
 */
function glow(drawing, { id, colour, ...place }) {
  const paint = document.createElementNS(SVG, 'radialGradient');
  paint.id = String(id);
  paint.innerHTML = `<stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`;
  drawing.querySelector('defs')?.append(paint);
  const light = document.createElementNS(SVG, 'ellipse');
  for (const [name, value] of Object.entries(place)) light.setAttribute(name, String(value));
  light.setAttribute('fill', `url(#${id})`);
  return light;
}

/**
 * Northern lights drift, stars twinkle slightly, the junk rides the swell.
 * @param {SVGElement} drawing @returns {Mover}
 */
function overTheBay(drawing) {
  const curtains = found(drawing, ':scope > g[filter]').map((curtain, i) => {
    const [move, fade] = [mover(curtain), fader(curtain)];
    return (/** @type {number} */ at) => {
      const [drift, sway] = [wave(at, 1, i / 3), wave(at, 1, i / 3 + 0.25)];
      move(
        `translate(${(drift * 14).toFixed(2)} ${(sway * 6).toFixed(2)}) skewX(${(sway * 2.4).toFixed(2)})`,
      );
      fade(0.84 + 0.16 * sway);
    };
  });
  const stars = found(drawing, ':scope > g[fill="#dfe8ff"] > circle').map((star, i) => {
    const fade = fader(star);
    return (/** @type {number} */ at) => fade(0.8 + 0.2 * wave(at, 1 + (i % 2), i * 0.37));
  });
  const junk = mover(found(drawing, ':scope > g[transform^="translate(312 "]')[0] ?? drawing);
  return (at) => {
    for (const move of [...curtains, ...stars]) move(at);
    junk(
      `translate(0 ${(wave(at) * 1.6).toFixed(2)}) rotate(${(wave(at, 1, 0.2) * 1.1).toFixed(2)})`,
      'inside',
    );
  };
}

/** Mist between the hills, in drawing coordinates: hill, height, width. */
const MIST = [
  { before: '#a6cdb5', cx: 560, cy: 250, rx: 190, ry: 34, drift: 46, offset: 0 },
  { before: '#86bd9f', cx: 640, cy: 296, rx: 210, ry: 30, drift: -40, offset: 0.3 },
  { before: '#5fa585', cx: 540, cy: 330, rx: 220, ry: 26, drift: 52, offset: 0.6 },
  { before: '#3f8c6c', cx: 660, cy: 352, rx: 200, ry: 22, drift: -44, offset: 0.8 },
];

/**
 * Mist drifts through the terraces, cranes glide, leaves sway.
 * @param {SVGElement} drawing @returns {Mover}
 */
function overTheTerraces(drawing) {
  const mists = MIST.map(({ before, drift, offset, ...place }, i) => {
    const hill = found(drawing, `path[fill="${before}"]`)[0];
    const mist = glow(drawing, { ...place, id: `mist${i}`, colour: '#ffffff', opacity: 0.55 });
    hill?.before(mist);
    const [move, fade] = [mover(mist), fader(mist)];
    return (/** @type {number} */ at) => {
      move(`translate(${(wave(at, 1, offset) * drift).toFixed(2)} 0)`);
      fade(0.75 + 0.25 * wave(at, 1, offset + 0.25));
    };
  });
  const hanging = found(drawing, 'g[transform^="translate(462 92)"], path[opacity=".9"]').map(
    (element, i) => {
      const move = mover(element);
      return (/** @type {number} */ at) =>
        move(
          `translate(${(wave(at, 1, i * 0.3) * 4).toFixed(2)} ${(wave(at, 1, i * 0.3 + 0.2) * 2.5).toFixed(2)})`,
        );
    },
  );
  const leaves = found(drawing, 'g[transform*="rotate("]').map((leaf, i) => {
    const move = mover(leaf);
    return (/** @type {number} */ at) =>
      move(`rotate(${(wave(at, 1, i * 0.13) * 1.8).toFixed(2)})`, 'inside');
  });
  return (at) => {
    for (const move of [...mists, ...hanging, ...leaves]) move(at);
  };
}

const SPARKS = 26;

/**
 * Sparks that rise from the river and fade; each lives one loop, with its own phase.
 * @param {Element} drawing
 */
function sparks(drawing) {
  return Array.from({ length: SPARKS }, (_, i) => {
    const turn = (i * 0.618) % 1;
    const spark = document.createElementNS(SVG, 'circle');
    spark.setAttribute('r', (0.7 + (i % 4) * 0.35).toFixed(2));
    spark.setAttribute('fill', i % 3 ? '#ffd98a' : '#ff9a4d');
    drawing.append(spark);
    return (/** @type {number} */ at) => {
      const life = (at + turn) % 1;
      spark.setAttribute('cx', (((i * 97) % 380) + wave(life, 2, turn) * 7).toFixed(2));
      spark.setAttribute('cy', (430 - life * 330 - (i % 5) * 16).toFixed(2));
      spark.setAttribute('opacity', (Math.sin(Math.PI * life) * 0.85).toFixed(3));
    };
  });
}

/** Lanterns swing, lights float, sparks rise. @param {SVGElement} drawing @returns {Mover} */
function overTheRiver(drawing) {
  const lanterns = found(drawing, 'path[d^="M0 -"][d$="V-46"]').map((string, i) => {
    const move = mover(string.parentElement ?? drawing);
    const top = /-[\d.]+/.exec(string.getAttribute('d') ?? '')?.[0] ?? '0';
    return (/** @type {number} */ at) =>
      move(`rotate(${(wave(at, 1, i * 0.21) * 1.4).toFixed(2)} 0 ${top})`, 'inside');
  });
  const floating = found(drawing, 'path[d^="M-20 0L-14"]').map((light, i) => {
    const move = mover(light.parentElement ?? drawing);
    return (/** @type {number} */ at) =>
      move(
        `translate(${(wave(at, 1, i * 0.3) * 3).toFixed(2)} ${(wave(at, 1, i * 0.3 + 0.25) * 1.8).toFixed(2)})`,
        'inside',
      );
  });
  const rising = sparks(drawing);
  return (at) => {
    for (const move of [...lanterns, ...floating, ...rising]) move(at);
  };
}

/** By brand. @type {Readonly<Record<string, (drawing: SVGElement) => Mover>>} */
export const MOTIONS = { aurora: overTheBay, jade: overTheTerraces, ember: overTheRiver };
