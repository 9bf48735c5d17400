import { inWords, settled } from "../prefills/oneThing.ts";
import type { FormNumber } from "../../caseFile/formValues.ts";
import type { Text } from "../../kernel/text.ts";
import type { FormPrefill, FormValue, Prefilled } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { sexPrefill } from "../prefills/people.ts";
import { knownOf } from "./known.ts";
import {
  memberIn5406,
  memberIn5645,
  memberIn5669,
  memberIn5707,
  rowsIn5406,
  rowsIn5645,
  rowsIn5707,
  type FactName,
  type Member,
  type MemberFacts,
} from "./memberFacts.ts";

/**
 * What a block of a family form is filled in with. What a person wrote in a family form goes first: in the other form of the
 * same person, then in the form of another person of the case in which they stand; only then what the case knows.
 */

const otherForm: Text = { en: "from your other family form", fr: "d’après votre autre formulaire sur la famille" };
const scheduleA: Text = { en: "from your Schedule A (IMM\u00A05669)", fr: "d’après votre annexe A (IMM\u00A05669)" };
const applicantsForm: Text = {
  en: "from the family form of the applicant",
  fr: "d’après le formulaire sur la famille de la personne qui présente la demande",
};

type Told = { readonly facts: MemberFacts; readonly form: FormNumber; readonly says: Text };

/** The forms that tell of a family, and how each does; the first goes before the others. */
const tellers = {
  IMM5645: memberIn5645,
  IMM5707: memberIn5707,
  IMM5406: memberIn5406,
  IMM5669: memberIn5669,
} as const satisfies Partial<Record<FormNumber, unknown>>;
type Teller = keyof typeof tellers;
const familyForms = Object.keys(tellers) as readonly Teller[];

export const memberEntered = (the: FormReader, form: Teller, member: Member): MemberFacts =>
  tellers[form](the.enteredIn(form), member);

export function childrenEntered(the: FormReader, form: FormNumber): readonly MemberFacts[] | undefined {
  const entered = the.enteredIn(form);
  if (form === "IMM5645") return rowsIn5645(entered, "children");
  return form === "IMM5406" ? rowsIn5406(entered) : rowsIn5707(entered);
}

/** The form of the applicant of the case, read for one of the others. */
const ofMain = (the: FormReader): FormReader => the.about({ role: "main" });

/** Children of the applicant themselves; whose child a stepchild is nobody asked. */
const ownChild = new Set(["son", "daughter", "adoptedSon", "adoptedDaughter"]);

/** The child of this form in the form of the applicant, by the date of birth, where that tells them apart. */
function rowOfChild(the: FormReader, form: Teller): MemberFacts | undefined {
  const born = settled(knownOf(the, "applicant", "dateOfBirth"))?.value;
  const rows = (childrenEntered(ofMain(the), form) ?? []).filter(
    (row) => row.dateOfBirth !== undefined && row.dateOfBirth === born,
  );
  return rows.length === 1 ? rows[0] : undefined;
}

/** What the applicant’s form says of a member of another person’s family. */
function inApplicantsForm(the: FormReader, form: Teller, member: Member): MemberFacts | undefined {
  if (the.person.role === "spouse") {
    const mirrored = member === "applicant" ? "spouse" : member === "spouse" ? "applicant" : undefined;
    return mirrored && memberEntered(ofMain(the), form, mirrored);
  }
  if (the.person.role !== "child") return undefined;
  const row = rowOfChild(the, form);
  if (member === "applicant") return row;
  const sex = sexPrefill(ofMain(the))?.value;
  const isThisParent = (member === "mother" && sex === "Female") || (member === "father" && sex === "Male");
  return isThisParent && ownChild.has(row?.relationship ?? "")
    ? memberEntered(ofMain(the), form, "applicant")
    : undefined;
}

function told(the: FormReader, member: Member): readonly Told[] {
  const other = familyForms.filter((form) => form !== the.form.id);
  return [
    ...other.map((form) => ({
      facts: memberEntered(the, form, member),
      form,
      says: form === "IMM5669" ? scheduleA : otherForm,
    })),
    ...familyForms.map((form) => ({ facts: inApplicantsForm(the, form, member) ?? {}, form, says: applicantsForm })),
  ];
}

/** Of another person’s form only what does not turn on whose form it is. */
const turnsOnForm: readonly FactName[] = ["willAccompany", "relationship"];

export function factOf(the: FormReader, member: Member, fact: FactName): Prefilled | undefined {
  for (const { facts, form, says } of told(the, member)) {
    const value = says === applicantsForm && turnsOnForm.includes(fact) ? undefined : facts[fact];
    if (value !== undefined) return { value, from: { fact: `forms.${form}`, says } };
  }
  return knownOf(the, member, fact);
}

/** A fact turned into what a field of the form says. */
export const filledWith =
  (
    member: Member,
    fact: FactName,
    to: (value: FormValue, the: FormReader) => FormValue | undefined = (value) => value,
  ): FormPrefill =>
  (the) =>
    inWords(factOf(the, member, fact), (value) => to(value, the));
