/** A studio's mark: path data in a box from -11 to 11, its colour, and how it is repeated or cut. */
export interface StudioMark {
  readonly d: string;
  readonly tint: string;
  /** Whether overlapping outlines are holes (even-odd fill). */
  readonly holes?: boolean;
  /** Drawn this many times around the middle. */
  readonly repeat?: number;
}

/** Fictitious studio marks, assigned by the studio's code. */
export const STUDIO_MARKS: readonly StudioMark[] = [
  { d: 'M-9 -8L-4 -3L4 -3L9 -8L8 2L0 10L-8 2Z', tint: '#ffb347' },
  { d: 'M0 8C-2 0 -6 -4 -11 -6C-6 -8 -2 -6 0 -2C2 -6 6 -8 11 -6C6 -4 2 0 0 8Z', tint: '#e8b04a' },
  {
    d: 'M0 -10.5L1.8 -4.9L6.7 -8L4.5 -2.6L10.3 -1.8L5.1 0.9L9.1 5.2L3.3 4L3.6 9.9L0 5.2L-3.6 9.9L-3.3 4L-9.1 5.2L-5.1 0.9L-10.3 -1.8L-4.5 -2.6L-6.7 -8L-1.8 -4.9ZM-2.4 0A2.4 2.4 0 1 1 2.4 0A2.4 2.4 0 1 1 -2.4 0Z',
    tint: '#7df0ff',
    holes: true,
  },
  { d: 'M0 -11L8 -2L0 10L-8 -2Z', tint: '#8fe8ff' },
  {
    d: 'M0 -11C1.2 -9.5 6.2 -5.2 7 -2C7.8 1.2 6.2 6 5 8C3.8 10 1.7 10 0 10C-1.7 10 -3.8 10 -5 8C-6.2 6 -7.8 1.2 -7 -2C-6.2 -5.2 -1.2 -9.5 0 -11Z',
    tint: '#ff8a4a',
  },
  {
    d: 'M-10 -2C-6 -8 -2 -8 0 -3C2 2 6 2 10 -4L10 1C6 7 2 7 0 2C-2 -3 -6 -3 -10 3Z M-10 6C-6 0 -2 0 0 5C2 9 6 9 10 4L10 8L-10 10Z',
    tint: '#a0fff0',
  },
  { d: 'M4 -10A11 11 0 1 0 4 10A12.5 12.5 0 0 1 4 -10Z', tint: '#fff1d6' },
  {
    d: 'M-8 9C-7.6 9 -6.5 9.3 -5.7 9.3C-5 9.3 -4.1 9.2 -3.3 9.1C-2.5 9 -1.6 8.7 -0.8 8.5C0 8.2 0.8 7.8 1.5 7.4C2.2 6.9 2.9 6.4 3.4 5.9C4 5.4 4.5 4.8 4.9 4.1C5.4 3.5 5.7 2.8 6.1 2.1C6.5 1.3 6.8 0.5 7.1 -0.3C7.4 -1.2 7.6 -2.1 7.8 -2.9C8 -3.8 8.2 -4.7 8.3 -5.5C8.3 -6.4 8.4 -7.2 8.3 -8C8.3 -8.7 8.1 -9.7 8 -10C8 -10 8 -10 8 -10C7.7 -10 6.7 -10 5.9 -9.8C5.2 -9.7 4.4 -9.5 3.6 -9.2C2.8 -8.9 2 -8.6 1.2 -8.2C0.4 -7.8 -0.4 -7.4 -1.2 -6.9C-1.9 -6.5 -2.6 -6 -3.2 -5.5C-3.9 -5.1 -4.4 -4.6 -4.9 -4.1C-5.4 -3.6 -5.9 -3.2 -6.3 -2.6C-6.7 -2 -7.1 -1.3 -7.4 -0.6C-7.7 0.2 -8 1 -8.2 1.8C-8.4 2.6 -8.5 3.5 -8.6 4.3C-8.6 5.1 -8.6 6 -8.5 6.8C-8.4 7.6 -8.1 8.6 -8 9C-8 9 -8 9 -8 9Z',
    tint: '#f5d77a',
  },
  {
    d: 'M0 -10.5L9.1 -5.2L9.1 5.2L0 10.5L-9.1 5.2L-9.1 -5.3ZM0 -5L4.3 -2.5L4.3 2.5L0 5L-4.3 2.5L-4.3 -2.5Z',
    tint: '#b6ff3c',
    holes: true,
  },
  { d: 'M-3.8 -5.6A3.8 3.8 0 1 1 3.8 -5.6A3.8 3.8 0 1 1 -3.8 -5.6Z', tint: '#c9f2b0', repeat: 5 },
  {
    d: 'M-10 0A10 10 0 1 1 10 0A10 10 0 1 1 -10 0ZM-6 0C-3 -5 3 -5 5 0L9 -3L9 3L5 0C3 5 -3 5 -6 0Z',
    tint: '#ffc9a8',
    holes: true,
  },
  {
    d: 'M-10 -6L10 -6L7 4L-7 4ZM-7.6 7.4A2.6 2.6 0 1 1 -2.4 7.4A2.6 2.6 0 1 1 -7.6 7.4ZM2.4 7.4A2.6 2.6 0 1 1 7.6 7.4A2.6 2.6 0 1 1 2.4 7.4Z',
    tint: '#ff6a5a',
  },
  { d: 'M-10 0L0 -9L10 0L10 9L3 9L3 2L-3 2L-3 9L-10 9Z', tint: '#ffffff' },
  { d: 'M-10 -9L-3 -9L0 2L3 -9L10 -9L2 10L-2 10Z', tint: '#ff9fb5' },
  { d: 'M0 -11L6 -3L3.4 -3L8 4L1.6 4L1.6 10L-1.6 10L-1.6 4L-8 4L-3.4 -3L-6 -3Z', tint: '#b8f0a0' },
  { d: 'M-9 -8L9 -8L-1 0L9 8L-9 8L1 0Z', tint: '#bfe0ff' },
  {
    d: 'M-9 1A9 9 0 1 1 9 1A9 9 0 1 1 -9 1ZM-3.4 1A3.4 3.4 0 1 1 3.4 1A3.4 3.4 0 1 1 -3.4 1ZM1 -7L5 -12L7 -9Z',
    tint: '#ffe066',
    holes: true,
  },
  { d: 'M-8 10C-8 -2 0 -10 10 -11C8 -2 3 4 -3 5L-5 10Z', tint: '#e8d3a6' },
  { d: 'M-10 2C-6 -7 2 -9 6 -6L11 -5L7 -2C6 6 0 9 -8 9L-4 5Z', tint: '#8fc4ff' },
  { d: 'M-9 -9L-4 -5L4 -5L9 -9L9 3C9 8 4 10 0 10C-4 10 -9 8 -9 3Z', tint: '#7fa8ff' },
  {
    d: 'M-10 -10L-6 -10L-6 10L-10 10Z M-3 -4L1 -4L1 10L-3 10Z M4 -8L8 -8L8 10L4 10Z',
    tint: '#ffd23d',
  },
  {
    d: 'M-10 10L-10 -2A10 10 0 0 1 10 -2L10 10L5 10L5 -1A5 5 0 0 0 -5 -1L-5 10Z',
    tint: '#fff6e0',
    holes: true,
  },
  { d: 'M-9 -9h6v6h-6ZM-3 -3h6v6h-6ZM3 -9h6v6h-6ZM-9 3h6v6h-6ZM3 3h6v6h-6Z', tint: '#7dffb0' },
  { d: 'M0 -11L2.4 -2.4L0 0L-2.4 -2.4Z', tint: '#ffd6ff', repeat: 8 },
];
