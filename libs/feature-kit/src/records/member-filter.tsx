import { Chip, Chips, SearchField } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSearchText } from '../search/use-search-text';
import { useAddressQuery } from '../navigation/address-query';

/** Milliseconds after the last keystroke. */
const DEBOUNCE_MS = 500;

/** The member that a record of a team is narrowed to, as the platform asks for it; empty: the whole team. */
export interface MemberChoice {
  [name: string]: string | undefined;
  memberId?: string;
  userName?: string;
}

/** The member of the address. */
export function useMemberFilter(): MemberChoice {
  const { query } = useAddressQuery();
  const memberId = query.get('memberId');
  const userName = query.get('userName')?.trim();
  if (memberId) return { memberId };
  return userName ? { userName } : {};
}

/** Narrows a record of a team to the member of a whole user name, or to the one that the address names. */
export function MemberFilter() {
  const { t } = useTranslation('records');
  const { query, change } = useAddressQuery();
  const { typed, setTyped } = useSearchText({
    settled: query.get('userName') ?? '',
    debounceMs: DEBOUNCE_MS,
    onSettle: (userName) => change({ userName: userName || undefined }),
  });
  return query.get('memberId') ? (
    <Chips label={t('field.member')}>
      <Chip
        label={t('member.one')}
        removeLabel={t('member.all')}
        onClick={() => change({ memberId: undefined })}
      />
    </Chips>
  ) : (
    <SearchField
      label={t('member.search')}
      placeholder={t('member.search')}
      value={typed}
      onValueChange={setTyped}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
    />
  );
}
