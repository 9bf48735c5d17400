import { languageChoices } from '@boreal/domain/forms/choices';
import { isList, type FormDefinition, type FormField, type FormValue } from '@boreal/domain/forms/field';
import { fill } from '@boreal/domain/kernel/text';
import { countries } from '@boreal/domain/lists/countries';
import { stateFormCodes } from '@boreal/domain/lists/placeFormCodes';
import { provinces } from '@boreal/domain/lists/provinces';
import type { Locator } from 'playwright-core';
import { fieldId } from '../../apps/web/src/features/forms/fieldIds.ts';
import { text } from '../../apps/web/src/features/forms/text.ts';
import { text as uiText } from '../../apps/web/src/ui/text.ts';
import { waitUntil } from './server.ts';
import type { Visitor, Words } from './visitor.ts';

/** What a person gives in a form, by dotted path; rows of a list as `previousCountries[0].name`. */
export type FormScript = Readonly<Record<string, FormValue>>;

/** The part of the form that is open now. */
const sectionOnPage = (visitor: Visitor): string | undefined => /\/forms\/[^/]+\/([^/?#]+)/.exec(visitor.page.url())?.[1];

/** Fills in part after part from where the person is, until the page of the whole form is there. Answers with the parts seen. */
export async function fillForm(visitor: Visitor, form: FormDefinition, script: FormScript, onEachPart?: (sectionId: string) => Promise<void>): Promise<readonly string[]> {
  const seen: string[] = [];
  for (let pages = 0; pages < 40; pages += 1) {
    const here = sectionOnPage(visitor);
    if (here === undefined) return seen;
    seen.push(here);
    await visitor.page.locator('main h1:not(.visually-hidden)').first().waitFor();
    await onEachPart?.(here);
    await fillSection(visitor, form, here, script);
    await visitor.press(visitor.button(text.continue).or(visitor.button(text.toCheck)));
    let said = '';
    const leads = async () => {
      if (sectionOnPage(visitor) !== here) return true;
      said = (await visitor.page.getByRole('alert').allInnerTexts()).join(' ');
      return false;
    };
    await waitUntil(leads, 15_000, () => `the part ${here} does not lead on: ${said}`);
  }
  throw new Error(`the form does not end: ${seen.join(', ')}`);
}

async function fillSection(visitor: Visitor, form: FormDefinition, sectionId: string, script: FormScript): Promise<void> {
  const section = form.sections.find(({ id }) => id === sectionId);
  if (!section) throw new Error(`${form.id} has no part ${sectionId}`);
  for (const part of section.parts) {
    if (!isList(part)) await fillField(visitor, part, part.path, script);
    else {
      for (let row = 0; Object.keys(script).some((path) => path.startsWith(`${part.list}[${row}].`)); row += 1) {
        const card = visitor.page.getByRole('group', { name: visitor.t(fill(part.rowTitle, { number: row + 1 })), exact: true });
        if ((await card.count()) === 0) await visitor.press(visitor.button(part.addLabel));
        for (const field of part.fields) await fillField(visitor, field, `${part.list}[${row}].${field.path}`, script);
      }
    }
  }
}

/** Gives one value, when the script names it; a field that the page does not show is a fault of the script or of the form. */
async function fillField(visitor: Visitor, field: FormField, path: string, script: FormScript): Promise<void> {
  const value = script[path];
  if (value === undefined) return;
  const id = fieldId(path);
  const control = visitor.page.locator(`[id="${id}"]`);
  const group = visitor.page.locator(`[id="${id}-group"]`);
  await control.or(group).first().waitFor({ timeout: 10_000 });
  const write = async (words: string) => {
    if ((await control.inputValue()) === words) return;
    visitor.effort.typed(words, visitor.page.url());
    await visitor.hand.write(control, words);
  };
  switch (field.kind) {
    case 'yesNo':
      return visitor.hand.pick(group.getByRole('radio', { name: visitor.t(value === true ? text.yes : text.no), exact: true }));
    case 'tick':
      return visitor.hand.pick(control);
    case 'choice':
    case 'language':
      return choose(visitor, control, group, nameIn(field.choices ?? languageChoices, value));
    case 'country':
      return choose(visitor, control, group, nameIn(countries.map(({ code, en, fr }) => ({ id: code, name: { en, fr } })), value));
    case 'province':
    case 'state':
      return choose(visitor, control, group, nameIn([...provinces.map(({ code, en, fr }) => ({ id: code, name: { en, fr } })), ...stateFormCodes.entries.flatMap(({ id: code, name }) => (name ? [{ id: code, name }] : []))], value));
    case 'date':
    case 'month': {
      const [year = '', month = '', day] = String(value).split('-');
      visitor.effort.typed(String(value), visitor.page.url());
      if (day !== undefined) await visitor.hand.write(group.getByLabel(visitor.t(uiText.day), { exact: true }), String(Number(day)));
      await visitor.hand.write(group.getByLabel(visitor.t(uiText.month), { exact: true }), String(Number(month)));
      return visitor.hand.write(group.getByLabel(visitor.t(uiText.year), { exact: true }), year);
    }
    default:
      return write(String(value));
  }
}

type Named = { readonly id: string; readonly name: Words };

function nameIn(choices: readonly Named[] | ((...args: never[]) => readonly Named[]), value: FormValue): Words {
  if (typeof choices === 'function') throw new Error('choices that depend on the form are chosen by hand');
  const found = choices.find(({ id }) => id === value);
  if (!found) throw new Error(`there is no ${String(value)} to choose`);
  return found.name;
}

/** A choice stands as radios, as a closed list, or as a list to search in, by how many there are. */
async function choose(visitor: Visitor, control: Locator, group: Locator, name: Words): Promise<void> {
  const words = visitor.t(name);
  if ((await group.count()) > 0) return visitor.hand.pick(group.getByRole('radio', { name: words, exact: true }));
  if ((await control.evaluate((element) => element.tagName)) === 'SELECT') return visitor.hand.select(control, words);
  if ((await control.inputValue()) === words) return;
  visitor.effort.typed(words, visitor.page.url());
  await visitor.hand.write(control, words);
  const option = visitor.page.getByRole('option', { name: words, exact: true });
  await option.waitFor();
  const isMarked = async () => (await option.getAttribute('id')) === (await control.getAttribute('aria-activedescendant'));
  for (let steps = 0; steps < 12 && !(await isMarked()); steps += 1) await visitor.hand.strike(control, 'ArrowDown');
  await visitor.hand.strike(control, 'Enter');
}
