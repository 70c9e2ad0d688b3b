// @ts-check
import { byId, pageData } from '../../shared/client/dom.js';
import { hearSound } from '../../shared/client/host.js';
import { playNote } from './sound.js';
import { startTalk } from './talk.js';

const words =
  /** @type {import('../room-words.data').RoomWords & import('../talk-words.data').TalkWords} */ (
    pageData('words')
  );

const stage = byId('stage');
const motion = byId('motion');

/** @param {boolean} plays */
function move(plays) {
  stage.classList.toggle('playing', plays);
  motion.textContent = plays ? words.pause : words.play;
}

motion.hidden = false;
motion.addEventListener('click', () => move(!stage.classList.contains('playing')));
move(!matchMedia('(prefers-reduced-motion: reduce)').matches);

let sounds = false;
hearSound((on) => (sounds = on));

/** @param {string} picture */
function showHost(picture) {
  /** @type {HTMLImageElement} */
  const image = byId('host');
  const address = `/cdn/host/${picture}`;
  if (image.getAttribute('src') === address) return;
  image.src = address;
  image.hidden = false;
}

/** @param {string} scene */
function showScene(scene) {
  for (const drawn of document.querySelectorAll('[data-scene]')) {
    drawn.toggleAttribute('hidden', drawn.getAttribute('data-scene') !== scene);
  }
}

/** Closing notice by error code. @type {Record<string, string>} */
const REASONS = {
  'host.not.live': words.off,
  'room.vip.only': words.vip,
  'room.not.paid': words.unpaid,
};

startTalk({
  words,
  nameOf: ({ by, name = '' }) => (by === 'host' ? `${name} · ${words.host}` : name),
  show({ picture, gameName, scene, viewers }) {
    showHost(picture);
    showScene(scene);
    byId('game').textContent = gameName;
    byId('watching').textContent = words.watching.replace('{count}', String(viewers));
    stage.hidden = false;
  },
  heard() {
    if (sounds) playNote().catch(() => {});
  },
  closed({ code, price = '' }) {
    stage.hidden = true;
    byId('watching').textContent = '';
    return (REASONS[code] ?? words.ended).replace('{price}', price);
  },
});
