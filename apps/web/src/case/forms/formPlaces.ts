import { formNumbers, type FormNumber } from "@boreal/domain/caseFile/formValues";
import type { PersonRole } from "@boreal/domain/caseFile/personRole";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { formsOf } from "@boreal/domain/forms/forms";
import { formPageSlug } from "@boreal/domain/vault/officialForms/formPages";
import { personOf } from "./personOf.ts";

/** A form that the case needs and that Boreal fills in, with the page of the vault to which it goes back. */
export type PlacedForm = {
  readonly number: FormNumber;
  readonly person: PersonRole;
  readonly childNumber: number | undefined;
  readonly page: string;
};

const known = new WeakMap<CaseReader, readonly PlacedForm[]>();

/** Those of a case, which never changes: decided once. */
export function placedForms(the: CaseReader): readonly PlacedForm[] {
  const before = known.get(the);
  if (before) return before;
  const placed = formsOf(the).flatMap(({ form, person, childNumber, decision }): readonly PlacedForm[] => {
    const number = formNumbers.find((each) => each === form.id);
    const page = number && formPageSlug(number, personOf(person, childNumber), the);
    return number && page && decision.value ? [{ number, person, childNumber, page }] : [];
  });
  known.set(the, placed);
  return placed;
}
