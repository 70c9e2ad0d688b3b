import { sampleWords } from '@lobby/samples';
import { BottomBar, Gamepad, Live, Me, Sparkles, SupportTab, Wallet } from '@lobby/ui-kit';

const ICONS = [Gamepad, Sparkles, Live, Wallet, Me];

/** Bottom bar of main screens. */
export function SampleBars({ language, active = 0 }: { language: unknown; active?: number }) {
  const said = sampleWords(language);
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
