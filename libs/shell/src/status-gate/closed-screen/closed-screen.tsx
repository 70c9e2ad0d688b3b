import type { SystemStatus } from '@lobby/api-client';
import { LanguageButton } from '@lobby/feature-account';
import { countryName } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { AppColumn, PageState, TopBar } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { BrandLogo } from '../../frame/brand-logo';
import { CheckAgain } from './check-again';
import type { Gate } from '../gate';

interface ClosedScreenProps {
  gate: Exclude<Gate, 'open'>;
  status: SystemStatus;
  /** Refetches the status; rejects if that fails. */
  onCheck(): Promise<unknown>;
}

const TEXTS = {
  maintenance: { title: 'gate.maintenanceTitle', text: 'gate.maintenanceText' },
  restricted: { title: 'gate.restrictedTitle', text: 'gate.restrictedText' },
} as const;

/** Maintenance or restricted region: the reason and a button to check again (D1 §2, §4). */
export default function ClosedScreen({ gate, status, onCheck }: ClosedScreenProps) {
  const { t } = useTranslation('shell-overlays');
  const language = useLanguage();
  const { title, text } = TEXTS[gate];
  const place = gate === 'restricted' ? countryName(status.location, language) : '';
  return (
    <AppColumn>
      <TopBar logo={<BrandLogo />}>
        <LanguageButton />
      </TopBar>
      <PageState
        art={gate}
        title={t(title)}
        text={
          <>
            <p>{status.info || t(text)}</p>
            {place !== '' && <p>{t('gate.place', { place })}</p>}
          </>
        }
        action={<CheckAgain onCheck={onCheck} />}
      />
    </AppColumn>
  );
}
