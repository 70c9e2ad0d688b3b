import type { AnnouncedPromotion } from '@lobby/api-client';
import {
  ListPage,
  ResultAnnouncer,
  useAddressQuery,
  useBack,
  useCountText,
  useSearchText,
} from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { useAccountType, useSession } from '@lobby/session';
import {
  Button,
  EmptyState,
  SearchField,
  StickyHead,
  TabBar,
  TabPanel,
  TopBar,
} from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../promotions.module.css';
import { promotionsQuery } from '../promotions.query';
import type { Place } from '../statuses';
import { groupPromotions } from './group-promotions';
import { ALL, CATEGORIES, categoryOf, type Category } from './categories';
import { PromotionCard } from './promotion-card';

/** Delay before the search text is written to the address, ms. */
const SETTLE_MS = 500;

/** Sections in order; ended promotions come last (D2 §2). */
const PLACES: readonly Place[] = ['mine', 'open', 'ended'];

/** Filter of the list; in the address, so that back restores it. */
function usePromotionFilter() {
  const { query, change } = useAddressQuery();
  const narrow = (part: { q?: string; category?: string }) => change(part, { toTop: true });
  const settled = query.get('q') ?? '';
  const { typed, setTyped } = useSearchText({
    settled,
    onSettle: (text) => narrow({ q: text }),
    debounceMs: SETTLE_MS,
  });
  const category: Category = categoryOf(query.get('category')) ?? ALL;
  const choose = (key: Category) => narrow({ category: key === ALL ? '' : key });
  const clear = () => {
    setTyped('');
    narrow({ q: '', category: '' });
  };
  return { category, choose, typed, settled, setTyped, clear };
}

/** Promotions by category, with a search over their titles (D2 §2). */
export function PromotionsScreen() {
  const { t } = useTranslation('member-promotions');
  const back = useBack('home');
  const panel = useId();
  const { category, choose, typed, settled, setTyped, clear } = usePromotionFilter();
  const list = useQuery(promotionsQuery(useSession() !== null, useLanguage()));
  const places = list.data && groupPromotions(list.data, { category, text: typed });
  const countText = useCountText();
  const count = places && PLACES.reduce((sum, place) => sum + places[place].length, 0);
  const tabs = CATEGORIES.map((id) => ({ id, label: t(`category.${id}`) }));
  return (
    <>
      <TopBar title={t('list.title')} onBack={back} />
      <StickyHead>
        <div className={styles.search}>
          <SearchField
            label={t('list.search')}
            placeholder={t('list.search')}
            value={typed}
            onValueChange={setTyped}
          />
        </div>
        <TabBar
          label={t('list.categories')}
          items={tabs}
          value={category}
          onChange={choose}
          controls={panel}
          previousLabel={t('list.previous')}
          nextLabel={t('list.next')}
        />
      </StickyHead>
      {/* While the text is typed, its results are not announced: one would hear each keystroke's. */}
      <ResultAnnouncer
        list={`${category} ${typed.trim()}`}
        result={
          typed.trim() === settled
            ? countText(count, {
                some: (number) => t('list.count', { count: number }),
                none: t('list.none'),
              })
            : undefined
        }
      />
      <TabPanel id={panel} value={category}>
        <ListPage query={list}>{places && <Promotions places={places} onClear={clear} />}</ListPage>
      </TabPanel>
    </>
  );
}

interface PromotionsProps {
  places: Readonly<Record<Place, readonly AnnouncedPromotion[]>>;
  onClear(): void;
}

/** Filtered promotions in three sections: the member's, open, ended. */
function Promotions({ places, onClear }: PromotionsProps) {
  const { t } = useTranslation('member-promotions');
  const marksUnread = useAccountType()?.marksRead === true;
  const shown = PLACES.filter((place) => places[place].length > 0);
  if (shown.length === 0) {
    const clear = (
      <Button variant="secondary" onClick={onClear}>
        {t('list.all')}
      </Button>
    );
    return <EmptyState art="search" title={t('list.none')} action={clear} />;
  }
  return shown.map((place, section) => (
    <section key={place} className={styles.section} aria-labelledby={`promotions-${place}`}>
      <h2 id={`promotions-${place}`} className={styles.head}>
        {t(`place.${place}`)}
      </h2>
      <ul role="list" className={styles.cards} aria-labelledby={`promotions-${place}`}>
        {places[place].map((promotion, index) => (
          <PromotionCard
            key={promotion.id}
            promotion={promotion}
            first={section === 0 && index === 0}
            marksUnread={marksUnread}
          />
        ))}
      </ul>
    </section>
  ));
}

export const Component = PromotionsScreen;
