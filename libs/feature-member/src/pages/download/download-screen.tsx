import type { Settings } from '@lobby/api-client';
import {
  appIcon,
  currentAppPlace,
  needsSafari,
  offersAt,
  openDownload,
  QueryPage,
  useBack,
  type AppDownload,
  type AppPlace,
} from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { currentBrand, settingsQuery, useImageHosts } from '@lobby/session';
import {
  Button,
  Card,
  ConfirmDialog,
  Detail,
  Details,
  Download,
  isPictureAddress,
  Logo,
  TopBar,
  useHydrating,
} from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import pageStyles from '../pages.module.css';
import styles from './download.module.css';
import { Steps } from './steps';

/** App download by platform: iOS, Android, in-app browser, computer (D2 §2). */
export function DownloadScreen() {
  const { t } = useTranslation('member-pages');
  const back = useBack('history');
  const hydrating = useHydrating();
  const settings = useQuery(settingsQuery);
  return (
    <>
      <TopBar title={t('download.title')} onBack={back} />
      <QueryPage query={settings}>
        {(found) => (
          <>
            <AppHead settings={found} />
            {!hydrating && <Ways settings={found} place={currentAppPlace()} />}
          </>
        )}
      </QueryPage>
    </>
  );
}

/** Icon, name and tagline of the app. */
function AppHead({ settings: { downloads, app } }: { settings: Settings }) {
  const { t } = useTranslation('member-pages');
  const language = useLanguage();
  const hosts = useImageHosts();
  const { name, logo, tagline } = currentBrand();
  const icon = appIcon(downloads);
  return (
    <div className={styles.head}>
      {icon !== undefined && isPictureAddress(icon, hosts) ? (
        <img className={styles.icon} src={icon} alt="" width={88} height={88} />
      ) : (
        <Logo name={name} svg={logo} />
      )}
      <h2 className={pageStyles.name}>{name}</h2>
      <p className={pageStyles.text}>{tagline[language]}</p>
      {app && <p className={pageStyles.text}>{t('download.version', { version: app.version })}</p>}
    </div>
  );
}

interface WaysProps {
  settings: Settings;
  place: AppPlace;
}

/** Downloads for this platform, and instructions if there are none. */
function Ways({ settings, place }: WaysProps) {
  const { t } = useTranslation('member-pages');
  const offers = offersAt(place.system, settings.downloads);
  if (place.runsAs === 'app') return <Note text={t('download.inApp')} />;
  return (
    <>
      {place.inApp && <OtherBrowser />}
      {offers.length === 0 && <Note text={t('download.none')} />}
      {!place.inApp && offers.map((offer) => <Way key={offer.kind} offer={offer} place={place} />)}
      {place.runsAs === 'installed' ? (
        <Note text={t('download.installed')} />
      ) : (
        <Card>
          <Steps kind={place.system} />
        </Card>
      )}
    </>
  );
}

const Note = ({ text }: { text: string }) => (
  <Card>
    <p className={pageStyles.body}>{text}</p>
  </Card>
);

/** Shown in an in-app browser, which cannot download: copies the address for another browser. */
function OtherBrowser() {
  const { t } = useTranslation('member-pages');
  return (
    <Card>
      <p className={pageStyles.body}>{t('download.otherBrowser')}</p>
      <Details>
        <Detail
          name={t('download.link')}
          value={window.location.href}
          copy={window.location.href}
        />
      </Details>
    </Card>
  );
}

/** One download with its steps; on iOS outside Safari it asks to open Safari (D2 §4). */
function Way({ offer: { kind, address }, place }: { offer: AppDownload; place: AppPlace }) {
  const { t } = useTranslation(['member-pages', 'common']);
  const [refused, setRefused] = useState(false);
  const begin = () => (needsSafari(place) ? setRefused(true) : openDownload(address));
  return (
    <Card>
      <div className={styles.way}>
        <Button
          size="l"
          variant={kind === 'MOBILECONFIG' ? 'secondary' : 'primary'}
          onClick={begin}
        >
          <Download size={20} />
          {t(`download.action.${kind}`)}
        </Button>
        <Steps kind={kind} />
      </div>
      <ConfirmDialog
        open={refused}
        title={t('download.safariTitle')}
        text={t('download.safari')}
        confirmLabel={t('common:action.close')}
        onConfirm={() => setRefused(false)}
      />
    </Card>
  );
}

export const Component = DownloadScreen;
