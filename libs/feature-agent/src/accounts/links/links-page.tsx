import { api, type AffiliateLink } from '@lobby/api-client';
import { changeOnce, More, QueryState, rowsOf } from '@lobby/feature-kit';
import { Button, Card, Detail, Details, EmptyState, Sheet, toast } from '@lobby/ui-kit';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkCard } from './link-card';
import { linkKey, linksQuery } from './links.query';
import { NewLink } from './new-link';
import styles from '../accounts.module.css';

/** Affiliate links: list and new link; without any, first the registration as an affiliate. */
export function LinksPage({ canChange }: { canChange: boolean }) {
  const pages = useInfiniteQuery(linksQuery);
  return (
    <div className={styles.above}>
      <QueryState query={pages}>
        {(data) => {
          const ownCode = data.pages[0]?.ownCode;
          return ownCode === undefined ? (
            <Join canChange={canChange} />
          ) : (
            <>
              <OwnCode code={ownCode} />
              {canChange && <NewLinkButton />}
              <Links links={rowsOf(data, linkKey)} canChange={canChange} />
              <More pages={pages} />
            </>
          );
        }}
      </QueryState>
    </div>
  );
}

/** Registration as an affiliate, which creates the code. */
function Join({ canChange }: { canChange: boolean }) {
  const { t } = useTranslation('agent-accounts');
  const client = useQueryClient();
  const join = useMutation({
    mutationFn: () =>
      changeOnce(
        () => api.agent.registerAffiliate({}),
        () => api.agent.affiliateLinks(),
        ({ ownCode }) => ownCode !== undefined,
      ),
    onSuccess: () => toast.success(t('links.joined')),
    // Refetch after errors too: the response may be lost although the change was made.
    onSettled: () => client.invalidateQueries({ queryKey: linksQuery.queryKey }),
  });
  return (
    <EmptyState
      title={t('links.join')}
      text={t('links.joinText')}
      action={
        canChange && (
          <Button busy={join.isPending} onClick={() => join.mutate()}>
            {t('links.joinAction')}
          </Button>
        )
      }
    />
  );
}

function OwnCode({ code }: { code: string }) {
  const { t } = useTranslation('agent-accounts');
  return (
    <Card>
      <Details>
        <Detail name={t('links.code')} value={code} copy={code} />
      </Details>
    </Card>
  );
}

function NewLinkButton() {
  const { t } = useTranslation('agent-accounts');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('links.new')}</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('links.new')}>
        <NewLink onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function Links({ links, canChange }: { links: readonly AffiliateLink[]; canChange: boolean }) {
  const { t } = useTranslation('agent-accounts');
  if (links.length === 0) return <EmptyState title={t('links.none')} text={t('links.noneText')} />;
  return (
    <ul role="list" className={styles.links} aria-label={t('links.list')}>
      {links.map((link) => (
        <li key={link.linkId}>
          <LinkCard link={link} canChange={canChange} />
        </li>
      ))}
    </ul>
  );
}
