import { amountsHiddenAtom } from '@lobby/session';
import { Eye, EyeOff, IconButton } from '@lobby/ui-kit';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

/** Button that hides the account's amounts on every screen, and shows them again; kept on this device. */
export function AmountsEye() {
  const { t } = useTranslation('common');
  const [hidden, setHidden] = useAtom(amountsHiddenAtom);
  return (
    <IconButton
      label={t(hidden ? 'balance.show' : 'balance.hide')}
      icon={hidden ? <EyeOff size={20} /> : <Eye size={20} />}
      onClick={() => setHidden(!hidden)}
    />
  );
}
