import { formNumbers, type FormNumber } from "../../caseFile/formValues.ts";
import type { PersonRef, PersonRole } from "../../caseFile/personRole.ts";
import { spellingOf } from "../../caseFile/whose/pageOwner.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { isCoOpPermit, isStudentExtension, isVisitorVisa } from "../../conditions/application/application.ts";
import { childRenewsStudies } from "../../conditions/family/dependentVisas.ts";
import { spousePlacementFromInside } from "../../conditions/officialForms/officialForms.ts";
import { any } from "../../kernel/condition.ts";

/** Slug of the page of the vault to which a validated form goes back, without the person; what is typed on screen goes nowhere. */
const pages: Readonly<Partial<Record<FormNumber, string>>> = {
  IMM1294: "application-for-study-permit",
  IMM1295: "application-for-work-permit",
  IMM5257: "application-for-visitor-visa",
  IMM5708: "application-for-visitor-record",
  IMM5709: "application-for-study-permit-extension",
  IMM5710: "application-for-work-permit-inside-canada",
  IMM5645: "family-information-form",
  IMM5707: "family-information-form",
  IMM5476: "use-of-a-representative",
  IMM5646: "custodian-declaration",
  IMM5744: "consent-to-information-form",
  IMM5409: "common-law-declaration",
  IMM5257B: "schedule-1-background",
  IMM1436: "amend-temp-residence-form",
  NAS2120: "sin-application",
  IR1: "leave-application",
};

const before: { readonly [role in PersonRole]?: string } = {
  main: "",
  spouse: "spouse-",
  child: "child-",
  visitor: "visitor-visa-visitor-",
};

const pagesOfForms: ReadonlySet<string> = new Set([
  ...Object.values(pages),
  "co-op-work-permit-from-inside-canada",
  // Of a visit, where the same papers are called otherwise.
  "application",
  "common-law",
]);

/** The forms that go back to this page, of whomever it is. */
export function formsOfPage(slug: string): readonly FormNumber[] {
  const { ownName } = spellingOf(slug);
  return formNumbers.filter((number) => pages[number] === ownName);
}

/** Whether filled forms lie on this page, of whomever it is. */
export const isFormPage = (slug: string): boolean => pagesOfForms.has(spellingOf(slug).ownName);

/** A work permit for a placement that belongs to a program has a page of its own. */
const asksForPlacement = any(isCoOpPermit, isStudentExtension);

/** A child who goes on with its studies. */
function renews(the: CaseReader, person: PersonRef): boolean {
  const child =
    person.role === "child" ? the.children().find(({ childNumber }) => childNumber === person.childNumber) : undefined;
  return child !== undefined && childRenewsStudies.evaluate(the.forChild(child)).holds;
}

/** Pages of a visit that are called otherwise than those of the same person elsewhere. */
function pageOfVisit(form: FormNumber, { role }: PersonRef, the: CaseReader): string | undefined {
  if (form === "IMM5409" && role === "visitor") return "visitor-visa-visitor-common-law";
  if (form !== "IMM5257") return undefined;
  if (role === "visitor") return "visitor-visa-visitor-application";
  return role === "spouse" && isVisitorVisa.evaluate(the).holds ? "visitor-visa-spouse-application" : undefined;
}

/** The page where it is another one for this person in this case. */
function otherPage(form: FormNumber, person: PersonRef, the: CaseReader): string | undefined {
  const { role } = person;
  if (form === "IMM5709") return role === "main" || renews(the, person) ? undefined : pages.IMM1294;
  if (form !== "IMM5710") return undefined;
  const isPlacement = role === "spouse" ? spousePlacementFromInside : asksForPlacement;
  return isPlacement.evaluate(the).holds ? "co-op-work-permit-from-inside-canada" : undefined;
}

/** The page of the vault for a filled form of this person in this case. Not every form exists for everybody, and what is typed on screen has none. */
export function formPageSlug(form: FormNumber, person: PersonRef, the: CaseReader): string | undefined {
  const prefix = before[person.role];
  const ofVisit = pageOfVisit(form, person, the);
  if (ofVisit !== undefined) return ofVisit;
  const page = otherPage(form, person, the) ?? pages[form];
  return prefix === undefined || page === undefined ? undefined : `${prefix}${page}`;
}
