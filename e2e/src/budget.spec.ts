import * as budget from '../../tools/bench/budget.mjs';
import { measureFirstView } from '../../tools/bench/first-view.mjs';
import { expect, test } from './fixtures.ts';

// A service worker would fetch further chunks and distort the first-view figures.
test.use({ serviceWorkers: 'block' });

for (const { name, path, content, scriptKiB, overShellKiB } of budget.FIRST_VIEWS) {
  test(`the first view of ${name} keeps to its budget`, async ({ page }) => {
    const view = await measureFirstView(page, path, content);
    // A font that arrives late on a loaded machine shifts lines once; a shift caused by the page repeats.
    const { layoutShift } =
      view.layoutShift > budget.LAYOUT_SHIFT ? await measureFirstView(page, path, content) : view;
    const soft = expect.configure({ soft: true });
    soft(view.scriptBytes / budget.KIB, 'KiB of script').toBeLessThanOrEqual(scriptKiB);
    soft(view.overShellBytes, 'the shell is part of it').toBeLessThan(view.scriptBytes / 2);
    if (overShellKiB !== undefined)
      soft(view.overShellBytes / budget.KIB, 'KiB over the shell').toBeLessThanOrEqual(
        overShellKiB,
      );
    soft(view.styleBytes / budget.KIB, 'KiB of style').toBeLessThanOrEqual(budget.STYLE_KIB);
    soft(view.callsBeforeContent, 'calls before content').toBeLessThanOrEqual(
      budget.CALLS_BEFORE_CONTENT,
    );
    soft(view.callsInFiveSeconds, 'calls in five seconds').toBeLessThanOrEqual(
      budget.CALLS_IN_FIVE_SECONDS,
    );
    soft(layoutShift, 'layout shift').toBeLessThanOrEqual(budget.LAYOUT_SHIFT);
  });
}
