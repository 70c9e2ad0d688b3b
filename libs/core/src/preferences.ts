/** Text sizes, in per cent of the browser's. */
export const TEXT_SIZES = ['100', '115', '130', '150'] as const;

/** Motion: as the system sets it, or reduced. */
export const MOTION_CHOICES = ['system', 'less'] as const;

/** Text size in per cent. */
export type TextSize = (typeof TEXT_SIZES)[number];
/** Motion setting of the user. */
export type MotionChoice = (typeof MOTION_CHOICES)[number];

/** Applies text size and motion to the root element; all sizes are in rem, all animations respect `data-motion`. */
export function applyPreferences({
  textSize,
  motion,
}: {
  textSize: TextSize;
  motion: MotionChoice;
}): void {
  const { style, dataset } = document.documentElement;
  style.fontSize = textSize === '100' ? '' : `${textSize}%`;
  if (motion === 'less') dataset['motion'] = 'less';
  else delete dataset['motion'];
}
