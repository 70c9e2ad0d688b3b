import { prefersReducedMotion } from '../theme/media';

/**
 * Slides the chosen tab's own ground over from where the last one was: no measuring at rest, nothing to keep in
 * step with the layout, and the compositor does the moving.
 */
export function slidePill(list: HTMLElement | null, before: number, now: number): void {
  const from = list?.children[before];
  const to = list?.children[now];
  if (!from || !to || from === to || prefersReducedMotion() || !to.animate) return;
  to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const way = from.getBoundingClientRect().left - to.getBoundingClientRect().left;
  to.animate([{ transform: `translateX(${way}px)` }, { transform: 'none' }], {
    duration: 200,
    easing: 'cubic-bezier(.2,.8,.2,1)',
    pseudoElement: '::before',
  });
}
