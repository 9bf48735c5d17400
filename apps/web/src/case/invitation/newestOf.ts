import type { GuestSection } from "@boreal/domain/questionnaire/guestSections";

/** The newest invitation of a section; they come newest first, of all sections. */
export const newestOf = <I extends { readonly section: string }>(
  invitations: readonly I[] | undefined,
  section: GuestSection,
): I | undefined => invitations?.find((invitation) => invitation.section === section);
