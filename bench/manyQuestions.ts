import type { AnswerKey, AnswerPath } from "@boreal/domain/caseFile/answers/answers";
import type { ApplicationKey } from "@boreal/domain/caseFile/application";
import type { Dependent, DependentKey } from "@boreal/domain/caseFile/dependents";
import type { PersonRef } from "@boreal/domain/caseFile/personRole";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { PageSlug } from "@boreal/domain/caseFile/vaultPlaces";
import type { CaseCondition } from "@boreal/domain/caseFile/rule";
import type { UserKey } from "@boreal/domain/caseFile/user";
import type { DatedTable } from "@boreal/domain/kernel/datedTable";
import type { AskingStep, Field, Needed, Step } from "@boreal/domain/questionnaire/step";
import type { AnsweredCase } from "./answeredCase.ts";
import { membersOf } from "./answeredCase.ts";

/**
 * A questionnaire as long as wanted: the same steps again and again, each time with ids of their own and with conditions,
 * checks and choices that read the answers of that copy. The engine gets it as data, like any flow.
 */

type Names = ReadonlyMap<string, string>;

/** Reads the answers of one copy under the names that its rules know; the rest, and every note, is the reader's behind it. */
class CopyReader {
  private readonly the: CaseReader;
  private readonly names: Names;

  constructor(the: CaseReader, names: Names) {
    this.the = the;
    this.names = names;
  }

  get trace() {
    return this.the.trace;
  }
  answer(key: AnswerKey) {
    return this.the.answer((this.names.get(key) ?? key) as AnswerKey);
  }
  value(path: AnswerPath) {
    return this.the.value((this.names.get(path) ?? path) as AnswerPath);
  }
  fresh() {
    return copyReader(this.the.fresh(), this.names);
  }
  forChild(child: Dependent) {
    return copyReader(this.the.forChild(child), this.names);
  }
  forRow(path: string, value: Readonly<Record<string, unknown>>) {
    return copyReader(this.the.forRow(path, value), this.names);
  }
  field(name: string) {
    return this.the.field(name);
  }
  today() {
    return this.the.today();
  }
  application(key: ApplicationKey) {
    return this.the.application(key);
  }
  user(key: UserKey) {
    return this.the.user(key);
  }
  profileName() {
    return this.the.profileName();
  }
  spouse() {
    return this.the.spouse();
  }
  children() {
    return this.the.children();
  }
  dependent(dependent: Dependent, key: DependentKey) {
    return this.the.dependent(dependent, key);
  }
  documents(page: PageSlug, person?: PersonRef) {
    return this.the.documents(page, person);
  }
  everyDocument() {
    return this.the.everyDocument();
  }
  row<T>(table: DatedTable<T>) {
    return this.the.row(table);
  }
  dateFor(table: DatedTable<unknown>) {
    return this.the.dateFor(table);
  }
}

/** Stands in for a reader wherever a question's rules ask one; the private parts of a reader it does not have. */
const copyReader = (the: CaseReader, names: Names): CaseReader => new CopyReader(the, names) as unknown as CaseReader;

function boundTo(names: Names) {
  let last: { readonly of: CaseReader; readonly copy: CaseReader } | undefined;
  // A step asks the same reader several things; the stand-in for it is made once.
  const reader = (the: CaseReader): CaseReader => {
    if (last?.of !== the) last = { of: the, copy: copyReader(the, names) };
    return last.copy;
  };
  const bindCondition = (one: CaseCondition): CaseCondition => ({
    ...one,
    evaluate: (the) => one.evaluate(reader(the)),
  });
  const bindNeeded = (one: Needed): Needed => (typeof one === "string" ? one : bindCondition(one));
  const bindHow = <T extends Pick<Step, "shown" | "skipped">>(one: T): T => ({
    ...one,
    ...(one.shown ? { shown: bindCondition(one.shown) } : {}),
    ...(one.skipped ? { skipped: bindCondition(one.skipped) } : {}),
  });
  const bindField = <T extends Field>(field: T): T => {
    const { among, length, choices, checks } = field;
    return {
      ...field,
      needed: bindNeeded(field.needed),
      ...(field.shown ? { shown: bindCondition(field.shown) } : {}),
      ...(choices
        ? {
            choices: choices.map((option) =>
              option.offered ? { ...option, offered: bindCondition(option.offered) } : option,
            ),
          }
        : {}),
      ...(among ? { among: (the: CaseReader) => among(reader(the)) } : {}),
      ...(length ? { length: (the: CaseReader) => length(reader(the)) } : {}),
      ...(checks
        ? { checks: checks.map((check) => (value: unknown, the: CaseReader) => check(value, reader(the))) }
        : {}),
    };
  };
  const renamed = <T extends { readonly id: string }>(one: T): T => ({ ...one, id: names.get(one.id) ?? one.id });
  const bindAsking = (step: AskingStep): AskingStep => {
    const own = bindHow(renamed(step));
    if (own.type === "question") return bindField(own);
    const asked = { ...own, needed: bindNeeded(own.needed), fields: own.fields.map(bindField) };
    return asked.type === "list"
      ? { ...asked, rows: (the) => (step.type === "list" ? step.rows(reader(the)) : { least: 0, most: 0 }) }
      : asked;
  };
  return (step: Step): Step => {
    if (step.type === "question" || step.type === "list" || step.type === "composite") return bindAsking(step);
    if (step.type !== "group") return bindHow(renamed(step));
    const { blockedWhen } = step;
    return {
      ...bindHow(renamed(step)),
      members: step.members.map(bindAsking),
      ...(blockedWhen ? { blockedWhen: bindCondition(blockedWhen) } : {}),
    };
  };
}

/** The answered case `copies` times over, as one case of one long flow. */
export function repeated({ caseFile, steps, asking }: AnsweredCase, copies: number): AnsweredCase {
  const answers: Record<string, unknown> = {};
  const all: Step[] = [];
  for (let copy = 0; copy < copies; copy += 1) {
    const name = (id: string) => id.replace(/^[^.]+/, (key) => `${key}_${copy}`);
    const known = [
      ...steps.map(({ id }) => id),
      ...asking.map(({ id }) => id as string),
      ...Object.keys(caseFile.answers),
    ];
    all.push(...steps.map(boundTo(new Map(known.map((id) => [id, name(id)])))));
    for (const [key, value] of Object.entries(caseFile.answers)) answers[name(key)] = value;
  }
  return { caseFile: { ...caseFile, answers }, steps: all, asking: all.flatMap(membersOf) };
}
