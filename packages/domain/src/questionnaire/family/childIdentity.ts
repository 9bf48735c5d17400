import type { Answers } from "../../caseFile/answers/answers.ts";
import { childNumbersOf, type Dependent } from "../../caseFile/dependents.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { ofText } from "../../fields/checks/checks.ts";
import { fitsKnownPart } from "../../kernel/partialDate.ts";
import { refusal } from "../../kernel/validation.ts";

/**
 * Which child a row of the answers is (ADR 0245): the one with its number, and nobody else. A birthday is no person: brothers
 * and sisters share one, and it is corrected. Where a row says another birthday than its child was known by, and not only more
 * of it, the person is
 * asked whether it is the same child; until then nothing of that child changes.
 */

type Rows = NonNullable<Answers["accompanyingChildren"]>;
type Row = Rows[number];
type Known = {
  readonly dependents: readonly Dependent[];
  readonly formerDependents?: readonly Dependent[] | undefined;
};

/** Whether nobody has said yet that this row, with its other birthday, is still the child whom we know. */
export const isPerhapsAnotherChild = (row: Row, known: Dependent | undefined): boolean =>
  typeof known?.birthday === "string" &&
  row.dateOfBirth !== undefined &&
  !fitsKnownPart(row.dateOfBirth, known.birthday) &&
  row.sameChildAs !== known.birthday;

function knownOfRow(the: CaseReader): Dependent | undefined {
  const number = the.field("childNumber");
  return typeof number === "number" ? the.knownChild(number) : undefined;
}

/** Whether the row in view says another birthday than its child was known by, and nobody said yet that it is the same child. */
function isAsked(the: CaseReader): boolean {
  const known = knownOfRow(the)?.birthday;
  const told = the.field("dateOfBirth");
  return (
    typeof known === "string" &&
    typeof told === "string" &&
    !fitsKnownPart(told, known) &&
    the.field("sameChildAs") !== known
  );
}

export const rowBirthdayIsAnother = says(
  "rowBirthdayIsAnother",
  {
    en: "this child was entered with another date of birth",
    fr: "cet enfant a été inscrit avec une autre date de naissance",
  },
  isAsked,
);

/** A birthday that nobody said to be of the same child is not taken. */
export const isOfSameChild = ofText<CaseReader>((_, the) => (isAsked(the) ? askedFirst : undefined));

const askedFirst = refusal("sameChild", {
  en: "This child has another date of birth in the application. Say below if it is the same child. Until then, nothing changes.",
  fr: "Cet enfant a une autre date de naissance dans la demande. Dites ci-dessous s’il s’agit du même enfant. D’ici là, rien ne change.",
});

/** The row as it is once the person answered whether it is the same child. */
export function rowOfAnswer(answer: unknown, rows: readonly Row[], index: number, known: Known): Row {
  const row = rows[index] ?? {};
  if (answer === "another") return rowOfAnotherChild(rows, index, known);
  const child = [...known.dependents, ...(known.formerDependents ?? [])].find(
    ({ type, childNumber }) => type === "Child" && childNumber === row.childNumber,
  );
  return typeof child?.birthday === "string" ? { ...row, sameChildAs: child.birthday } : row;
}

/** The row as that of another child: of the one child with this birthday who has no row, else of somebody new. */
export function rowOfAnotherChild(rows: readonly Row[], index: number, known: Known): Row {
  const dateOfBirth = rows[index]?.dateOfBirth;
  const listed = new Set(rows.map(({ childNumber }) => childNumber));
  const like = known.dependents.filter(
    ({ type, birthday, childNumber }) =>
      type === "Child" && birthday === dateOfBirth && typeof childNumber === "number" && !listed.has(childNumber),
  );
  const [only] = like;
  const number =
    like.length === 1 && typeof only?.childNumber === "number" ? only.childNumber : nextNumber(rows, known);
  return { childNumber: number, ...(dateOfBirth === undefined ? {} : { dateOfBirth }) };
}

/** A number that no child of this case ever had. */
export const nextNumber = (rows: readonly Row[], known: Known): number =>
  Math.max(0, ...childNumbersOf(known), ...rows.flatMap(({ childNumber = 0 }) => [childNumber])) + 1;

/**
 * The rows as they are sent, each with the number of its child. A row without one is the row that stood in its place; one
 * that was not there gets a number that nobody ever had. So is a row whose number was that of a child who left, unless the
 * row stood there all the while or the person says that it is that child.
 */
export function withChildNumbers(sent: Rows, stored: Rows, known: Known): Rows {
  const before = stored.map((row, index) => row.childNumber ?? index + 1);
  const present = new Set(known.dependents.map(({ childNumber }) => childNumber));
  const left = new Map(
    (known.formerDependents ?? [])
      .toReversed()
      .map((one) => [one.childNumber ?? 0, one.birthday ?? undefined] as const),
  );
  const isOwn = ({ childNumber, sameChildAs }: Row): boolean =>
    childNumber !== undefined &&
    (before.includes(childNumber) ||
      present.has(childNumber) ||
      !left.has(childNumber) ||
      (sameChildAs !== undefined && sameChildAs === left.get(childNumber)));
  const taken = new Set(sent.flatMap((row) => (isOwn(row) ? [row.childNumber] : [])));
  let next = nextNumber([...sent, ...before.map((childNumber) => ({ childNumber }))], known);
  return sent.map((row, index) => {
    if (isOwn(row)) return row;
    const place =
      before[index] ??
      (present.has(index + 1) || !(left.has(index + 1) || taken.has(index + 1)) ? index + 1 : undefined);
    const number = place !== undefined && !taken.has(place) ? place : next++;
    taken.add(number);
    return { ...row, childNumber: number };
  });
}
