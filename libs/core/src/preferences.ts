/** How large words are, in per cent of the browser's own size. */
export const TEXT_SIZES = ['100', '115', '130', '150'] as const;

/** Whether things move: as the phone says, or less. */
export const MOTION_CHOICES = ['system', 'less'] as const;

export type TextSize = (typeof TEXT_SIZES)[number];
export type MotionChoice = (typeof MOTION_CHOICES)[number];

/** Puts what the person chose on the page: every size is in rem, and every movement asks. */
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
