import { lazy, Suspense } from 'react';
import type { RichLabelProps } from './rich-text';

const RichText = lazy(() => import('./rich-text'));

/** A label with a count or with markup: i18next does these, and loads with the first of them. */
export function RichLabel(props: RichLabelProps) {
  return (
    <Suspense fallback={null}>
      <RichText {...props} />
    </Suspense>
  );
}
