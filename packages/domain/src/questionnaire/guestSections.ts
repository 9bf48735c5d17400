/**
 * Questions that somebody else than the applicant may be invited to answer: those about this person. "The following
 * questions are to be answered by your Spouse" (document 3 section 2.3). `sections.ts` works out which these are, of every type.
 */
export const guestSections = ["spouse"] as const;
export type GuestSection = (typeof guestSections)[number];
