/**
 * Runs in the page's head before the first paint: applies what this browser has stored, tells whether the
 * published content may stand, and starts the first calls in parallel to the script. `BRAND` is filled in
 * by the build; keys of the calls must equal the transport's URLs, unused ones are dropped.
 */
(function start({ merchant, byHost, languages, language, home }) {
  /** @param {'localStorage' | 'sessionStorage'} area @param {string} key */
  const read = (area, key) => {
    try {
      return JSON.parse(window[area].getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  /** Keeps what a person does before the script runs; the app does it again (`replay-input.ts`). */
  function recordInput() {
    const recorded = (window.lobbyInput = { actions: [], stop });
    const types = ['click', 'input', 'submit'];
    /** @param {Event} event */
    function record(event) {
      const { target, type } = event;
      // Without a script a form would send its fields in the address.
      if (type === 'submit') event.preventDefault();
      else if (type === 'input') recorded.actions.push([target, target.value]);
      else if (!target.closest('a')) recorded.actions.push([target]);
    }
    function stop() {
      for (const type of types) removeEventListener(type, record, true);
    }
    for (const type of types) addEventListener(type, record, true);
  }
  const { dataset, style } = document.documentElement;
  const { pathname, search, hostname } = location;
  const chosen = read('localStorage', 'SHELL_language');
  const shown = languages.includes(chosen) ? chosen : language;
  const site = byHost[hostname] ?? merchant;
  dataset.language = shown;
  // The server chooses the published page by it.
  if (shown === chosen) document.cookie = `language=${shown};path=/;max-age=31536000;samesite=lax`;

  const size = read('localStorage', 'SHELL_textSize');
  if (size > 100) style.fontSize = `${size}%`;
  if (read('localStorage', 'SHELL_motion') === 'less') dataset.motion = 'less';

  const { published, unless = '', widths = '0 99999' } = dataset;
  const [narrowest, widest] = widths.split(' ');
  const status = read('localStorage', 'SHELL_systemStatus');
  const isStored = (/** @type {string} */ key) =>
    [read('localStorage', key), read('sessionStorage', key)].some((value) => value !== null);
  const mayStand =
    published === shown &&
    read('sessionStorage', 'MC_SESSION_INFO') === null &&
    dataset.merchant === site &&
    dataset.path === pathname &&
    (search === '' || dataset.search === 'any') &&
    innerWidth >= narrowest &&
    innerWidth <= widest &&
    !status?.maintenance &&
    !status?.regionRestriction &&
    !unless.split(' ').some(isStored);
  if (mayStand) recordInput();
  else delete dataset.published;

  const calls = ['/wps/system/status'];
  if (!mayStand && home.includes(pathname))
    calls.push(
      `/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&language=${shown}&platform=html5&merchantCode=${site}`,
    );
  const early = (window.lobbyEarly = {});
  for (const path of calls) {
    const ModuleId = path.includes('hotGames') ? 'GAMELOHOT3' : 'COMM3';
    const headers = { Accept: 'application/json', ModuleId, Merchant: site, Language: shown };
    const answer = fetch(path, { headers });
    answer.catch(() => {});
    early[path] = answer;
  }
})(BRAND);
