import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore, type ToastItem } from './toast';
import styles from './toaster.module.css';

const ToastMessage = lazy(() => import('./toast-message'));

interface ToasterProps {
  closeLabel: string;
}

/** Where messages appear; stands once, at the root of the page, and is there before the first message. */
export function Toaster({ closeLabel }: ToasterProps) {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const message = (item: ToastItem) => (
    <Suspense key={item.id} fallback={item.text}>
      <ToastMessage item={item} closeLabel={closeLabel} />
    </Suspense>
  );
  return (
    <div className={styles.stack}>
      <div role="alert" aria-live="assertive">
        {items.filter((item) => item.kind === 'error').map(message)}
      </div>
      <div role="status" aria-live="polite">
        {items.filter((item) => item.kind !== 'error').map(message)}
      </div>
    </div>
  );
}
