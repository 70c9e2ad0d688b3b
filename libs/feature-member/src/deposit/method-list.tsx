import type { DepositMethod } from '@lobby/api-client';
import { useImageHosts } from '@lobby/session';
import { Bank, CreditCard, Done, Globe, isPictureAddress, Qr, Store, Wallet } from '@lobby/ui-kit';
import { useId, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenMethod } from './deposit.query';
import styles from './method-list.module.css';

/** Fallback icons of methods without a logo. */
const ICONS: Readonly<Record<OpenMethod['kind'], ComponentType>> = {
  MANUAL: Bank,
  ONLINE: Globe,
  EWALLET: Wallet,
  CARD: CreditCard,
  STORE: Store,
  ALIPAY: Qr,
  QQ: Qr,
  WECHAT: Qr,
};

/** Logo of a method from the configured hosts, or the icon of its type. */
function MethodMark({ method: { logo = '', kind } }: { method: OpenMethod }) {
  const hosts = useImageHosts();
  const [failed, setFailed] = useState(false);
  const address = logo.startsWith('/') ? (hosts[0] ?? '') + logo : logo;
  const Icon = ICONS[kind];
  if (failed || !isPictureAddress(address, hosts)) return <Icon />;
  return (
    <img
      className={styles.mark}
      src={address}
      alt=""
      width="32"
      height="32"
      onError={() => setFailed(true)}
    />
  );
}

interface MethodListProps {
  methods: readonly OpenMethod[];
  /** `new`: cards; `base`: rows. */
  template: 'base' | 'new';
  chosen: DepositMethod['methodId'];
  /** Text below a method's name. */
  noteOf(method: OpenMethod): string;
  /** Whether a method is disabled; its note explains why. */
  isClosed(method: OpenMethod): boolean;
  onChoose(methodId: string): void;
}

/** Choice of a deposit method: cards in the new template, rows in the base one. */
export function MethodList(props: MethodListProps) {
  const { methods, template, chosen, noteOf, isClosed, onChoose } = props;
  const { t } = useTranslation('member-deposit');
  const id = useId();
  return (
    <section className={styles.section}>
      <h2 className={styles.head} id={`${id}-head`}>
        {t('method.label')}
      </h2>
      <div
        className={styles.methods}
        data-template={template}
        role="radiogroup"
        aria-labelledby={`${id}-head`}
      >
        {methods.map((method) => (
          <label
            key={method.methodId}
            className={styles.method}
            data-chosen={method.methodId === chosen}
            data-closed={isClosed(method)}
          >
            <input
              type="radio"
              className={styles.radio}
              name={`${id}-method`}
              checked={method.methodId === chosen}
              disabled={isClosed(method)}
              aria-labelledby={`${id}-${method.methodId}`}
              aria-describedby={`${id}-${method.methodId}-note`}
              onChange={() => onChoose(method.methodId)}
            />
            <MethodMark method={method} />
            <span className={styles.text}>
              <span className={styles.name} id={`${id}-${method.methodId}`}>
                {method.methodName}
              </span>
              <span className={styles.note} id={`${id}-${method.methodId}-note`}>
                {noteOf(method)}
              </span>
            </span>
            <span className={styles.check}>
              <Done size={16} />
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}
