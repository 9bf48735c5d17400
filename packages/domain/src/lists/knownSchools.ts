/**
 * Colleges whose letter of acceptance has a box for the work placement: their applicants are asked about the box
 * (document 3 section 4.2). None yet: the specification does not name the college, and no researched list exists. The
 * name is spelt as the college spells it on its letters.
 */
export const schoolsWithPlacementBox: readonly string[] = [];

/**
 * Schools that get Quebec’s acceptance certificate themselves for their students (configuration `schoolIdsCaqViewOnly` of
 * facts/roles.md): on first study permits these students only look at it. By the school’s id in the user record. None yet:
 * the specification (document 2 section 4) speaks of one particular school and does not name it.
 */
export const schoolsThatSupplyCertificate: readonly string[] = [];
