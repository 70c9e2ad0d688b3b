import { AppForm } from '@lobby/feature-kit';
import { Button, Key, PasswordField, Sheet, TextField } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canCreatePasskeys } from './create-passkey';
import styles from './devices.module.css';
import { useAddPasskey } from './use-add-passkey';

interface AddPasskeyProps {
  passkeys: { list: readonly unknown[]; max: number; needsPassword: boolean };
}

function AddPasskeyForm({ needsPassword, onDone }: { needsPassword: boolean; onDone(): void }) {
  const { t } = useTranslation(['account-settings', 'forms']);
  const { form, rule } = useAddPasskey(needsPassword, onDone);
  const password = rule('loginPassword');
  return (
    <AppForm form={form} submit={t('passkeys.create')} busyLabel={t('passkeys.creating')}>
      <TextField
        {...form.field('name')}
        label={t('passkeys.name')}
        hint={t('forms:field.optional')}
        icon={<Key size={20} />}
        autoComplete="off"
        maxLength={40}
      />
      {needsPassword && (
        <PasswordField
          {...form.field('password', password)}
          label={t('forms:field.password')}
          autoComplete="current-password"
          maxLength={password.inputLength}
          aria-required
        />
      )}
    </AppForm>
  );
}

/** Button that opens the form for a new passkey, or the reason why none can be created. */
export function AddPasskey({ passkeys: { list, max, needsPassword } }: AddPasskeyProps) {
  const { t } = useTranslation('account-settings');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!canCreatePasskeys()) return <p className={styles.line}>{t('passkeys.unsupported')}</p>;
  if (list.length >= max) return <p className={styles.line}>{t('passkeys.full', { max })}</p>;
  return (
    <>
      <Button variant="secondary" size="l" onClick={() => setOpen(true)}>
        {t('passkeys.add')}
      </Button>
      <Sheet open={open} onClose={close} title={t('passkeys.add')}>
        <AddPasskeyForm key={list.length} needsPassword={needsPassword} onDone={close} />
      </Sheet>
    </>
  );
}
