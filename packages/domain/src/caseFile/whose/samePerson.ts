import { fitsKnownPart } from "../../kernel/partialDate.ts";
import { compareNames } from "../../kernel/personName.ts";
import type { Dependent } from "../dependents.ts";

/** What a family member is known by. */
export type Particulars = {
  readonly applicantFullName?: string | null | undefined;
  readonly birthday?: string | null | undefined;
};

/** With what they were known by before, where that was changed. */
export type Known = Particulars & { readonly knownAs?: Particulars | null | undefined };

/**
 * Under which name and birthday a family member was entered, or was last said to be the same person (ADR 0253). A person who is
 * corrected again and again is compared with these, for each correction is small and all of them together are somebody else.
 */
export const enteredAs = ({ knownAs, applicantFullName, birthday }: Known): Particulars => ({
  applicantFullName: knownAs?.applicantFullName ?? applicantFullName,
  birthday: knownAs?.birthday ?? birthday,
});

/**
 * Whether a change of a family member may be that of somebody else: name and date of birth both say another than the person was
 * entered with, at once or one after the other. One of them alone is a correction, and what was not known before is added.
 */
export function isPerhapsAnotherPerson(before: Known, after: Particulars): boolean {
  const [known, newName] = [enteredAs(before), after.applicantFullName];
  if (!known.applicantFullName || !newName || !known.birthday || !after.birthday) return false;
  return (
    !fitsKnownPart(after.birthday, known.birthday) &&
    !["same", "notComparable"].includes(compareNames({ full: known.applicantFullName }, { full: newName }))
  );
}

/** The person after a change. `isSaid`: somebody said that it is the same person, who is known by the new name and birthday from then on. */
export function changedPerson(before: Dependent, after: Dependent, isSaid: boolean): Dependent {
  const known = enteredAs(before);
  const now = { birthday: after.birthday ?? null, applicantFullName: after.applicantFullName ?? null };
  const knownAs = isSaid
    ? now
    : {
        birthday: known.birthday ?? now.birthday,
        applicantFullName: known.applicantFullName ?? now.applicantFullName,
      };
  const isAsEntered = knownAs.birthday === now.birthday && knownAs.applicantFullName === now.applicantFullName;
  const { knownAs: _before, ...person } = after;
  return isAsEntered ? person : { ...person, knownAs };
}
