import type { Page } from '@playwright/test';
import * as budget from '../../tools/bench/budget.mjs';
import { measureFirstView } from '../../tools/bench/first-view.mjs';
import { expect, test } from './fixtures.ts';

type FirstView = Awaited<ReturnType<typeof measureFirstView>>;

// A service worker would fetch further chunks and distort the first-view figures.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'no-preference' } });

/** Milliseconds; the banner's carousel loads 5 s after the banner, which is part of no first view. */
const BEFORE_CAROUSEL = 4_500;

/**
 * Measures a first view again, up to twice, when a loaded machine disturbed it: the content came after
 * the banner began to move, or a late font moved lines. A fault of the page's own shows every time.
 */
async function measureUndisturbed(page: Page, path: string, content: string) {
  const isDisturbed = ({ contentMs, layoutShift }: FirstView) =>
    contentMs > BEFORE_CAROUSEL || layoutShift > budget.LAYOUT_SHIFT;
  let view = await measureFirstView(page, path, content);
  for (let again = 0; again < 2 && isDisturbed(view); again += 1)
    view = await measureFirstView(page, path, content);
  return view;
}

for (const { name, path, content, scriptKiB, overShellKiB } of budget.FIRST_VIEWS) {
  test(`the first view of ${name} keeps to its budget`, async ({ page }) => {
    const view = await measureUndisturbed(page, path, content);
    const soft = expect.configure({ soft: true });
    soft(view.scriptBytes / budget.KIB, 'KiB of script').toBeLessThanOrEqual(scriptKiB);
    soft(view.overShellBytes, 'the shell is part of it').toBeLessThan(view.scriptBytes / 2);
    if (overShellKiB !== undefined)
      soft(view.overShellBytes / budget.KIB, 'KiB over the shell').toBeLessThanOrEqual(
        overShellKiB,
      );
    soft(view.styleBytes / budget.KIB, 'KiB of style').toBeLessThanOrEqual(budget.STYLE_KIB);
    soft(view.fontBytes / budget.KIB, 'KiB of fonts').toBeLessThanOrEqual(budget.FONT_KIB);
    soft(view.furtherFiles, 'further files').toBeLessThanOrEqual(budget.FURTHER_FILES);
    soft(view.callsBeforeContent, 'calls before content').toBeLessThanOrEqual(
      budget.CALLS_BEFORE_CONTENT,
    );
    soft(view.callsInFiveSeconds, 'calls in five seconds').toBeLessThanOrEqual(
      budget.CALLS_IN_FIVE_SECONDS,
    );
    soft(view.layoutShift, 'layout shift').toBeLessThanOrEqual(budget.LAYOUT_SHIFT);
  });
}
