import { PATHS } from '@lobby/core';
import { useBack, useHasScreen, WalletCard } from '@lobby/feature-kit';
import { useSession } from '@lobby/session';
import {
  Bell,
  BottomBar,
  Headset,
  Home,
  IconGrid,
  IconLink,
  Moon,
  SectionHead,
  Sun,
  Sunrise,
  Sunset,
  TopBar,
} from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TodayCounters } from './counters';
import { agentUnreadQuery } from './counters.query';
import { greetingAt } from './greeting';
import { AGENT_NOTICES, DIVIDEND, GRID, OPEN_ACCOUNT, useIsForViewer } from './menu';
import styles from './centre.module.css';

/** Agent home (D2 §2). */
export function AgentCentreScreen() {
  return (
    <div className={styles.screen}>
      <Greeting />
      <div className={styles.page}>
        <Wallet />
        <TodayCounters />
        <Grid />
      </div>
      <Footer />
    </div>
  );
}

/** Icon of each greeting. */
const SKIES = {
  'greeting.morning': <Sunrise />,
  'greeting.noon': <Sun />,
  'greeting.afternoon': <Sunset />,
  'greeting.evening': <Moon />,
} as const;

/** Greeting by the device's time. */
function Greeting() {
  const { t } = useTranslation('agent-centre');
  const [hour] = useState(() => new Date().getHours());
  const greeting = greetingAt(hour);
  const name = useSession()?.userName;
  const back = useBack('history');
  const hasScreen = useHasScreen();
  return (
    <TopBar title={t(greeting)} titleIcon={SKIES[greeting]} note={name} onBack={back}>
      {hasScreen(PATHS.service) && (
        <IconLink to={PATHS.service} label={t('service')} icon={<Headset />} />
      )}
    </TopBar>
  );
}

function Wallet() {
  const { t } = useTranslation('agent-centre');
  return (
    <WalletCard
      label={t('wallet.balance')}
      failedText={t('wallet.failed')}
      withdraw={t('wallet.withdraw')}
      deposit={t('wallet.deposit')}
    />
  );
}

function Grid() {
  const { t } = useTranslation('agent-centre');
  const id = useId();
  const isForViewer = useIsForViewer();
  const { data: unread = 0 } = useQuery(agentUnreadQuery);
  const items = GRID.filter(isForViewer).map(({ label, icon, to }) => ({
    label: t(label),
    icon,
    to,
    ...(label === 'entry.notices' && { count: unread, countLabel: t('unread', { count: unread }) }),
  }));
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={t('grid.title')} />
      <div className={styles.grid}>
        <IconGrid label={t('grid.title')} items={items} />
      </div>
    </section>
  );
}

/** Bottom bar of the agent area, replacing the main one. */
function Footer() {
  const { t } = useTranslation('agent-centre');
  const isForViewer = useIsForViewer();
  const { data: unread = 0 } = useQuery(agentUnreadQuery);
  const others = [OPEN_ACCOUNT, DIVIDEND, { ...AGENT_NOTICES, icon: <Bell /> }]
    .filter(isForViewer)
    .map(({ label, icon, to }) => ({
      to,
      label: t(label),
      icon,
      active: false,
      ...(label === 'entry.notices' && { count: unread }),
    }));
  const home = { to: PATHS.agentCentre, label: t('footer.home'), icon: <Home />, active: true };
  return <BottomBar label={t('footer.label')} items={[home, ...others]} />;
}

export const Component = AgentCentreScreen;
