import { Avatar, Button, Sheet } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeadIconChoice } from './head-icon-choice';
import { useIconAddresses } from './use-icon-addresses';
import styles from './account.module.css';

/** Head icon with a button to change it. */
export function HeadIconRow({ icon }: { icon: string | null | undefined }) {
  const { t } = useTranslation('member-me');
  const [open, setOpen] = useState(false);
  const addresses = useIconAddresses(icon);
  const close = () => setOpen(false);
  return (
    <div className={styles.head}>
      <Avatar addresses={addresses} size={96} />
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('icon.title')}
      </Button>
      <Sheet open={open} onClose={close} title={t('account.head')}>
        <HeadIconChoice onDone={close} />
      </Sheet>
    </div>
  );
}
