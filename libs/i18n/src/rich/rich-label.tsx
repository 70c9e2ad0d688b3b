import { lazy, Suspense, useSyncExternalStore } from 'react';
import { labelState, subscribeLabels } from '../labels/store';
import { translateBy } from '../labels/translate';
import type { RichLabelProps } from './rich-text';

/** Without i18next the words are there all the same. */
function PlainText({ label, values, count }: RichLabelProps) {
  const state = useSyncExternalStore(subscribeLabels, labelState);
  const key = count === undefined ? label : `${label}_other`;
  const text = translateBy(state, key, 'common', {
    ...values,
    ...(count === undefined ? {} : { count }),
  });
  return <>{text.replace(/<\/?\w+>/g, '')}</>;
}

const RichText = lazy(() => import('./rich-text').catch(() => ({ default: PlainText })));

/** A label with a count or with markup: i18next does these, and loads with the first of them. */
export function RichLabel(props: RichLabelProps) {
  return (
    <Suspense fallback={null}>
      <RichText {...props} />
    </Suspense>
  );
}
