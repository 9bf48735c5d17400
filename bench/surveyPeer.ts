import { FunctionFactory, SurveyModel } from "survey-core";
import { CaseReader } from "@boreal/domain/caseFile/reader";
import type { CaseCondition } from "@boreal/domain/caseFile/rule";
import type { AskingStep, Field, Step } from "@boreal/domain/questionnaire/step";
import { membersOf, type AnsweredCase } from "./answeredCase.ts";

/**
 * The same questions in survey-core, the library that most form builders rest on. Each of our steps is a page, a group a panel,
 * a list a dynamic panel, a field of it a question. Each of our conditions is one registered function that gets, as its
 * parameters, the answers that ours was seen to read, so that survey-core knows when to ask it again; its body is our own
 * predicate over one lasting reader. Reasons, checks of values, warnings and sums it is not asked for.
 */

type Parts = Record<string, unknown>;
type Element = Readonly<Record<string, unknown>>;

const nameOf = (path: string): string => path.replace(".", "__");

const kinds: Readonly<Record<Field["kind"], string>> = {
  yesNo: "boolean",
  tick: "boolean",
  choice: "dropdown",
  choices: "checkbox",
  date: "text",
  partialDate: "text",
  month: "text",
  monthOrOngoing: "text",
  text: "text",
  name: "text",
  digits: "text",
  amount: "text",
  multiline: "comment",
  number: "text",
  money: "text",
  phone: "text",
  email: "text",
  country: "text",
  occupation: "text",
  countries: "tagbox",
  province: "text",
  texts: "tagbox",
};

/** What the conditions read now: the answers as our engine has them, and the row that a condition is asked about. */
class Answered {
  caseFile: AnsweredCase["caseFile"];
  readonly row: Parts = {};
  reader: CaseReader;
  rowReader: CaseReader;

  constructor(caseFile: AnsweredCase["caseFile"]) {
    this.caseFile = caseFile;
    this.reader = new CaseReader(caseFile);
    this.rowReader = this.reader.forRow("row", this.row);
  }

  become(caseFile: AnsweredCase["caseFile"]): void {
    this.caseFile = caseFile;
    this.reader = new CaseReader(caseFile);
    this.rowReader = this.reader.forRow("row", this.row);
  }
}

export class SurveyPeer {
  readonly survey: SurveyModel;
  readonly #answered: Answered;
  readonly #elements: ReadonlyMap<string, readonly string[]>;
  #conditions = 0;

  constructor(answered: AnsweredCase, variants: readonly AnsweredCase["caseFile"][]) {
    this.#answered = new Answered(answered.caseFile);
    this.#elements = new Map(
      answered.asking.map((step) => [
        step.id as string,
        step.type === "composite" ? step.fields.map((field) => `${step.id}__${field.id}`) : [nameOf(step.id)],
      ]),
    );
    this.survey = new SurveyModel({
      clearInvisibleValues: "none",
      pages: answered.steps.map((step) => this.#page(step, variants)),
    });
    this.survey.data = this.#flat(answered.caseFile);
  }

  /** One answer changes; then which questions are visible, and which needed ones have no value. */
  answer(path: string, caseFile: AnsweredCase["caseFile"]): { readonly visible: number; readonly isComplete: boolean } {
    this.set(path, caseFile);
    return {
      visible: this.survey.getAllQuestions(true, false, true).length,
      isComplete: this.survey.validate(false, false),
    };
  }

  /** One answer changes; survey-core runs the conditions that read it. */
  set(path: string, caseFile: AnsweredCase["caseFile"]): true {
    this.#answered.become(caseFile);
    const { key, value } = this.#valueAt(path, caseFile);
    this.survey.setValue(key, value);
    return true;
  }

  get questions(): number {
    return this.survey.getAllQuestions(false, false, true).length;
  }

  #valueAt(path: string, { answers }: AnsweredCase["caseFile"]): { key: string; value: unknown } {
    const [key = "", part] = path.split(".");
    const whole = (answers as Parts)[key];
    return { key: nameOf(path), value: part === undefined ? whole : (whole as Parts | undefined)?.[part] };
  }

  #flat(caseFile: AnsweredCase["caseFile"]): Parts {
    const data: Parts = {};
    for (const [id, names] of this.#elements) {
      const { value } = this.#valueAt(id, caseFile);
      if (value === undefined) continue;
      if (names.length === 1 && names[0] !== undefined && names[0] === nameOf(id)) data[names[0]] = value;
      else for (const name of names) data[name] = (value as Parts)[name.slice(id.length + 2)];
    }
    return data;
  }

  #page(step: Step, variants: readonly AnsweredCase["caseFile"][]): Element {
    const asked = membersOf(step);
    const elements = asked.map((member) => this.#asking(member, variants));
    return {
      name: `page ${step.id}`,
      ...(asked.length === 1 && step.type !== "group" ? {} : this.#when(step, variants)),
      elements: elements.length > 0 ? elements : [{ type: "html", name: `text ${step.id}`, html: step.question.en }],
    };
  }

  #asking(step: AskingStep, variants: readonly AnsweredCase["caseFile"][]): Element {
    if (step.type === "question")
      return { ...this.#question(step, nameOf(step.id), variants, false), ...this.#when(step, variants) };
    if (step.type === "composite")
      return {
        type: "panel",
        name: `panel ${step.id}`,
        ...this.#when(step, variants),
        elements: step.fields.map((field) => this.#question(field, `${step.id}__${field.id}`, variants, true)),
      };
    return {
      type: "paneldynamic",
      name: step.id,
      title: step.question.en,
      ...this.#when(step, variants),
      ...this.#need(step.needed, variants, false),
      templateElements: step.fields.map((field) => this.#question(field, field.id, variants, true)),
    };
  }

  #question(field: Field, name: string, variants: readonly AnsweredCase["caseFile"][], inRow: boolean): Element {
    return {
      type: field.look === "radios" ? "radiogroup" : kinds[field.kind],
      name,
      title: field.question.en,
      ...(field.choices
        ? {
            choices: field.choices.map(({ value, label, offered }) => ({
              value,
              text: label.en,
              ...(offered ? { visibleIf: this.#expression(offered, variants, inRow) } : {}),
            })),
          }
        : {}),
      ...(field.shown ? { visibleIf: this.#expression(field.shown, variants, inRow) } : {}),
      ...this.#need(field.needed, variants, inRow),
    };
  }

  #need(needed: Field["needed"], variants: readonly AnsweredCase["caseFile"][], inRow: boolean): Element {
    if (needed === "never") return {};
    return needed === "always" ? { isRequired: true } : { requiredIf: this.#expression(needed, variants, inRow) };
  }

  #when({ shown, skipped }: Pick<Step, "shown" | "skipped">, variants: readonly AnsweredCase["caseFile"][]): Element {
    const parts = [
      ...(shown ? [this.#expression(shown, variants, false)] : []),
      ...(skipped ? [`!${this.#expression(skipped, variants, false)}`] : []),
    ];
    return parts.length > 0 ? { visibleIf: parts.join(" and ") } : {};
  }

  #expression(condition: CaseCondition, variants: readonly AnsweredCase["caseFile"][], inRow: boolean): string {
    const name = `condition${(this.#conditions += 1)}`;
    const fields: string[] = [];
    const variables = new Set<string>();
    for (const fact of this.#read(condition, variants, inRow)) {
      const row = /^answers\.row\.(.+)$/.exec(fact)?.[1];
      if (row !== undefined) fields.push(row);
      else if (fact.startsWith("answers."))
        for (const element of this.#named(fact.slice("answers.".length))) variables.add(element);
    }
    FunctionFactory.Instance.register(name, (given: unknown[]) => {
      if (!inRow) return condition.evaluate(this.#answered.reader).holds;
      for (const [index, field] of fields.entries()) this.#answered.row[field] = given[index] ?? undefined;
      return condition.evaluate(this.#answered.rowReader).holds;
    });
    return `${name}(${[...fields.map((field) => `{panel.${field}}`), ...[...variables].map((variable) => `{${variable}}`)].join(", ")})`;
  }

  /** The questions that hold what a fact names; an answer that no step of this flow asks for never changes. */
  #named(path: string): readonly string[] {
    const whole = path.replace(/\[.*$/, "");
    const parts = [...this.#elements].filter(
      ([id]) => id === whole || id.startsWith(`${whole}.`) || whole.startsWith(`${id}.`),
    );
    return parts.flatMap(([, names]) => names);
  }

  /** Everything that a condition was seen to read, over many states of the case: one state shows only one of its ways. */
  #read(condition: CaseCondition, variants: readonly AnsweredCase["caseFile"][], inRow: boolean): ReadonlySet<string> {
    const facts = new Set<string>();
    for (const caseFile of variants) {
      const reader = inRow ? new CaseReader(caseFile).forRow("row", {}) : new CaseReader(caseFile);
      condition.evaluate(reader);
      for (const fact of reader.trace.restsOn) facts.add(fact);
    }
    return facts;
  }
}
