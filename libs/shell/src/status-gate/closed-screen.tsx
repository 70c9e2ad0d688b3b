import type { SystemStatus } from '@lobby/api-client';
import { LanguageButton } from '@lobby/feature-account';
import { useLabels } from '@lobby/i18n';
import { AppColumn, Button, PageState, TopBar } from '@lobby/ui-kit';
import { useState } from 'react';
import type { Gate } from './gate';
import { BrandLogo } from '../frame/brand-logo';

interface ClosedScreenProps {
  gate: Exclude<Gate, 'open'>;
  status: SystemStatus;
  onCheck(): Promise<unknown>;
}

const TEXTS = {
  maintenance: { title: 'gate.maintenanceTitle', text: 'gate.maintenanceText' },
  restricted: { title: 'gate.restrictedTitle', text: 'gate.restrictedText' },
} as const;

/** Maintenance, or a place the service is not offered in: why, and a way to look again. */
export default function ClosedScreen({ gate, status, onCheck }: ClosedScreenProps) {
  const t = useLabels('shell');
  const [checking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    await onCheck();
    setChecking(false);
  };
  const { title, text } = TEXTS[gate];
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
            {gate === 'restricted' && status.location && (
              <p>{t('gate.place', { place: status.location })}</p>
            )}
          </>
        }
        action={
          <Button busy={checking} onClick={check}>
            {t('gate.check')}
          </Button>
        }
      />
    </AppColumn>
  );
}
