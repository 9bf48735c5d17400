/**
 * Questions that somebody else than the applicant may be invited to answer: those about this person. "The following
 * questions are to be answered by your Spouse", and the check of a visitor's host is among what others answer (document 3
 * section 2.3). A visitor may answer what is about them where somebody else prepares the visit. `sections.ts` works out which these are, of every type.
 */
export const guestSections = ["spouse", "host", "visitor", "financialSupporter", "secondFinancialSupporter"] as const;
export type GuestSection = (typeof guestSections)[number];
