/**
 * Runs in the page's head before the first paint: applies stored settings, decides whether the published content may be
 * shown, and starts the first calls in parallel to the script. The build calls `startPage`. Keys of the calls must
 * equal the transport's URLs; unused ones are dropped.
 */

/**
 * @typedef {object} PageBrand
 * @property {string} merchant
 * @property {Record<string, string>} byHost Merchant by host name.
 * @property {string[]} languages
 * @property {string} language The default one.
 * @property {string[]} home Paths of Home.
 */

/** @param {PageBrand} brand */
export function startPage({ merchant, byHost, languages, language, home }) {
  const { dataset, style } = document.documentElement;
  const { pathname, search, hostname } = location;

  /** @param {'localStorage' | 'sessionStorage'} area @param {string} key */
  const read = (area, key) => {
    try {
      return JSON.parse(window[area].getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  /** @param {string} key */
  const isStored = (key) =>
    read('localStorage', key) !== null || read('sessionStorage', key) !== null;

  const chosen = read('localStorage', 'SHELL_language');
  const shown = languages.includes(chosen) ? chosen : language;
  const site = byHost[hostname] ?? merchant;
  dataset.language = shown;
  // The server selects the published page by it; `changeLanguage` writes it too.
  document.cookie = `language=${shown};path=/;max-age=31536000;samesite=lax`;
  const size = read('localStorage', 'SHELL_textSize');
  if (size > 100) style.fontSize = `${size}%`;
  if (read('localStorage', 'SHELL_motion') === 'less') dataset.motion = 'less';

  const [narrowest, widest] = (dataset.widths ?? '0 99999').split(' ').map(Number);
  // Larger text means fewer columns.
  const hasUsualText = () => parseFloat(getComputedStyle(document.documentElement).fontSize) === 16;
  const status = read('localStorage', 'SHELL_systemStatus');
  const isSameScreen = dataset.search === 'any' && !/[?&]ft=/.test(search);
  const mayStand =
    dataset.published === shown &&
    dataset.merchant === site &&
    (dataset.path === pathname + search || (isSameScreen && dataset.path === pathname)) &&
    innerWidth >= Number(narrowest) &&
    innerWidth <= Number(widest) &&
    (!dataset.widths || hasUsualText()) &&
    !isStored('MC_SESSION_INFO') &&
    !status?.maintenance &&
    !status?.regionRestriction &&
    !dataset.unless?.split(' ').some(isStored);
  if (mayStand) recordInput();
  else delete dataset.published;

  /** @type {Record<string, Promise<Response>>} */
  const early = {};
  window.lobbyEarly = early;
  /** @param {string} address @param {string} ModuleId */
  const call = (address, ModuleId) => {
    const headers = { Accept: 'application/json', ModuleId, Merchant: site, Language: shown };
    const answer = fetch(address, { headers });
    answer.catch(() => {});
    early[address] = answer;
  };
  call('/wps/system/status', 'COMM3');
  const games = `isPlatform=2&language=${shown}&platform=html5&merchantCode=${site}`;
  if (!mayStand && home.includes(pathname))
    call(`/wps/relay/GCSGAME_hotGamesV2?${games}`, 'GAMELOHOT3');
}

/** Records input before the script runs; the app replays it (`replay-input.ts`). */
function recordInput() {
  const types = ['click', 'input'];
  /** @type {[element: HTMLElement, value?: string | boolean | undefined][]} */
  const actions = [];
  /** @param {Event} event */
  const record = (event) => {
    const { type } = event;
    // A press on a button's icon counts for the button.
    const target = /** @type {Element} */ (event.target).closest?.(':not(svg,svg *)');
    if (!(target instanceof HTMLElement)) return;
    // A label triggers a click on its field, which follows.
    if (target.closest('label,button,input')?.tagName === 'LABEL') return;
    const isBox = target instanceof HTMLInputElement && target.type === 'checkbox';
    if (type === 'input' && 'value' in target)
      actions.push([target, isBox ? target.checked : String(target.value)]);
    else if (target.closest('a')) return;
    else if (!isBox) actions.push([target]);
    // Hydrated parts would handle it before earlier input.
    event.stopImmediatePropagation();
  };
  // Without the script a form would be submitted as a page.
  const hold = (/** @type {Event} */ event) => event.preventDefault();
  window.lobbyInput = {
    actions,
    stop: () => types.forEach((type) => removeEventListener(type, record, true)),
    letSubmit: () => removeEventListener('submit', hold, true),
  };
  types.forEach((type) => addEventListener(type, record, true));
  addEventListener('submit', hold, true);
}
