import type { Answers } from "../../caseFile/answers/answers.ts";
import type { Dependent, DependentVisaType } from "../../caseFile/dependents.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { IsoDate } from "../../kernel/calendarDate.ts";
import { agesOn, type Ages, type PartialDate } from "../../kernel/partialDate.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { isTooOldToDepend } from "../family/dependentAge.ts";
import { passportBirthday } from "../identity/ages.ts";
import { any } from "../../kernel/condition.ts";
import { isFamilyOfGraduate, typeIsOneOf } from "./application.ts";

/**
 * Who comes to Canada together: the applicant, the spouse or partner, and each child who depends on them. Funds count
 * these people and fees are paid for them.
 *
 * The answers win over the list of dependents, and that list fills what is not answered. An answer says who comes along
 * today; a dependent has no such field, and stays in the list when the family changes its mind. Without an answer a
 * dependent comes along unless the visa type chosen is `None`: a visa is only chosen for somebody who comes.
 */

/** Applications in which the family of a student is applying, and the student does not. */
export const isFamilyOfStudent = typeIsOneOf(
  "isFamilyOfStudent",
  { en: "the family of a student is applying", fr: "la famille d’une personne aux études fait la demande" },
  ["StandaloneFamily", "SpeFamily"],
);

/** The family of somebody in Canada applies, and that person does not. */
export const familyAppliesAlone = any(isFamilyOfStudent, isFamilyOfGraduate);

export type Member = {
  readonly role: "main" | "spouse" | "child";
  readonly childNumber?: number;
  /** Nothing is known of the applicant’s own permit here; for others: not chosen yet. */
  readonly visaType?: DependentVisaType;
  readonly birthday?: PartialDate;
  /** Completed years today. */
  readonly ages?: Ages;
  readonly hasBiometrics?: boolean;
  readonly biometricsExpiry?: IsoDate;
};

export type Household = { readonly members: readonly Member[]; readonly because: readonly Text[] };

export function householdOf(the: CaseReader): Household {
  const spouse = spouseOf(the);
  const children = childrenOf(the);
  const birthday = the.answer("birthday");
  const members: readonly Member[] = [
    { role: "main", ...aged(the, birthday) },
    ...(spouse ? [spouse] : []),
    ...children,
  ];
  return { members, because: [whoCounts(spouse !== undefined, children.length)] };
}

function aged(the: CaseReader, birthday: PartialDate | null | undefined): Pick<Member, "birthday" | "ages"> {
  const ages = birthday ? agesOn(birthday, the.today()) : undefined;
  return birthday ? { birthday, ...(ages ? { ages } : {}) } : {};
}

function spouseOf(the: CaseReader): Member | undefined {
  const status = the.answer("maritalStatus");
  if (status !== undefined && status !== "married" && status !== "commonLaw") return undefined;
  const comes = the.answer("accompanyingSpouse");
  if (comes === false) return undefined;
  const dependent = the.spouse();
  if (comes === undefined && dependent === undefined) return undefined;
  const visaType = the.answer("spouseVisaType") ?? (dependent && the.dependent(dependent, "visaType"));
  if (comes === undefined && visaType === "None") return undefined;
  const birthday =
    the.answer("spouseBirthday") ??
    (dependent && the.dependent(dependent, "birthday")) ??
    passportBirthday(the, "spouse-passport", { role: "spouse" });
  return { role: "spouse", ...(visaType ? { visaType } : {}), ...aged(the, birthday) };
}

type Row = NonNullable<Answers["accompanyingChildren"]>[number];
type Child = { readonly row?: Row; readonly path?: string; readonly dependent?: Dependent };

/** Children by number, each once: a row of the answers and a dependent of the same number are the same child. */
function childrenOf(the: CaseReader): readonly Member[] {
  if (the.answer("hasAccompanyingChild") === false) return [];
  const rows = the.answer("accompanyingChildren") ?? [];
  const byNumber = new Map<number, Child>();
  for (const [index, row] of rows.entries()) {
    if (row.childNumber !== undefined && !byNumber.has(row.childNumber))
      byNumber.set(row.childNumber, { row, path: pathOf(index) });
  }
  for (const [index, row] of rows.entries()) {
    if ([...byNumber.values()].some((child) => child.row === row)) continue;
    let number = row.childNumber ?? index + 1;
    while (byNumber.has(number)) number += 1;
    byNumber.set(number, { row, path: pathOf(index) });
  }
  for (const dependent of the.children())
    byNumber.set(dependent.childNumber, { ...byNumber.get(dependent.childNumber), dependent });
  return [...byNumber]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([childNumber, child]) => memberFor(the, childNumber, child));
}

const pathOf = (index: number) => `answers.accompanyingChildren[${index}]`;

function memberFor(the: CaseReader, childNumber: number, { row, path, dependent }: Child): readonly Member[] {
  const visaType = row?.visaType ?? (dependent && the.dependent(dependent, "visaType"));
  const told = row?.dateOfBirth ?? (dependent && the.dependent(dependent, "birthday"));
  const birthday = told ?? passportBirthday(the, "child-passport", { role: "child", childNumber });
  if (path !== undefined) {
    the.trace.note(`${path}.accompanying`, row?.accompanying === undefined);
    if (!birthday) the.trace.note(`${path}.dateOfBirth`, true);
  }
  const comes = row?.accompanying ?? (dependent !== undefined && visaType !== "None");
  if (!comes) return [];
  const known = aged(the, birthday);
  if (birthday && isTooOldToDepend(the, birthday)) return [];
  return [
    {
      role: "child",
      childNumber,
      ...(visaType ? { visaType } : {}),
      ...known,
      ...(row?.hasBiometrics === undefined ? {} : { hasBiometrics: row.hasBiometrics }),
      ...(row?.biometricsExpiryDate === undefined ? {} : { biometricsExpiry: row.biometricsExpiryDate }),
    },
  ];
}

const alone: Text = {
  en: "one person counts, you: nothing shows that someone comes with you",
  fr: "une seule personne compte, vous : rien n’indique que quelqu’un vous accompagne",
};
const withSpouse: Text = {
  en: "two people count: you and your spouse or partner",
  fr: "deux personnes comptent : vous et votre conjoint ou partenaire",
};
const withOneChild: Text = {
  en: "two people count: you and the child who comes with you",
  fr: "deux personnes comptent : vous et l’enfant qui vous accompagne",
};
const withChildren: Text = {
  en: "{persons} people count: you and the {children} children who come with you",
  fr: "{persons} personnes comptent : vous et les {children} enfants qui vous accompagnent",
};
const withSpouseAndChild: Text = {
  en: "three people count: you, your spouse or partner and the child who comes with you",
  fr: "trois personnes comptent : vous, votre conjoint ou partenaire et l’enfant qui vous accompagne",
};
const withAll: Text = {
  en: "{persons} people count: you, your spouse or partner and the {children} children who come with you",
  fr: "{persons} personnes comptent : vous, votre conjoint ou partenaire et les {children} enfants qui vous accompagnent",
};

function whoCounts(hasSpouse: boolean, children: number): Text {
  if (children === 0) return hasSpouse ? withSpouse : alone;
  if (children === 1) return hasSpouse ? withSpouseAndChild : withOneChild;
  return fill(hasSpouse ? withAll : withChildren, { persons: children + (hasSpouse ? 2 : 1), children });
}
