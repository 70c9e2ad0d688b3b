import { accessDenied, useViewer, type Requirement } from '@lobby/session';
import { Tabs } from '@lobby/ui-kit';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from './form-skeleton';
import styles from './entry.module.css';

type MethodLabel =
  | 'account-login:login.method.password'
  | 'account-login:login.method.sms'
  | 'account-register:register.method.userName'
  | 'account-register:register.method.mobile'
  | 'account-recover:recover.method.phone'
  | 'account-recover:recover.method.email';

/** One way of getting in; `needs` names the flag it stands behind. */
export interface Method {
  id: string;
  label: MethodLabel;
  needs: Requirement | null;
  Form: ComponentType;
}

const PANEL = 'method';

/**
 * The kit's panel, but the same element with and without tabs, and not named by its tab: a way and its
 * field may have one name, and a name must find the field.
 */
const panelOf = (label: string) => ({ id: PANEL, role: 'tabpanel', 'aria-label': label });

interface MethodTabsProps {
  label: string;
  methods: readonly Method[];
  /** The way to begin with, where it is open; the first one by itself. */
  first?: string | undefined;
  /** Shown while every method is switched off. */
  none?: ReactNode;
}

/**
 * The form of the chosen way; tabs only where two ways are open (D1 §2). Flags may arrive when
 * somebody has begun to type: the form he is in stays, with what he typed.
 */
export function MethodTabs({ label, methods, first, none }: MethodTabsProps) {
  const { t } = useTranslation(['account-login', 'account-register', 'account-recover']);
  const viewer = useViewer();
  const [chosen, setChosen] = useState<string>();
  const open = methods.filter(({ needs }) => accessDenied(needs, viewer) === null);
  const idOf = (wanted: string | undefined) => open.find(({ id }) => id === wanted);
  const method = idOf(chosen) ?? idOf(first) ?? open[0];
  if (!method) return none;
  const { id, Form } = method;
  const tabbed = open.length > 1;
  const items = open.map((item) => ({ id: item.id, label: t(item.label) }));
  return (
    <>
      {tabbed && (
        <div className={styles.tabs}>
          <Tabs label={label} items={items} value={id} onChange={setChosen} controls={PANEL} />
        </div>
      )}
      <div {...(tabbed ? panelOf(label) : {})} onFocus={() => setChosen(id)}>
        <Suspense fallback={<FormSkeleton />}>
          <Form key={id} />
        </Suspense>
      </div>
    </>
  );
}
