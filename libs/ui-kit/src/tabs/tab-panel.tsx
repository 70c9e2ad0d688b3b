import type { ReactNode } from 'react';

interface TabPanelProps {
  /** The same id as the tabs' `controls`. */
  id: string;
  /** The tab in force, which names the panel. */
  value: string;
  children: ReactNode;
}

/** What the chosen tab shows. */
export function TabPanel({ id, value, children }: TabPanelProps) {
  return (
    <div id={id} role="tabpanel" aria-labelledby={`${id}-${value}`}>
      {children}
    </div>
  );
}
