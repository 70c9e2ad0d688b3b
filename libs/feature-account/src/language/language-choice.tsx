import { lazy, Suspense, useState } from 'react';

const LanguageSheet = lazy(() => import('./language-sheet'));

interface LanguageChoiceProps {
  open: boolean;
  onClose(): void;
}

/** The sheet of languages, which loads when it is first opened. */
export function LanguageChoice(props: LanguageChoiceProps) {
  const [asked, setAsked] = useState(false);
  if (props.open && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <LanguageSheet {...props} />
    </Suspense>
  );
}
