import { countries } from '@boreal/domain/lists/countries';
import { stepsOf } from '@boreal/domain/questionnaire/flow';
import type { Field, ListStep, Step } from '@boreal/domain/questionnaire/step';
import { rowTitle } from '@boreal/domain/questionnaire/stepState';
import type { Locator, Page } from 'playwright-core';
import { text as uiText } from '../../apps/web/src/ui/text.ts';
import { text } from '../../apps/web/src/features/assessment/text.ts';
import { waitUntil } from './server.ts';
import { beginning, type Visitor } from './visitor.ts';

/** What the person answers, by the key of the answer, in the spelling of the case format. A contradiction: which button. */
export type Script = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, unknown>>;

/** The step of the page that is open now. */
export const stepOnPage = (page: Page): string | undefined => /\/assessment\/([^/?#]+)/.exec(page.url())?.[1];

const stepOf = (id: string): Step => {
  const step = stepsOf('Student').find((one) => one.id === id);
  if (!step) throw new Error(`the page shows the step ${id}, which the flow does not have`);
  return step;
};

/** Answers page after page from where the person is, until the page of the step `until` (or the list of answers) is there. */
export async function answerFrom(visitor: Visitor, script: Script, until = 'reviewAnswers', onEachPage?: (stepId: string) => Promise<void>): Promise<readonly string[]> {
  const seen: string[] = [];
  for (let pages = 0; pages < 60; pages += 1) {
    const here = stepOnPage(visitor.page);
    if (here === undefined || here === until) return seen;
    seen.push(here);
    await visitor.page.getByRole('heading', { level: 1 }).first().waitFor();
    await onEachPage?.(here);
    await answerPage(visitor, stepOf(here), script);
    await waitUntil(() => stepOnPage(visitor.page) !== here, 15_000, () => `"Continue" does not lead on from the step ${here}`);
  }
  throw new Error(`the questionnaire does not end: ${seen.join(', ')}`);
}

/** Answers one page and goes on from it. */
export async function answerPage(visitor: Visitor, step: Step, script: Script): Promise<void> {
  switch (step.type) {
    case 'breakpoint':
      return visitor.press(visitor.page.getByRole('main').getByRole('button').last());
    case 'warning':
      return visitor.press(visitor.button(script[step.id] === 'resolve' ? step.resolve : step.confirm));
    case 'review':
      return;
    case 'question':
      await answerField(visitor, step, script[step.id], visitor.page.getByRole('main'));
      break;
    case 'list':
      await answerRows(visitor, step, script);
      break;
    case 'group':
      for (const member of step.members) {
        if (!(member.id in script)) continue;
        if (member.type === 'list') await answerRows(visitor, member, script);
        else await answerField(visitor, member, script[member.id], visitor.page.getByRole('main'));
      }
  }
  await visitor.press(visitor.button(text.continue));
}

async function answerRows(visitor: Visitor, list: ListStep, script: Script): Promise<void> {
  const rows = script[list.id];
  if (!Array.isArray(rows)) return;
  for (const [index, row] of (rows as readonly Row[]).entries()) {
    const card = visitor.page.getByRole('group', { name: visitor.t(rowTitle(list, index + 1)), exact: true });
    if (index > 0 && (await card.count()) === 0) await visitor.press(visitor.button(text.addRow));
    for (const field of list.fields) {
      if (field.id in row) await answerField(visitor, field, row[field.id], card);
    }
  }
}

/** Gives one answer to one control; `undefined` leaves it as it is. */
async function answerField(visitor: Visitor, field: Field, value: unknown, within: Locator): Promise<void> {
  if (value === undefined) return;
  const name = beginning(visitor.t(field.question));
  const group = () => within.getByRole('group', { name });
  const radio = (label: string) => group().getByRole('radio', { name: label, exact: true });
  switch (field.kind) {
    case 'boolean':
      return visitor.hand.pick(radio(visitor.t(value === true ? text.yes : text.no)));
    case 'radio':
      return visitor.hand.pick(radio(optionLabel(visitor, field, value)));
    case 'dropdown':
      return visitor.hand.select(within.getByRole('combobox', { name }), optionLabel(visitor, field, value));
    case 'date':
    case 'month':
      return writeDate(visitor, group(), value as string);
    case 'country':
      return chooseCountry(visitor, within.getByRole('combobox', { name }), value as string);
    case 'countries':
      for (const code of value as readonly string[]) await chooseCountry(visitor, within.getByRole('combobox', { name }), code);
      return;
    default:
      return visitor.hand.write(within.getByRole('textbox', { name }), value as string);
  }
}

async function writeDate(visitor: Visitor, group: Locator, date: string): Promise<void> {
  const [year = '', month = '', day] = date.split('-');
  if (day !== undefined) await visitor.hand.write(group.getByLabel(visitor.t(uiText.day), { exact: true }), String(Number(day)));
  await visitor.hand.write(group.getByLabel(visitor.t(uiText.month), { exact: true }), String(Number(month)));
  await visitor.hand.write(group.getByLabel(visitor.t(uiText.year), { exact: true }), year);
}

async function chooseCountry(visitor: Visitor, box: Locator, code: string): Promise<void> {
  const country = countries.find((one) => one.code === code);
  if (!country) throw new Error(`no country ${code}`);
  const name = visitor.t(country);
  await visitor.hand.write(box, name);
  const option = visitor.page.getByRole('option', { name, exact: true });
  await option.waitFor();
  // Arrow keys until the wanted one is marked: a name may begin another one.
  for (let steps = 0; steps < 12 && (await option.getAttribute('aria-selected')) !== 'true'; steps += 1) await box.press('ArrowDown');
  await box.press('Enter');
}

function optionLabel(visitor: Visitor, field: Field, value: unknown): string {
  const option = field.options?.find((one) => one.value === value);
  if (!option) throw new Error(`${field.id} has no option ${String(value)}`);
  return visitor.t(option.label);
}

/** Waits until the page says that everything typed so far is saved. */
export async function waitForSaved(visitor: Visitor): Promise<void> {
  await visitor.page.getByText(beginning(visitor.t(text.saved).replace(/\s*\{time\}.*$/, ''))).first().waitFor();
}
