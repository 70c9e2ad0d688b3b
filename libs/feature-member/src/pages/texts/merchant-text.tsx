import { openExternalLink, QueryPage } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { useImageHosts } from '@lobby/session';
import { Card, RichText } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { textQuery } from '../pages.query';
import styles from '../pages.module.css';

interface MerchantTextProps {
  id: 'joinUs' | 'aboutUs';
  /** Links below the text. */
  children: ReactNode;
}

/** A text written by the merchant, with links below. */
export function MerchantText({ id, children }: MerchantTextProps) {
  const hosts = useImageHosts();
  return (
    <QueryPage query={useQuery(textQuery(id, useLanguage()))}>
      {({ title, content }) => (
        <>
          <Card>
            <article className={styles.article}>
              <h2 className={styles.name}>{title}</h2>
              <RichText html={content} imageOrigins={hosts} onLink={openExternalLink} />
            </article>
          </Card>
          {children}
        </>
      )}
    </QueryPage>
  );
}
