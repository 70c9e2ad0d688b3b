/**
 * Elements of a full-screen state and of its title: landmark and heading of the page, or neither inside the frame. A file
 * of its own: the first chunk contains no more of the state.
 */
export const pageParts = (framed: boolean) =>
  framed ? (['div', 'h2'] as const) : (['main', 'h1'] as const);
