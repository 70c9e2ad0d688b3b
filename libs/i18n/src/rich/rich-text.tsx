import i18next, { type i18n } from 'i18next';
import type { ReactElement } from 'react';
import { Trans } from 'react-i18next';
import { useLanguage } from '../language/use-language';
import { labelState } from '../labels/store';
import type { LabelValues } from '../labels/translate';

export interface RichLabelProps {
  /** `namespace:key`; keys of counted labels without their plural ending. */
  label: string;
  values?: LabelValues | undefined;
  /** Chooses the plural form of the language. */
  count?: number | undefined;
  /** Elements for the tags of the text, as `<b>`. */
  components?: Readonly<Record<string, ReactElement>> | undefined;
}

/** One engine over the catalogues that are loaded, so that both kinds of labels read the same texts. */
function engine(): i18n {
  const { language, catalogues } = labelState();
  const resources = { [language]: Object.fromEntries(catalogues) };
  const instance = i18next.createInstance({
    lng: language,
    resources,
    defaultNS: 'common',
    keySeparator: false,
    load: 'currentOnly',
    cleanCode: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  void instance.init();
  return instance;
}

/** A label with a count or with markup of its own. */
export default function RichText({ label, values, count, components }: RichLabelProps) {
  useLanguage();
  const instance = engine();
  const [ns, key] = label.split(':', 2);
  return (
    <Trans
      i18n={instance}
      t={instance.getFixedT(instance.language, ns ?? 'common')}
      i18nKey={key ?? label}
      values={{ ...values }}
      {...(count === undefined ? {} : { count })}
      {...(components ? { components: { ...components } } : {})}
    />
  );
}
