/**
 * Colleges whose letter of acceptance has a box for the work placement: their applicants are asked about the box
 * (document 3 section 4.2). None yet: the specification does not name the college, and no researched list exists. The
 * name is spelt as the college spells it on its letters.
 */
export const schoolsWithPlacementBox: readonly string[] = [];
