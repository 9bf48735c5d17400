/** A school of which we know more than its name. */
export type KnownSchool = {
  readonly name: string;
  /** Names of its programs; empty when they are not known. */
  readonly programs: readonly string[];
  /** Its letter of acceptance has a box for the work placement (document 3 section 4.2, one named college). */
  readonly marksPlacement: boolean;
};

/**
 * None yet: the specification names neither the schools with a list of programs nor the college with the box, and no
 * researched list exists. A school that is added here gets the list and the wording at once.
 */
export const knownSchools: readonly KnownSchool[] = [];
