import { QueryFailed, usePush } from '@lobby/feature-kit';
import { BellRing, Card, Rows, RowSwitch, RowText } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

/** Switch for the notifications of this device, or the reason why it has none (decision 87). */
export function PushRow() {
  const { t } = useTranslation('account-settings');
  const { state, query, isOn, change } = usePush();
  if (query.isError)
    return (
      <Card>
        <QueryFailed query={query} text={t('push.failed')} />
      </Card>
    );
  const row = { label: t('push.title'), icon: <BellRing /> };
  return (
    <Rows>
      {state === 'ready' ? (
        <RowSwitch
          {...row}
          hint={t('push.about')}
          checked={isOn}
          onChange={(on) => !change.isPending && change.mutate(on)}
        />
      ) : (
        <RowText {...row} hint={t(`push.${state}`)} />
      )}
    </Rows>
  );
}
