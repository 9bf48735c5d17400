import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { accompanyingChildren } from "@boreal/domain/questionnaire/family/children";
import { nextNumber } from "@boreal/domain/questionnaire/family/childIdentity";
import { numberedRows, rowNumbers } from "@boreal/domain/questionnaire/rowNumbers";

/** A person whom the answers name and the application does not have yet, with what the answers tell of them. */
export type Suggestion =
  | {
      readonly type: "Spouse";
      readonly visaType?: string | undefined;
      readonly birthday?: string | undefined;
      readonly applicantFullName?: string | undefined;
    }
  | {
      readonly type: "Child";
      readonly childNumber: number;
      readonly visaType?: string | undefined;
      readonly birthday?: string | undefined;
    };

/**
 * Who comes along by the answers and is not among the dependents. Children keep the number of their card. `counted`: how
 * many children of a visitor are not added yet, who are counted and have no cards.
 */
export function suggestions(
  { answers, dependents }: Pick<CaseFile, "answers" | "dependents">,
  counted = 0,
): readonly Suggestion[] {
  const isTogether = answers.maritalStatus === "married" || answers.maritalStatus === "commonLaw";
  const hasSpouse = dependents.some(({ type }) => type === "Spouse");
  const spouse: readonly Suggestion[] =
    isTogether && answers.accompanyingSpouse === true && !hasSpouse
      ? [
          {
            type: "Spouse",
            visaType: answers.spouseVisaType,
            birthday: answers.spouseBirthday,
            applicantFullName: nameOf(answers),
          },
        ]
      : [];
  const taken = new Set(
    dependents.flatMap(({ type, childNumber }) =>
      type === "Child" && typeof childNumber === "number" ? [childNumber] : [],
    ),
  );
  const rows = answers.hasAccompanyingChild === true ? (answers.accompanyingChildren ?? []) : [];
  const numbers = rowNumbers(accompanyingChildren, rows);
  const children = rows.flatMap((row, index): readonly Suggestion[] => {
    const childNumber = numbers[index] ?? index + 1;
    return row.accompanying === true && !taken.has(childNumber)
      ? [{ type: "Child", childNumber, visaType: row.visaType, birthday: row.dateOfBirth }]
      : [];
  });
  return [...spouse, ...children, ...countedChildren(counted, taken)];
}

/** Children who are counted and not listed take the lowest free numbers (ADR 0223). */
const countedChildren = (missing: number, taken: ReadonlySet<number>): readonly Suggestion[] =>
  Array.from({ length: taken.size + missing }, (_, index) => index + 1)
    .filter((number) => !taken.has(number))
    .slice(0, missing)
    .map((childNumber) => ({ type: "Child", childNumber, visaType: "Visitor" }));

function nameOf({ spouseFirstName, spouseLastName }: CaseFile["answers"]): string | undefined {
  const name = [spouseFirstName, spouseLastName].filter(Boolean).join(" ");
  return name === "" ? undefined : name;
}

/** The number of a child who is added by hand: one that no child of the application and no card of the answers has or had. */
export const nextChildNumber = ({
  answers,
  ...known
}: Pick<CaseFile, "answers" | "dependents" | "formerDependents">): number =>
  nextNumber(
    answers.hasAccompanyingChild === true ? numberedRows(accompanyingChildren, answers.accompanyingChildren ?? []) : [],
    known,
  );
