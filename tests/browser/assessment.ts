import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { countries } from "@boreal/domain/lists/countries";
import { provinces } from "@boreal/domain/lists/provinces";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import type { AskingStep, CompositeStep, Field, ListStep, Step } from "@boreal/domain/questionnaire/step";
import { rowTitle } from "@boreal/domain/questionnaire/stepState";
import type { Locator, Page } from "playwright-core";
import { fieldText } from "../../apps/web/src/case/fields/fields.text.ts";
import { savingWords } from "../../apps/web/src/case/saving/saving.text.ts";
import { inAddress } from "../../apps/web/src/features/assessment/entry/addressFields.ts";
import {
  answerPath,
  controlId,
  partPath,
  rowPath,
} from "../../apps/web/src/features/assessment/questions/controlIds.ts";
import { text } from "../../apps/web/src/features/assessment/text.ts";
import { text as uiText } from "../../apps/web/src/ui/text.ts";
import { waitUntil } from "../running/patience.ts";
import { chooseCountries, chooseCountry, chooseOccupation, named } from "./case/searchedLists.ts";
import { beginning, type Visitor } from "./visitor.ts";

/**
 * What the person answers, by the key of the answer, in the spelling of the case format; a part of an answer inside it or
 * under its path (`medicalTb.hasTb`). By the id of a page: which button of a contradiction ("resolve"), of an agreement
 * ("disagree") or of a shortcut ("open"). A question that the script does not name is left as it is.
 */
export type Script = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, unknown>>;

/** The step of the page that is open now. */
export const stepOnPage = (page: Page): string | undefined => /\/assessment\/([^/?#]+)/.exec(page.url())?.[1];

export const stepOf = (id: string, type: ApplicationType): Step => {
  const step = stepsOf(type).find((one) => one.id === id);
  if (!step) throw new Error(`the flow of ${type} has no step ${id}`);
  return step;
};

/** The page on which a question is asked, by itself or with others. */
export const pageOf = (id: string, type: ApplicationType): Step =>
  stepsOf(type).find((one) => one.type === "group" && one.members.some((member) => member.id === id)) ??
  stepOf(id, type);

type Way = {
  /** The step on whose page to stop. */
  readonly until?: string;
  readonly onEachPage?: (stepId: string) => Promise<void>;
  /** What is applied for; without it, a first study permit. */
  readonly type?: ApplicationType;
};

/** Answers page after page from where the person is, until the page of the step `until` (or a page outside the questionnaire) is there. */
export async function answerFrom(
  visitor: Visitor,
  script: Script,
  { until = "reviewAnswers", onEachPage, type = "Student" }: Way = {},
): Promise<readonly string[]> {
  const seen: string[] = [];
  for (let pages = 0; pages < 300; pages += 1) {
    const here = stepOnPage(visitor.page);
    if (here === undefined || here === until) return seen;
    seen.push(here);
    await visitor.page.locator("main h1:not(.visually-hidden)").first().waitFor();
    await onEachPage?.(here);
    await answerPage(visitor, stepOf(here, type), script);
    let said = "";
    const leads = async () => {
      if (stepOnPage(visitor.page) !== here) return true;
      said = (await visitor.page.getByRole("alert").allInnerTexts()).join(" ");
      return false;
    };
    await waitUntil(leads, () => `the page ${here} does not lead on: ${said}`);
  }
  throw new Error(`the questionnaire does not end: ${seen.join(", ")}`);
}

/** Answers one page and goes on from it. */
export async function answerPage(visitor: Visitor, step: Step, script: Script): Promise<void> {
  const main = visitor.page.getByRole("main");
  // The heading of a page that is still on its way is for the ear only.
  await main.locator("h1:not(.visually-hidden)").first().waitFor();
  switch (step.type) {
    case "breakpoint":
      return visitor.press(main.locator(".button-row").locator("a, button").last());
    case "hub":
      return visitor.press(script[step.id] === "open" ? visitor.link(step.open) : visitor.button(step.skip));
    case "agreement":
      return visitor.press(visitor.button(script[step.id] === "disagree" ? step.disagree : step.agree));
    case "warning":
      return visitor.press(visitor.button(script[step.id] === "resolve" ? step.resolve : step.confirm));
    case "review":
      return;
    case "intro":
      break;
    case "group":
      for (const member of step.members) await answerStep(visitor, member, script, main);
      break;
    default:
      await answerStep(visitor, step, script, main);
  }
  // With a warning that asks for a confirmation, going on confirms it.
  await visitor.press(visitor.button(text.continue).or(visitor.button(text.confirmAndContinue)));
}

/** The wanted value of a step: under its path, or inside the answer that it is a part of. */
function wantedOf(script: Script, path: string): unknown {
  if (path in script) return script[path];
  const [key = "", part] = path.split(".");
  return part === undefined ? undefined : (script[key] as Row | undefined)?.[part];
}

/** Answers one question of the page, when the script names it and the page shows it. */
async function answerStep(visitor: Visitor, step: AskingStep, script: Script, within: Locator): Promise<void> {
  const wanted = wantedOf(script, step.id);
  if (wanted === undefined || (await visitor.page.locator(`[id="${controlId(answerPath(step.id))}"]`).count()) === 0)
    return;
  if (step.type === "list") await answerRows(visitor, step, wanted as readonly Row[]);
  else if (step.type === "composite") await answerParts(visitor, step, wanted as Row, within);
  else await answerField(visitor, step, wanted, { within, path: answerPath(step.id) });
}

async function answerRows(visitor: Visitor, list: ListStep, rows: readonly Row[]): Promise<void> {
  for (const [index, row] of rows.entries()) {
    const card = visitor.page.getByRole("group", { name: visitor.t(rowTitle(list, index + 1)), exact: true });
    if ((await card.count()) === 0) await visitor.press(visitor.button(text.addRow));
    for (const field of list.fields) {
      if (field.id in row)
        await answerField(visitor, field, row[field.id], { within: card, path: rowPath(list.id, index, field.id) });
    }
  }
}

async function answerParts(visitor: Visitor, step: CompositeStep, parts: Row, within: Locator): Promise<void> {
  const group = within.getByRole("group", { name: beginning(visitor.t(step.question)) });
  const fields = step.look === "address" ? inAddress(step.fields, parts) : step.fields;
  for (const field of fields) {
    const path = partPath(step.id, field.id);
    // A part that another question has told already is not asked again.
    const isAsked = async () => (await visitor.page.locator(`[id="${controlId(path)}"]`).count()) > 0;
    if (field.id in parts && (await isAsked()))
      await answerField(visitor, field, parts[field.id], { within: group, path });
  }
}

/** The name of the control, in any of the wordings of its question. */
/** The words of a field, and those in which the person reads it whom it is about. */
type Words = Pick<Field, "question" | "wordings">;

const nameOf = (visitor: Visitor, field: Field): RegExp =>
  new RegExp(
    [field, ...("toThemselves" in field && field.toThemselves ? [field.toThemselves as Words] : [])]
      .flatMap(({ question, wordings = [] }: Words) => [question, ...wordings.map((one) => one.question)])
      // What a placeholder stands for is not known here; what comes before it is.
      .map((words) => beginning(visitor.t(words).replace(/\{.*$/, "")).source)
      .join("|"),
  );

/** Gives one answer to one control, found by its role and name; two questions may begin alike, so its place counts too. */
async function answerField(
  visitor: Visitor,
  field: Field,
  value: unknown,
  { within, path }: { readonly within: Locator; readonly path: string },
): Promise<void> {
  const id = controlId(path);
  const name = nameOf(visitor, field);
  const control = (role: "textbox" | "combobox") =>
    within.getByRole(role, { name }).and(visitor.page.locator(`[id="${id}"]`));
  const group = () => within.getByRole("group", { name }).and(visitor.page.locator(`[id="${id}-group"]`));
  const pick = (kind: "radio" | "checkbox", label: string) =>
    visitor.hand.pick(group().getByRole(kind, { name: label, exact: true }));
  // A text field beside which names are offered is a combobox to assistive technology.
  const typed = () => control("textbox").or(control("combobox"));
  const write = async (words: string) => {
    if ((await typed().inputValue()) === words) return;
    visitor.effort.typed(words, visitor.page.url());
    await visitor.hand.write(typed(), words);
  };
  switch (field.kind) {
    case "yesNo":
      return pick("radio", visitor.t(value === true ? fieldText.yes : fieldText.no));
    case "choice":
      return field.look === "dropdown"
        ? visitor.hand.select(control("combobox"), optionLabel(visitor, field, value))
        : pick("radio", optionLabel(visitor, field, value));
    case "choices":
      for (const one of value as readonly unknown[]) await pick("checkbox", optionLabel(visitor, field, one));
      return;
    case "province":
      return visitor.hand.select(control("combobox"), visitor.t(named(provinces, value)));
    case "date":
    case "partialDate":
    case "month":
      return writeDate(visitor, group(), value as string);
    case "monthOrOngoing":
      return value === "ongoing"
        ? pick("checkbox", visitor.t(uiText.ongoing))
        : writeDate(visitor, group(), value as string);
    case "country":
      // A few countries to choose from stand side by side, all others are searched in.
      if (field.among && (await group().count()) > 0) return pick("radio", visitor.t(named(countries, value)));
      return chooseCountry(visitor, control("combobox"), value as string);
    case "countries":
      return chooseCountries(visitor, control("combobox"), { within, codes: value as readonly string[] });
    case "occupation":
      return chooseOccupation(visitor, control("combobox"), value as string);
    case "texts":
      return writeTexts(visitor, group(), value as readonly string[]);
    case "number":
    case "money":
      return write(String(value).replace(".", visitor.language === "fr" ? "," : "."));
    default:
      return write(value as string);
  }
}

async function writeTexts(visitor: Visitor, group: Locator, texts: readonly string[]): Promise<void> {
  for (const [index, words] of texts.entries()) {
    const box = group.getByRole("textbox", { name: visitor.t(uiText.entry, { n: index + 1 }), exact: true });
    if ((await box.count()) === 0)
      await visitor.press(group.getByRole("button", { name: visitor.t(uiText.addEntry), exact: true }));
    visitor.effort.typed(words, visitor.page.url());
    await visitor.hand.write(box, words);
  }
}

export async function writeDate(visitor: Visitor, group: Locator, date: string): Promise<void> {
  visitor.effort.typed(date, visitor.page.url());
  const [year = "", month = "", day] = date.split("-");
  if (day !== undefined)
    await visitor.hand.write(group.getByLabel(visitor.t(uiText.day), { exact: true }), String(Number(day)));
  await visitor.hand.write(group.getByLabel(visitor.t(uiText.month), { exact: true }), String(Number(month)));
  await visitor.hand.write(group.getByLabel(visitor.t(uiText.year), { exact: true }), year);
}

function optionLabel(visitor: Visitor, field: Field, value: unknown): string {
  const option = field.choices?.find((one) => one.value === value);
  if (!option) throw new Error(`${field.id} has no option ${String(value)}`);
  return visitor.t(option.label);
}

/** Waits until the page of this step is there. */
export const untilOnStep = async (visitor: Visitor, stepId: string, otherwise: string): Promise<void> =>
  await waitUntil(
    () => stepOnPage(visitor.page) === stepId,
    () => otherwise,
  );

/** Waits until another page is there. */
export const untilPast = async (visitor: Visitor, stepId: string, otherwise: string): Promise<void> =>
  await waitUntil(
    () => stepOnPage(visitor.page) !== stepId,
    () => otherwise,
  );

/** Waits until the page says that everything typed so far is saved. */
export async function waitForSaved(visitor: Visitor): Promise<void> {
  await visitor.page
    .getByText(beginning(visitor.t(savingWords.saved).replace(/\s*\{time\}.*$/, "")))
    .first()
    .waitFor();
}
