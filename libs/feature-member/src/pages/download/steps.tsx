import type { AppDownloadKind, AppPlace } from '@lobby/feature-kit';
import { useTranslation } from 'react-i18next';
import type labels from '../../labels/en/member-pages.json';
import pageStyles from '../pages.module.css';
import styles from './download.module.css';

type Labels = keyof typeof labels;
type Step = Extract<Labels, `steps.${string}`>;

/** Steps after a download, and to install the page on the home screen. */
const STEPS: Readonly<Record<AppDownloadKind | AppPlace['system'], readonly [Step, ...Step[]]>> = {
  IOS: ['steps.IOS', 'steps.IOS.open', 'steps.IOS.install'],
  MOBILECONFIG: [
    'steps.MOBILECONFIG',
    'steps.MOBILECONFIG.allow',
    'steps.MOBILECONFIG.settings',
    'steps.MOBILECONFIG.install',
  ],
  Android: ['steps.Android', 'steps.Android.open', 'steps.Android.allow'],
  ios: ['steps.ios', 'steps.ios.share', 'steps.ios.add'],
  android: ['steps.android', 'steps.android.menu', 'steps.android.add'],
  computer: ['steps.computer', 'steps.computer.open'],
};

/** A heading and numbered steps. */
export function Steps({ kind }: { kind: keyof typeof STEPS }) {
  const { t } = useTranslation('member-pages');
  const [head, ...steps] = STEPS[kind];
  return (
    <section className={pageStyles.part} aria-labelledby={`steps-${kind}`}>
      <h3 id={`steps-${kind}`} className={pageStyles.title}>
        {t(head)}
      </h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </section>
  );
}
