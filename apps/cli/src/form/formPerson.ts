import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { formNumbers, type FormNumber } from "@boreal/domain/caseFile/formValues";
import type { PersonRef } from "@boreal/domain/caseFile/personRole";
import { formsOf, type DecidedForm } from "@boreal/domain/forms/forms";
import type { Language } from "@boreal/domain/kernel/text";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { WrongInput } from "../exitStatus.ts";

/** Whose form: the words of `--person`. */
export function personNamed(name: string): PersonRef {
  const childNumber = /^child([1-9]\d?)$/.exec(name)?.[1];
  if (childNumber !== undefined) return { role: "child", childNumber: Number(childNumber) };
  if (name === "main" || name === "spouse" || name === "visitor") return { role: name };
  throw new WrongInput(`--person: found "${name}"; accepted is main, spouse, visitor, or child1, child2 and so on`);
}

const nameOf = ({ person, childNumber }: Pick<DecidedForm, "person" | "childNumber">): string =>
  person === "child" ? `child${childNumber}` : person;

const nameOfPerson = (person: PersonRef): string =>
  person.role === "child" ? `child${person.childNumber}` : person.role;

const isFilledIn = (id: string): boolean => formNumbers.some((number) => number === id);

export type Owner = {
  readonly person: PersonRef;
  /** Why nobody files this form with the case; the values can be looked at all the same. */
  readonly noForm?: string;
  /** The form exists in such applications, and this case does not call for it. */
  readonly notNeeded?: string;
};

/**
 * Whose form is meant where nobody says so: of whom the case calls for it, the applicant first; else the applicant’s, if an
 * application of this type has one, with the reason why it is not called for.
 */
export function ownerOf(
  caseFile: CaseFile,
  form: FormNumber,
  { named, language }: { readonly named: PersonRef | undefined; readonly language: Language },
): Owner {
  const all = formsOf(readerFor(caseFile));
  const own = all.filter(({ form: { id } }) => id === form);
  const needed = own.filter(({ decision }) => decision.value);
  const main = own.find(({ person }) => person === "main");
  const meant = named ? own.find((one) => isOf(one, named)) : (needed.find((one) => one === main) ?? needed[0] ?? main);
  if (meant) return ofDecided(meant, form, language);
  const accepted = all.filter(({ form: { id }, decision }) => decision.value && isFilledIn(id));
  const called =
    accepted.length === 0
      ? "none, for this case calls for no form"
      : accepted.map((one) => `${one.form.id} (${nameOf(one)})`).join(", ");
  const of = named === undefined ? "" : ` of ${nameOfPerson(named)}`;
  return {
    person: named ?? { role: "main" },
    noForm: `found ${form}${of}, and an application of the type ${caseFile.application.type} has none for this case; accepted is ${called}`,
  };
}

const ofDecided = (meant: DecidedForm, form: FormNumber, language: Language): Owner => ({
  person: refOf(meant),
  ...(meant.decision.value
    ? {}
    : {
        notNeeded: `this case does not call for ${form} (${nameOf(meant)}): ${meant.decision.because.map((one) => one[language]).join(", ")}`,
      }),
});

const isOf = (one: DecidedForm, person: PersonRef): boolean =>
  one.person === person.role && (person.role !== "child" || one.childNumber === person.childNumber);

const refOf = ({ person, childNumber }: DecidedForm): PersonRef =>
  person === "child" ? { role: "child", childNumber: childNumber ?? 1 } : { role: person };
