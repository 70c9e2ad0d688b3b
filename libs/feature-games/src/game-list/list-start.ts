/** Id of the place where a list begins, below what stands above it. */
export const LIST_START = 'list-start';

/** Scrolls up to where the list begins, if that is above the view. */
export function showListStart(): void {
  const start = document.getElementById(LIST_START);
  if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView();
}
