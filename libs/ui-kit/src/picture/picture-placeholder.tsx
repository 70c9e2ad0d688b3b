import styles from './picture.module.css';

/** Hills and a moon in the colours of a skeleton: a picture that could not be fetched. */
export function PicturePlaceholder({ alt }: { alt: string }) {
  const named = alt !== '' && ({ role: 'img', 'aria-label': alt } as const);
  return (
    <svg
      className={styles.image}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden={named ? undefined : true}
      {...named}
    >
      <path fill="var(--skel-a)" d="M0 0h100v100H0z" />
      <circle cx="66" cy="36" r="10" fill="var(--skel-b)" />
      <path fill="var(--skel-b)" d="M0 100V74l26-22 20 18 16-12 38 28v14Z" opacity=".8" />
      <path fill="var(--line)" d="M0 100V86l22-10 26 16 24-14 28 12v10Z" />
    </svg>
  );
}
