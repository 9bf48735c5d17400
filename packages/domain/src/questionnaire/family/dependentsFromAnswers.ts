import type { CaseFile } from "../../caseFile/caseFile.ts";
import type { Dependent, DependentType } from "../../caseFile/dependents.ts";
import { CaseReader } from "../../caseFile/reader.ts";
import { changedPerson, isPerhapsAnotherPerson } from "../../caseFile/whose/samePerson.ts";
import { isTooOldToDepend } from "../../conditions/family/dependentAge.ts";
import { statedSpouse } from "../../conditions/family/spouseOfAnswers.ts";
import type { FactRef } from "../../kernel/trace.ts";
import { childrenInAssessment, dependentChildAge } from "../../tables/family/family.ts";
import { readerFor } from "../inUse.ts";
import { isPerhapsAnotherChild } from "./childIdentity.ts";

/**
 * Spouse and children as the answers tell them, so that nobody types a person twice (ADR 0057). What the answers say wins;
 * what they do not say stays as it was given on the page of the dependents. Not answered is never "no".
 */

/** What the answers give of a person; a missing part is not answered. */
export type DependentParts = Partial<Pick<Dependent, "visaType" | "birthday" | "applicantFullName">>;

export type DependentChange =
  | {
      readonly kind: "add";
      readonly type: DependentType;
      readonly childNumber: number | null;
      readonly parts: DependentParts;
    }
  | { readonly kind: "update"; readonly dependent: Dependent; readonly parts: DependentParts }
  | { readonly kind: "remove"; readonly dependent: Dependent };

/** `gone`: the answers say that this person does not come. */
type Told = { readonly type: DependentType; readonly childNumber: number | null } & (
  | { readonly gone: true }
  | { readonly gone: false; readonly parts: DependentParts }
);

/** As many as the case format takes. */
const mostChildren = 30;

export type FollowedAnswers = { readonly changes: readonly DependentChange[]; readonly restsOn: readonly FactRef[] };

/**
 * What has to change so that the dependents agree with the answers in use, and the facts that this rests on. Some questions
 * about a person are asked only once the person is in the case, so it is asked again with the changes laid over.
 */
export function dependentsFromAnswers(caseFile: CaseFile): FollowedAnswers {
  const first = changesIn(caseFile, caseFile);
  return first.changes.length === 0
    ? first
    : changesIn({ ...caseFile, dependents: changed(caseFile.dependents, first.changes) }, caseFile);
}

/** The case as it is once the dependents follow the answers. Who is added has an id of this function's own until the server gives one. */
export function caseWithDependents(caseFile: CaseFile): CaseFile {
  const { changes } = dependentsFromAnswers(caseFile);
  return changes.length === 0 ? caseFile : { ...caseFile, dependents: changed(caseFile.dependents, changes) };
}

function changesIn(read: CaseFile, stored: CaseFile): FollowedAnswers {
  const the = readerFor(read).fresh();
  const children = new CaseReader(stored).children();
  const spouse = stored.dependents.find((dependent) => dependent.type === "Spouse");
  const changes = [
    ...changeOf(toldOfSpouse(the), spouse),
    ...toldOfChildren(
      the,
      children.map((child) => child.childNumber),
    ).flatMap((told) =>
      changeOf(
        told,
        children.find((child) => child.childNumber === told.childNumber),
      ),
    ),
  ];
  return { changes, restsOn: the.trace.restsOn };
}

/** The person as the answers tell them. Another birthday of a child was said to be of the same child before it was taken (ADR 0245). */
export const updated = (before: Dependent, parts: DependentParts): Dependent =>
  changedPerson(before, { ...before, ...parts }, before.type === "Child" && parts.birthday !== undefined);

function changed(dependents: readonly Dependent[], changes: readonly DependentChange[]): readonly Dependent[] {
  let all = dependents;
  for (const change of changes) {
    if (change.kind === "add") {
      const { type, childNumber, parts } = change;
      all = [
        ...all,
        { id: type === "Spouse" ? "answered-spouse" : `answered-child-${childNumber}`, type, childNumber, ...parts },
      ];
    } else if (change.kind === "remove") all = all.filter((one) => one.id !== change.dependent.id);
    else all = all.map((one) => (one.id === change.dependent.id ? updated(one, change.parts) : one));
  }
  return all;
}

function changeOf(told: Told | undefined, now: Dependent | undefined): DependentChange[] {
  if (!told) return [];
  if (told.gone) return now ? [{ kind: "remove", dependent: now }] : [];
  const { type, childNumber } = told;
  if (!now) return [{ kind: "add", type, childNumber, parts: told.parts }];
  const parts = type === "Spouse" ? partsOfSameSpouse(now, told.parts) : told.parts;
  const other = Object.entries(parts).filter(([name, value]) => (now[name as keyof DependentParts] ?? null) !== value);
  return other.length === 0 ? [] : [{ kind: "update", dependent: now, parts: Object.fromEntries(other) }];
}

/** While nobody said that it is the same person, the spouse of the case keeps name and birthday (ADR 0253). */
function partsOfSameSpouse(now: Dependent, { visaType, ...who }: DependentParts): DependentParts {
  if (!isPerhapsAnotherPerson(now, { ...now, ...who })) return given({ visaType, ...who });
  return given({ visaType });
}

function toldOfSpouse(the: CaseReader): Told | undefined {
  const status = the.answer("maritalStatus");
  if (status === undefined) return undefined;
  const spouse = { type: "Spouse", childNumber: null } as const;
  if (status !== "married" && status !== "commonLaw") return { ...spouse, gone: true };
  const comes = the.answer("accompanyingSpouse");
  if (comes === undefined) return undefined;
  if (!comes) return { ...spouse, gone: true };
  const { birthday, applicantFullName } = statedSpouse(the);
  return {
    ...spouse,
    gone: false,
    parts: given({
      visaType: the.answer("spouseVisaType"),
      birthday,
      applicantFullName,
    }),
  };
}

function toldOfChildren(the: CaseReader, known: readonly number[]): Told[] {
  const has = the.answer("hasAccompanyingChild");
  if (has === undefined) return [];
  if (!has) return known.map((childNumber) => ({ type: "Child", childNumber, gone: true }));
  const rows = the.answer("accompanyingChildren");
  if (!rows) return [];
  const told: Told[] = [];
  const numbers = new Set<number>();
  for (const [index, row] of rows.entries()) {
    const childNumber = isChildNumber(row.childNumber) ? row.childNumber : index + 1;
    if (numbers.has(childNumber) || childNumber > mostChildren) continue;
    numbers.add(childNumber);
    // Who left under this number with another birthday comes back once the person says that it is the same child (ADR 0245).
    if (!known.includes(childNumber) && isPerhapsAnotherChild(row, the.knownChild(childNumber))) continue;
    const comes = childComes(row, the);
    if (comes === undefined) continue;
    const child = { type: "Child", childNumber } as const;
    told.push(
      comes
        ? { ...child, gone: false, parts: given({ visaType: row.visaType, birthday: row.dateOfBirth }) }
        : { ...child, gone: true },
    );
  }
  // Every child is counted, so a list as long as the count tells that there are no others; the highest count has no more rows.
  const count = the.answer("numberOfChildren");
  if (count !== undefined && rows.length >= count && !isHighestCount(the, count)) {
    for (const childNumber of known)
      if (!numbers.has(childNumber)) told.push({ type: "Child", childNumber, gone: true });
  }
  return told;
}

/** With the most children that are asked about, others are added on the page of the family (ADR 0320). */
function isHighestCount(the: CaseReader, count: number): boolean {
  const limits = the.row(childrenInAssessment);
  return limits.found && count >= limits.row.value.most;
}

const isChildNumber = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 1 && value <= mostChildren;

/** Whether a child comes along as a dependent; nothing while the answers leave it open. */
function childComes(
  row: { readonly accompanying?: boolean | undefined; readonly dateOfBirth?: string | undefined },
  the: CaseReader,
): boolean | undefined {
  if (row.accompanying === false) return false;
  if (row.dateOfBirth === undefined || !the.row(dependentChildAge).found) return undefined;
  if (isTooOldToDepend(the, row.dateOfBirth)) return false;
  return row.accompanying;
}

const given = (parts: { readonly [K in keyof DependentParts]: DependentParts[K] | undefined }): DependentParts =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
