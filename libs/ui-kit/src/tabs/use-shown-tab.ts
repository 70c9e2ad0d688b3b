/** Scrolls a strip of tabs that is wider than the page so that the tab stands in its middle; the page stays where it is. */
export function showTab(tab: HTMLElement): void {
  const strip = tab.parentElement;
  if (!strip) return;
  const start = tab.offsetLeft - strip.offsetLeft;
  strip.scrollLeft = start - (strip.clientWidth - tab.offsetWidth) / 2;
}
