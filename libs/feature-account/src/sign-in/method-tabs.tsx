import { accessDenied, useViewer, type Requirement } from '@lobby/session';
import { Tabs } from '@lobby/ui-kit';
import { startTransition, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { FormSkeleton } from './form-skeleton';
import styles from './sign-in.module.css';

type MethodLabel =
  | 'account-login:login.method.password'
  | 'account-login:login.method.sms'
  | 'account-register:register.method.userName'
  | 'account-register:register.method.mobile'
  | 'account-recover:recover.method.phone'
  | 'account-recover:recover.method.email';

/** One method of login, registration or recovery. */
export interface Method {
  /** Value in the address; methods with the same id are selected together on several screens. */
  id: 'username' | 'mobile' | 'email';
  label: MethodLabel;
  /** Flag that switches the method; null is always on. */
  needs: Requirement | null;
  Form: ComponentType;
}

const PANEL = 'method';

/** Returns the search parameters with another method. */
function withMethod(query: URLSearchParams, method: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('method', method);
  return next;
}

/**
 * Panel props. The panel is labelled by the group, not by its tab: a tab and a field may share a name,
 * and a lookup by that name must find the field.
 */
const panelProps = (label: string) => ({ id: PANEL, role: 'tabpanel', 'aria-label': label });

interface MethodTabsProps {
  label: string;
  methods: readonly Method[];
  /** Id of the method shown first, if it is on; default is the first of the list. */
  first?: Method['id'] | undefined;
  /** Shown while every method is off. */
  none?: ReactNode;
}

/**
 * The form of the selected method, with tabs if two or more are on (D1 §2). The selected tab is in the address, so that
 * reload and back keep it. Focus in a form selects it, so that flags which arrive late never replace a form in use.
 */
export function MethodTabs({ label, methods, first, none }: MethodTabsProps) {
  const { t } = useTranslation(['account-login', 'account-register', 'account-recover']);
  const viewer = useViewer();
  const [query, setQuery] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const [focused, setFocused] = useState<string>();
  const open = methods.filter(({ needs }) => accessDenied(needs, viewer) === null);
  const findOpen = (wanted: string | undefined) => open.find(({ id }) => id === wanted);
  const method =
    findOpen(focused) ?? findOpen(query.get('method') ?? undefined) ?? findOpen(first) ?? open[0];
  if (!method) return none;
  const { id, Form } = method;
  const tabbed = open.length > 1;
  function choose(next: string) {
    // The tabs react at once; the form follows when it is rendered.
    startTransition(() => setFocused(next));
    setQuery((now) => withMethod(now, next), {
      replace: true,
      preventScrollReset: true,
      state,
    });
  }
  // A form that a tab has just selected stays selected, though the focus is still in the previous one.
  const holdForm = () => setFocused((now) => (findOpen(now) ? now : id));
  const items = open.map((item) => ({ id: item.id, label: t(item.label) }));
  return (
    <>
      {tabbed && (
        <div className={styles.tabs}>
          <Tabs label={label} items={items} value={id} onChange={choose} controls={PANEL} />
        </div>
      )}
      <div {...(tabbed ? panelProps(label) : {})} onFocus={holdForm}>
        <Suspense key={id} fallback={<FormSkeleton />}>
          <Form />
        </Suspense>
      </div>
    </>
  );
}
