import { BottomBar } from '../bottom-bar/bottom-bar';
import { Gamepad, Live, Me, Sparkles, Wallet } from '../icons/icons';
import { SupportTab } from '../support-tab/support-tab';
import { words } from './samples';

const ICONS = [Gamepad, Sparkles, Live, Wallet, Me];

/** The bottom of every main screen. */
export function SampleBars({ language, active = 0 }: { language: unknown; active?: number }) {
  const said = words(language);
  const items = ICONS.map((Icon, index) => ({
    to: `/${index}`,
    label: said.nav[index] ?? '',
    icon: <Icon />,
    active: index === active,
  }));
  return (
    <>
      <SupportTab to="/support" label={said.support} />
      <BottomBar label={said.main} items={items} />
    </>
  );
}
