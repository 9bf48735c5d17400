import { text } from '../../apps/web/src/case/lawyerWord/text.ts';
import { waitUntil } from './server.ts';
import { beginning, type Visitor } from './visitor.ts';

/** A lawyer overrides every blocking warning on the page, each with the reason. */
export async function overrideEach(lawyer: Visitor, count: number, reason: string): Promise<void> {
  const open = lawyer.page.locator('details').filter({ has: lawyer.page.locator('summary', { hasText: lawyer.t(text.override) }) });
  for (let left = count; left > 0; left -= 1) {
    await waitUntil(async () => (await open.count()) === left, 20_000, () => `${left} warnings were to be overridden`);
    await lawyer.press(open.first().locator('summary'));
    await lawyer.hand.write(open.first().getByRole('textbox'), reason);
    await lawyer.press(open.first().getByRole('button', { name: beginning(lawyer.t(text.overrideSave)) }));
  }
}
