import type { AnnouncedPromotion } from '@lobby/api-client';
import { ListPage, useAddressQuery, useBack, useSearchText } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { accountType, useSession } from '@lobby/session';
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
import { arrange, type Narrowing, type Place } from './arrange';
import { ALL, CATEGORIES, categoryOf, type Category } from './categories';
import { PromotionCard } from './promotion-card';

/** Delay until the search stands in the address, ms. */
const SETTLE_MS = 500;

/** Sections of the list in their order; ended ones stand apart (D2 §2). */
const PLACES: readonly Place[] = ['mine', 'open', 'ended'];

/** What the list is narrowed to; in the address, so that a step back finds it. */
function useNarrowing() {
  const { query, change } = useAddressQuery();
  const narrow = (part: { q?: string; category?: string }) => change(part, { toTop: true });
  const { typed, setTyped } = useSearchText({
    settled: query.get('q') ?? '',
    onSettle: (text) => narrow({ q: text }),
    debounceMs: SETTLE_MS,
  });
  const category: Category = categoryOf(query.get('category')) ?? ALL;
  const choose = (key: Category) => narrow({ category: key === ALL ? '' : key });
  const clear = () => {
    setTyped('');
    narrow({ q: '', category: '' });
  };
  return { category, choose, typed, setTyped, clear };
}

/** Promotions by category, with a search over their titles (D2 §2). */
export function PromotionsScreen() {
  const { t } = useTranslation('member-promotions');
  const back = useBack('home');
  const panel = useId();
  const { category, choose, typed, setTyped, clear } = useNarrowing();
  const list = useQuery(promotionsQuery(useSession() !== null, useLanguage()));
  const tabs = CATEGORIES.map((id) => ({ id, label: t(`category.${id}`) }));
  return (
    <>
      <TopBar title={t('list.title')} onBack={back} />
      <StickyHead belowBar>
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
      <TabPanel id={panel} value={category}>
        <ListPage query={list}>
          {list.data && (
            <Promotions all={list.data} narrowing={{ category, text: typed }} onClear={clear} />
          )}
        </ListPage>
      </TabPanel>
    </>
  );
}

interface PromotionsProps {
  all: readonly AnnouncedPromotion[];
  narrowing: Narrowing;
  onClear(): void;
}

/** The promotions that are left: the member's own, those that run, the ended ones. */
function Promotions({ all, narrowing, onClear }: PromotionsProps) {
  const { t } = useTranslation('member-promotions');
  const session = useSession();
  const marksUnread = session !== null && accountType(session.type).marksRead;
  const places = arrange(all, narrowing);
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
      <ul className={styles.cards}>
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
