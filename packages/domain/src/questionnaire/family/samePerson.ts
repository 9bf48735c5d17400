import { compareNames } from "../../kernel/personName.ts";

/** What a family member is known by. */
export type Particulars = {
  readonly applicantFullName?: string | null | undefined;
  readonly birthday?: string | null | undefined;
};

/**
 * Whether a change of a family member may be that of somebody else: name and date of birth both say another. One of them alone is
 * a correction, and what was not known before is added.
 */
export function isPerhapsAnotherPerson(before: Particulars, after: Particulars): boolean {
  const [name, newName] = [before.applicantFullName, after.applicantFullName];
  if (!name || !newName || !before.birthday || !after.birthday) return false;
  return (
    before.birthday !== after.birthday &&
    !["same", "notComparable"].includes(compareNames({ full: name }, { full: newName }))
  );
}
