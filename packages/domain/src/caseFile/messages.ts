/** The longest message between an applicant and the legal team, and the longest note on a case, in characters. */
export const longestMessage = 5000;
