import { createQueryClient } from '@lobby/feature-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState, type ComponentType } from 'react';

/** Two tabs: shared storage, separate query caches. */
export function TwoTabs({ Screen }: { Screen: ComponentType }) {
  const [clients] = useState(() => [createQueryClient(), createQueryClient()]);
  return clients.map((client, tab) => (
    <section key={tab} aria-label={`Tab ${tab}`}>
      <QueryClientProvider client={client}>
        <Screen />
      </QueryClientProvider>
    </section>
  ));
}

/** Queries of each tab. */
export const bothTabs = async () =>
  (await screen.findAllByRole('region', { name: /^Tab/ })).map((tab) => within(tab));

/** Presses a button in both tabs after both show it: neither tab knows of the other's press. */
export async function pressInBothTabs(name: string) {
  const tabs = await bothTabs();
  const buttons = await Promise.all(tabs.map((tab) => tab.findByRole('button', { name })));
  for (const button of buttons) fireEvent.click(button);
}
