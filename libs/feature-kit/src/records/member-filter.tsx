import { Chip, Chips, SearchField } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSearchText } from '../search/use-search-text';
import { useAddressQuery } from '../navigation/address-query';

/** Milliseconds after the last keystroke. */
const DEBOUNCE_MS = 500;

/** Filter of a team's record by member, as parameters of its call; empty for the whole team. */
export interface MemberChoice {
  [name: string]: string | undefined;
  memberId?: string;
  userName?: string;
}

/** Returns the member filter of the address. */
export function useMemberFilter(): MemberChoice {
  const { query } = useAddressQuery();
  const memberId = query.get('memberId');
  const userName = query.get('userName')?.trim();
  if (memberId) return { memberId };
  return userName ? { userName } : {};
}

/** Filters a team's record by the member of a full user name; shows the one in the address. */
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
