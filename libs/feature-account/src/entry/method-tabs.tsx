import { useLabels } from '@lobby/i18n';
import { denial, useViewer, type Need } from '@lobby/session';
import { TabPanel, Tabs } from '@lobby/ui-kit';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { FormSkeleton } from './form-skeleton';
import styles from './entry.module.css';

type MethodLabel =
  | 'login.method.password'
  | 'login.method.sms'
  | 'register.method.userName'
  | 'register.method.mobile'
  | 'recover.method.phone'
  | 'recover.method.email';

/** One way of getting in; `needs` names the flag it stands behind. */
export interface Method {
  id: string;
  label: MethodLabel;
  needs: Need | null;
  Form: ComponentType;
}

interface MethodTabsProps {
  label: string;
  methods: readonly Method[];
  /** Shown while every method is switched off. */
  none?: ReactNode;
}

/** The form of the chosen way; tabs only where two ways are open (D1 §2). */
export function MethodTabs({ label, methods, none }: MethodTabsProps) {
  const t = useLabels('account');
  const viewer = useViewer();
  const [chosen, setChosen] = useState<string>();
  const open = methods.filter(({ needs }) => denial(needs, viewer) === null);
  const method = open.find(({ id }) => id === chosen) ?? open[0];
  if (!method) return none;
  const { id, Form } = method;
  if (open.length === 1) return <Form />;
  const items = open.map((item) => ({ id: item.id, label: t(item.label) }));
  return (
    <>
      <div className={styles.tabs}>
        <Tabs label={label} items={items} value={id} onChange={setChosen} controls="method" />
      </div>
      <TabPanel id="method" value={id}>
        <Suspense fallback={<FormSkeleton />}>
          <Form />
        </Suspense>
      </TabPanel>
    </>
  );
}
