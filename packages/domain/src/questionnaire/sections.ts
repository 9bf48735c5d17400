import { splitPath, type AnswerKey } from "../caseFile/answers/answers.ts";
import { ofEachType, type ApplicationType } from "../caseFile/application.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { CaseCondition } from "../caseFile/rule.ts";
import type { FactRef } from "../kernel/trace.ts";
import { stepsOf } from "./flow.ts";
import type { GuestSection } from "./guestSections.ts";
import { readerFor } from "./inUse.ts";
import { isPartOf } from "./ownWords.ts";
import { preparesThemselves } from "./preparer.ts";
import type { AskingStep, Field, Step } from "./step.ts";
import { isOnTheWay, stepStates } from "./stepState.ts";

const isAsking = (step: Step): step is AskingStep =>
  step.type === "question" || step.type === "list" || step.type === "composite";

/** Pages of the flow about the person of a section, in their order. */
const pagesOfSection = (type: ApplicationType, section: GuestSection): readonly Step[] =>
  stepsOf(type).filter((step) => isPartOf(section, step));

function askedOn(page: Step, section: GuestSection): readonly AskingStep[] {
  if (page.type === "group") return page.members.filter((member) => isPartOf(section, member));
  return isAsking(page) ? [page] : [];
}

const answersOfEach = (section: GuestSection) =>
  ofEachType(
    (type): ReadonlySet<AnswerKey> =>
      new Set(
        pagesOfSection(type, section).flatMap((page) => askedOn(page, section).map(({ id }) => splitPath(id).key)),
      ),
  );
const answersOf = {
  spouse: answersOfEach("spouse"),
  host: answersOfEach("host"),
  visitor: answersOfEach("visitor"),
  financialSupporter: answersOfEach("financialSupporter"),
  secondFinancialSupporter: answersOfEach("secondFinancialSupporter"),
} satisfies Record<GuestSection, object>;

/** Answers that the questions of a section set; nothing else is the guest's to read or to write. */
export const answersOfSection = (type: ApplicationType, section: GuestSection): ReadonlySet<AnswerKey> =>
  answersOf[section][type];

export type SectionView = {
  /** Answers that are the invited person's to read and to write. */
  readonly own: ReadonlySet<AnswerKey>;
  /**
   * The case as the invited person may know it: type and status, the answers about them, and those facts on which it rests
   * whether and how their questions are asked. No name, no document, no other answer.
   */
  readonly caseFile: CaseFile;
  /**
   * Pages that may be asked, in order. Which of them are shown now follows from `caseFile`; a page that is hidden by
   * something the invited person is not told (a document in the vault) is left out.
   */
  readonly stepIds: readonly string[];
  /** Whether a question of the section is shown now to somebody else than who prepares the application. */
  readonly isAsked: boolean;
};

/**
 * What of the case reaches an invited person who turns out to be nobody else than who prepares the application: nothing to
 * ask, and none of the answers that are then the preparer's own.
 */
const nothingOf = ({ today, application: { type, status } }: CaseFile): SectionView => ({
  caseFile: {
    today,
    user: {},
    profile: {},
    application: { type, ...(status === undefined ? {} : { status }) },
    answers: {},
    dependents: [],
    documents: [],
  },
  own: new Set(),
  stepIds: [],
  isAsked: false,
});

/** Cuts a case to one section. */
export function viewOfSection(caseFile: CaseFile, section: GuestSection): SectionView {
  const { type, status } = caseFile.application;
  const reader = readerFor(caseFile);
  if (preparesThemselves(section, reader)) return nothingOf(caseFile);
  const pages = pagesOfSection(type, section);
  const facts = new Set(pages.flatMap((page) => factsThatShow(page, section, reader)));
  const own = answersOfSection(type, section);
  const known = (key: string) =>
    own.has(key as AnswerKey) ||
    [...facts].some(
      (fact) => fact === `answers.${key}` || fact.startsWith(`answers.${key}.`) || fact.startsWith(`answers.${key}[`),
    );
  const reduced: CaseFile = {
    today: caseFile.today,
    user: cut(caseFile.user, (name) => facts.has(`user.${name}`)),
    profile: {},
    application: {
      ...cut(caseFile.application, (name) => facts.has(`application.${name}`)),
      type,
      ...(status === undefined ? {} : { status }),
    },
    answers: cut(caseFile.answers, known),
    dependents: section === "spouse" && facts.has("dependents") ? spouseOf(caseFile, facts) : [],
    documents: [],
  };
  const asGuest = readerFor(reduced);
  const shown = new Set(pages.filter((page) => isOnTheWay(stepStates(page, reader)[0])));
  const stepIds = pages
    .filter((page) => shown.has(page) || !isOnTheWay(stepStates(page, asGuest)[0]))
    .map(({ id }) => id);
  return { caseFile: reduced, own, stepIds, isAsked: [...shown].some((page) => askedOn(page, section).length > 0) };
}

/** The spouse among the family, with what their questions rest on. */
const spouseOf = ({ dependents }: CaseFile, facts: ReadonlySet<FactRef>): CaseFile["dependents"] =>
  dependents
    .filter((dependent) => dependent.type === "Spouse")
    .map((dependent) => ({
      ...cut(dependent, (name) => facts.has(`dependents.${dependent.id}.${name}`)),
      id: dependent.id,
      type: dependent.type,
    }));

const cut = <T extends object>(whole: T, keep: (name: string) => boolean): Partial<T> =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => keep(name))) as Partial<T>;

/**
 * Facts that decide whether a page is shown, what is needed on it and what it offers. Not what its checks and prefills read:
 * checks are made again by the server, which knows the whole case.
 */
function factsThatShow(page: Step, section: GuestSection, reader: CaseReader): readonly FactRef[] {
  const the = reader.fresh();
  page.shown?.evaluate(the);
  page.skipped?.evaluate(the);
  for (const step of askedOn(page, section)) {
    the.isSetAside(step.id);
    step.shown?.evaluate(the);
    step.skipped?.evaluate(the);
    if (step.type === "question") readField(step, the);
    else if (typeof step.needed === "object") step.needed.evaluate(the);
  }
  return [...the.trace.restsOn, ...askedOn(page, section).flatMap((step) => factsOfParts(step, reader))];
}

/** What the parts of a list or composite answer rest on, in the rows that are there and in an empty one. */
function factsOfParts(step: AskingStep, reader: CaseReader): readonly FactRef[] {
  if (step.type === "question") return [];
  const the = reader.fresh();
  const value = the.answer(step.id) as unknown;
  const rows = Array.isArray(value)
    ? (value as readonly Readonly<Record<string, unknown>>[])
    : value === undefined
      ? []
      : [value as Readonly<Record<string, unknown>>];
  if (step.type === "list") step.rows(the);
  return [
    ...the.trace.restsOn,
    ...[...rows, {}].flatMap((row) => {
      const inRow = reader.forRow(step.id, row);
      for (const field of step.fields) readField(field, inRow);
      return [...inRow.trace.restsOn];
    }),
  ];
}

function readField(field: Field, the: CaseReader): void {
  const conditions: readonly (CaseCondition | undefined)[] = [
    field.shown,
    typeof field.needed === "object" ? field.needed : undefined,
    ...(field.choices ?? []).map(({ offered }) => offered),
    ...(field.wordings ?? []).map(({ when }) => when),
  ];
  for (const condition of conditions) condition?.evaluate(the);
  field.wordingValues?.(the);
  field.among?.(the);
  field.length?.(the);
}
