import { checkPath } from "@boreal/domain/caseFile/formChecks";
import {
  isList,
  type FormChoice,
  type FormDefinition,
  type FormField,
  type FormList,
  type FormRow,
  type FormSection,
  type FormValue,
} from "@boreal/domain/forms/fields/field";
import { fill } from "@boreal/domain/kernel/text";
import { countries } from "@boreal/domain/lists/countries";
import { provinces } from "@boreal/domain/lists/provinces";
import type { Locator } from "playwright-core";
import { fieldId } from "../../apps/web/src/case/answers/formFieldId.ts";
import { fieldText } from "../../apps/web/src/case/fields/fields.text.ts";
import { text } from "../../apps/web/src/features/forms/text.ts";
import { text as uiText } from "../../apps/web/src/ui/text.ts";
import { waitUntil } from "../running/patience.ts";
import { beginning, type Visitor, type Words } from "./visitor.ts";

/** What a person enters into a form, by path; a list by its name, as rows. What is filled in is left as it is. */
export type FormScript = Readonly<Record<string, FormValue | readonly FormRow[]>>;

/** What is done on each part before and after it is filled in, and parts to look at though nothing is missing there. */
type Around = {
  readonly before?: (partId: string) => Promise<void>;
  readonly after?: (partId: string) => Promise<void>;
  readonly besides?: readonly string[];
};

/**
 * Part after part from where the person is, until the page of the whole form is there. *Continue* leads past what is complete:
 * parts between that the script names, or `besides`, are gone to by the list of parts. Answers with the parts seen.
 */
export async function fillForm(
  visitor: Visitor,
  form: FormDefinition,
  script: FormScript,
  { before, after, besides = [] }: Around = {},
): Promise<readonly string[]> {
  const seen: string[] = [];
  for (let part = partOnPage(visitor, form); part; part = partOnPage(visitor, form)) {
    const here = part;
    seen.push(here.id);
    await visitor.heading(here.title).waitFor();
    await before?.(here.id);
    await fillPart(visitor, here, script);
    await after?.(here.id);
    const passed = await goOn(visitor, form, here);
    const wanted = passed.find(({ id, parts }) => besides.includes(id) || parts.some((one) => isNamed(one, script)));
    if (wanted) await goToPart(visitor, form, wanted);
  }
  return seen;
}

/** On the page of a form that is filled in: the person looked at all of it. */
export async function sayChecked(visitor: Visitor): Promise<void> {
  // The page says it at once, and an earlier “Saved” still stands there: stored it is with the answer of the server.
  const stored = visitor.page.waitForResponse(
    (response) => response.request().postData()?.includes(checkPath) === true,
  );
  await visitor.press(visitor.button(text.haveChecked));
  await visitor.hears(text.youChecked);
  await stored;
}

const isNamed = (part: FormSection["parts"][number], script: FormScript): boolean =>
  script[isList(part) ? part.list : part.path] !== undefined;

/** Presses *Continue*, and answers with the parts that it passed over. */
async function goOn(visitor: Visitor, form: FormDefinition, here: FormSection): Promise<readonly FormSection[]> {
  await visitor.press(visitor.button(text.continue).or(visitor.button(text.toCheck)));
  let said = "";
  const leads = async () => {
    said = (await visitor.page.getByRole("alert").allInnerTexts()).join(" ");
    return partOnPage(visitor, form)?.id !== here.id;
  };
  await waitUntil(leads, () => `the part ${here.id} does not lead on: ${said}`);
  const now = partOnPage(visitor, form);
  return form.sections.slice(form.sections.indexOf(here) + 1, now ? form.sections.indexOf(now) : undefined);
}

/** By the list of all parts; from the page of the whole form by the address. */
async function goToPart(visitor: Visitor, form: FormDefinition, { id, title }: FormSection): Promise<void> {
  if (partOnPage(visitor, form) === undefined) {
    await visitor.open(`${new URL(visitor.page.url()).pathname.replace(/^\/(en|fr)(?=\/)/, "")}/${id}`);
    return;
  }
  await visitor.press(visitor.page.locator(".form-head__sections summary"));
  await visitor.press(visitor.page.getByRole("link", { name: visitor.t(title), exact: true }));
  await waitUntil(
    () => Promise.resolve(partOnPage(visitor, form)?.id === id),
    () => `the list of parts does not lead to ${id}`,
  );
}

/** Everything of one part that the script names, in the order of the page. */
export async function fillPart(visitor: Visitor, { parts }: FormSection, script: FormScript): Promise<void> {
  for (const part of parts) {
    if (isList(part)) {
      const rows = script[part.list];
      if (Array.isArray(rows)) await fillRows(visitor, part, rows as readonly FormRow[]);
      continue;
    }
    const value = script[part.path];
    if (value !== undefined) await fillField(visitor, part, part.path, value as FormValue);
  }
}

async function fillRows(visitor: Visitor, list: FormList, rows: readonly FormRow[]): Promise<void> {
  for (const [index, row] of rows.entries()) {
    const card = visitor.page.getByRole("group", {
      name: visitor.t(fill(list.rowTitle, { number: index + 1 })),
      exact: true,
    });
    if ((await card.count()) === 0) {
      await visitor.press(visitor.button(list.addLabel));
      await card.waitFor();
    }
    for (const field of list.fields) {
      const value = row[field.path];
      if (value !== undefined) await fillField(visitor, field, `${list.list}[${index}].${field.path}`, value);
    }
  }
}

/** Opens what is filled in already, where the field lies folded in it. */
export async function unfold(visitor: Visitor, id: string): Promise<void> {
  const field = visitor.page.locator(`[id="${id}"]`);
  await field.or(visitor.page.locator(".form-filled")).first().waitFor();
  if ((await field.count()) > 0) return;
  const filled = visitor.page.locator(".form-filled > details:not([open]) > summary");
  for (const one of await filled.all()) await visitor.press(one);
}

/** One field, found by its name and its place. */
async function fillField(visitor: Visitor, field: FormField, path: string, value: FormValue): Promise<void> {
  const id = fieldId(path);
  const main = visitor.page.getByRole("main");
  const name = beginning(visitor.t(field.label));
  const control = (role: "textbox" | "combobox") =>
    main.getByRole(role, { name }).and(visitor.page.locator(`[id="${id}"]`));
  const group = main.getByRole("group", { name }).and(visitor.page.locator(`[id="${id}-group"]`));
  const pick = (words: Words) => visitor.hand.pick(group.getByRole("radio", { name: visitor.t(words), exact: true }));
  const write = async (words: string) => {
    visitor.effort.typed(words, visitor.page.url());
    await visitor.hand.write(control("textbox"), words);
  };
  await unfold(visitor, id);
  await visitor.page.locator(`[id="${id}"]`).first().waitFor();
  switch (field.kind) {
    case "yesNo":
      return pick(value === true ? fieldText.yes : fieldText.no);
    case "tick":
      return visitor.hand.pick(group.getByRole("checkbox"));
    case "choice": {
      const chosen = Array.isArray(field.choices)
        ? (field.choices as readonly FormChoice[]).find((choice) => choice.value === value)
        : undefined;
      if (!chosen) throw new Error(`${path} has no choice ${String(value)}`);
      if ((await group.count()) > 0) return pick(chosen.label);
      const box = control("combobox");
      if ((await box.evaluate((element) => element.tagName)) === "SELECT")
        return visitor.hand.select(box, visitor.t(chosen.label));
      return search(visitor, box, visitor.t(chosen.label));
    }
    case "country":
      return search(visitor, control("combobox"), visitor.t(named(countries, value)));
    case "province":
      return visitor.hand.select(control("combobox"), visitor.t(named(provinces, value)));
    case "date":
    case "partialDate":
    case "month":
      return writeDate(visitor, group, String(value));
    default:
      return write(String(value));
  }
}

type Named = { readonly code: string; readonly en: string; readonly fr: string };

function named(list: readonly Named[], code: unknown): Named {
  const found = list.find((one) => one.code === code);
  if (!found) throw new Error(`there is no ${String(code)} in the list`);
  return found;
}

/** In a long list: typed, gone down to, taken. */
async function search(visitor: Visitor, box: Locator, name: string): Promise<void> {
  if ((await box.inputValue()) === name) return;
  visitor.effort.typed(name, visitor.page.url());
  await visitor.hand.write(box, name);
  const option = visitor.page.getByRole("option", { name, exact: true });
  await option.waitFor();
  const isMarked = async () => (await option.getAttribute("id")) === (await box.getAttribute("aria-activedescendant"));
  for (let steps = 0; steps < 12 && !(await isMarked()); steps += 1) await visitor.hand.strike(box, "ArrowDown");
  await visitor.hand.strike(box, "Enter");
}

async function writeDate(visitor: Visitor, group: Locator, date: string): Promise<void> {
  visitor.effort.typed(date, visitor.page.url());
  const [year = "", month = "", day] = date.split("-");
  if (day !== undefined)
    await visitor.hand.write(group.getByLabel(visitor.t(uiText.day), { exact: true }), String(Number(day)));
  await visitor.hand.write(group.getByLabel(visitor.t(uiText.month), { exact: true }), String(Number(month)));
  await visitor.hand.write(group.getByLabel(visitor.t(uiText.year), { exact: true }), year);
}

/** The part of the form on the page now, by its address. */
export function partOnPage(visitor: Visitor, form: FormDefinition): FormSection | undefined {
  const id = /\/forms\/[^/]+\/([^/?#]+)/.exec(visitor.page.url())?.[1];
  return form.sections.find((section) => section.id === id);
}
