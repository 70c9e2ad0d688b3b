import { safeUrl } from '@lobby/core';
import { shareSheet } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { Button, Card, Detail, Details, QrCode, Share, toast, VisuallyHidden } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from '../rewards.module.css';
import type { OwnLinks } from './invite.query';

/** The member's code and links: copy, QR code, share. Works offline. */
export function InviteLink({ own: { referralCode, links } }: { own: OwnLinks }) {
  const { t } = useTranslation('member-rewards');
  const usable = links.filter((link) => safeUrl('link', link).kind !== 'refused');
  const [first] = usable;
  const name = (index: number) =>
    usable.length === 1 ? t('invite.link') : t('invite.linkNumber', { number: index + 1 });
  return (
    <Card>
      {first !== undefined && (
        <div className={styles.qr}>
          <QrCode payload={first} label={t('invite.qr')} />
          <p className={styles.caption}>{t('invite.scan')}</p>
        </div>
      )}
      <Details label={t('invite.title')}>
        <Detail name={t('invite.code')} value={referralCode} copy={referralCode} />
        {usable.map((link, index) => (
          <Detail key={link} name={name(index)} value={<ShortLink link={link} />} copy={link} />
        ))}
      </Details>
      {first !== undefined && <ShareButton url={first} />}
    </Card>
  );
}

/** Number of characters shown at the start and end of a shortened link. */
const HEAD = 16;
const TAIL = 10;

/** Link on one line, shortened in the middle; the copy button copies all of it. */
function ShortLink({ link }: { link: string }) {
  const shown = link.replace(/^https?:\/\//, '');
  if (link.length <= HEAD + TAIL) return link;
  return (
    <>
      <span className={styles.link} aria-hidden="true">
        {shown.slice(0, HEAD)}…{shown.slice(-TAIL)}
      </span>
      <VisuallyHidden>{link}</VisuallyHidden>
    </>
  );
}

/** Opens the device's share sheet; renders nothing if the browser has none. */
function ShareButton({ url }: { url: string }) {
  const { t } = useTranslation('member-rewards');
  const share = shareSheet(() => toast.error(t('invite.shareFailed')));
  if (!share) return null;
  const title = t('invite.shareText', { brand: currentBrand().name });
  return (
    <Button size="l" onClick={() => share({ title, url })}>
      <Share size={20} />
      {t('invite.share')}
    </Button>
  );
}
