/** Id of the element where a list begins, below banner and header. */
export const LIST_START = 'list-start';

/** Scrolls up to the start of the list if it is above the viewport. */
export function showListStart(): void {
  const start = document.getElementById(LIST_START);
  if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView();
}
