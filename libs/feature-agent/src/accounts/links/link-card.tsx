import { api, type AffiliateLink } from '@lobby/api-client';
import { categoryLabel, removeOnce, shareSheet, useBrandClock } from '@lobby/feature-kit';
import { formatCount, formatDate, formatRate, useLanguage } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import {
  Button,
  Card,
  ConfirmDialog,
  Detail,
  Details,
  Qr,
  QrCode,
  Share,
  Sheet,
  toast,
  VisuallyHidden,
} from '@lobby/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { helpAddress, sharedText } from './link-text';
import { linksQuery } from './links.query';
import styles from '../accounts.module.css';

interface LinkCardProps {
  link: AffiliateLink;
  canChange: boolean;
}

/** Notice about age and safer play, shared with a link. */
function useNotice({ url }: AffiliateLink) {
  const { t } = useTranslation('agent-accounts');
  return t('link.notice', {
    age: currentBrand().jurisdiction.minAge,
    help: helpAddress(url) ?? '',
  });
}

const nameOf = ({ remark, code }: AffiliateLink) => remark ?? code;

/** Visually hidden suffix that makes the button names of several links unique. */
function OfLink({ link }: { link: AffiliateLink }) {
  const { t } = useTranslation('common');
  return (
    <VisuallyHidden>
      {t('list.comma')}
      {nameOf(link)}
    </VisuallyHidden>
  );
}

/** A link: its results, rates, and ways to share it. */
export function LinkCard({ link, canChange }: LinkCardProps) {
  const ended = link.status === 'EXPIRED';
  return (
    <Card>
      <div className={styles.sheet}>
        <h2 className={styles.title}>{nameOf(link)}</h2>
        <Counts link={link} />
        <Terms link={link} />
        {!ended && <Ways link={link} />}
        {canChange && <DeleteLink link={link} />}
      </div>
    </Card>
  );
}

/** Number of visits and registrations. */
function Counts({ link: { visits, registrations } }: { link: AffiliateLink }) {
  const { t } = useTranslation('agent-accounts');
  const language = useLanguage();
  return (
    <dl className={styles.counts}>
      <div>
        <dt>{t('link.visits')}</dt>
        <dd>{formatCount(visits, language)}</dd>
      </div>
      <div>
        <dt>{t('link.registrations')}</dt>
        <dd>{formatCount(registrations, language)}</dd>
      </div>
    </dl>
  );
}

function Terms({ link }: { link: AffiliateLink }) {
  const { t } = useTranslation(['agent-accounts', 'categories', 'common']);
  const language = useLanguage();
  const offsetMs = useBrandClock();
  const day = (time: number) => formatDate(time, language, offsetMs);
  const { url, memberType, expiresAt, createdAt, status, rebates } = link;
  const rates = rebates
    .filter(({ rate }) => Number(rate) > 0)
    .map(({ category, rate }) => `${t(categoryLabel(category))} ${formatRate(rate, language)}`);
  const end = expiresAt === undefined ? t('link.forever') : day(expiresAt);
  return (
    <Details>
      <Detail name={t('link.address')} value={url} />
      <Detail name={t('open.type')} value={t(memberType === 1 ? 'open.agent' : 'open.player')} />
      {rates.length > 0 && (
        <Detail name={t('link.rates')} value={rates.join(t('common:list.comma'))} />
      )}
      <Detail name={t('link.created')} value={day(createdAt)} />
      <Detail name={t('link.ends')} value={status === 'EXPIRED' ? t('link.ended') : end} />
    </Details>
  );
}

/** Ways to share a link: share sheet, copy, QR code; always with the notice. */
function Ways({ link }: { link: AffiliateLink }) {
  const { t } = useTranslation(['agent-accounts', 'common']);
  const [shown, setShown] = useState(false);
  const notice = useNotice(link);
  const text = sharedText(link.url, notice);
  const failed = () => toast.error(t('link.notShared'));
  const share = shareSheet(failed);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('link.copied'));
    } catch {
      failed();
    }
  };
  return (
    <>
      <p className={styles.note}>{notice}</p>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={() => void copy()}>
          {t('common:copy.action')}
          <OfLink link={link} />
        </Button>
        <Button variant="secondary" onClick={() => setShown(true)}>
          <Qr size={20} />
          {t('link.qr')}
          <OfLink link={link} />
        </Button>
        {share && (
          <Button variant="secondary" onClick={() => share({ text })}>
            <Share size={20} />
            {t('link.share')}
            <OfLink link={link} />
          </Button>
        )}
      </div>
      <Sheet open={shown} onClose={() => setShown(false)} title={t('link.qr')}>
        <div className={styles.sheet}>
          <div className={styles.qr}>
            <QrCode payload={link.url} label={t('link.qrOf', { url: link.url })} />
          </div>
          <p className={styles.note}>{link.url}</p>
          <p className={styles.note}>{notice}</p>
        </div>
      </Sheet>
    </>
  );
}

function DeleteLink({ link }: { link: AffiliateLink }) {
  const { t } = useTranslation('agent-accounts');
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeOnce(() => api.agent.deleteAffiliateLink({ linkId: link.linkId })),
    onSuccess: () => toast.success(t('delete.done')),
    // Refetch after errors too: the response may be lost although the change was made.
    onSettled: () => client.invalidateQueries({ queryKey: linksQuery.queryKey }),
  });
  return (
    <>
      <Button variant="plain" busy={remove.isPending} onClick={() => setAsking(true)}>
        {t('link.delete')}
        <OfLink link={link} />
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('delete.title')}
        text={t('delete.text')}
        confirmLabel={t('link.delete')}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
