import { currentBrand, useSession, useTemplate } from '@lobby/session';
import {
  EntriesFailed,
  EntriesSkeleton,
  EntryGrid,
  EntryRows,
  QuickMenu,
  SaferPlay,
  Tiles,
} from './entries';
import { Identity } from './identity';
import { MeHeader } from './me-header';
import { useMenu, type Menu } from './menu/use-menu';
import { BalanceCard, Wallet } from './wallet';
import styles from './me.module.css';

interface TemplateProps {
  menu: Menu;
  signedIn: boolean;
}

/** Newer template: wallet with its buttons, tiles, rows. */
function NewTemplate({ menu, signedIn }: TemplateProps) {
  return (
    <>
      {signedIn && <Wallet />}
      <QuickMenu menu={menu} />
      <SaferPlay menu={menu} />
      {menu.known ? (
        <>
          <Tiles menu={menu} />
          <EntryRows menu={menu} />
        </>
      ) : (
        <EntriesSkeleton />
      )}
    </>
  );
}

/** Base template: balance, and all entries as a grid of icons. */
function BaseTemplate({ menu, signedIn }: TemplateProps) {
  return (
    <>
      {signedIn && <BalanceCard />}
      <QuickMenu menu={menu} />
      <SaferPlay menu={menu} />
      {menu.known ? <EntryGrid menu={menu} /> : <EntriesSkeleton />}
    </>
  );
}

const TEMPLATES = { new: NewTemplate, base: BaseTemplate };

/** Member centre in the merchant's template; open to guests (D2 §2). */
export function MeScreen() {
  const menu = useMenu();
  const signedIn = useSession() !== null;
  const memberCentre = useTemplate('memberCentre') ?? currentBrand().templates.memberCentre;
  const Template = TEMPLATES[memberCentre];
  return (
    <>
      <MeHeader menu={menu} />
      <div className={styles.page} data-template={memberCentre}>
        <Identity />
        <Template menu={menu} signedIn={signedIn} />
        <EntriesFailed menu={menu} />
      </div>
    </>
  );
}

export const Component = MeScreen;
