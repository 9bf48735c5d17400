import { hasRole, isLegalTeam, type Asker } from "./actor.ts";
import { isInScope, type ApplicationFacts } from "./applications.ts";

/** Schools and agencies, and the links by which people join them, belong to the owner of the installation (docs/facts/roles.md section 2). */
export const mayKeepOrganisations = (asker: Asker): boolean => hasRole(asker, "admin");

/** Their names, to say to which one an applicant belongs. */
export const mayListOrganisations = (asker: Asker): boolean => isLegalTeam(asker);

/** Joining by a link, and letting the organisation see something, are the applicant's own word. */
export const mayJoinOrganisation = (asker: Asker): boolean => hasRole(asker, "student");
export const mayGiveConsent = (asker: Asker): boolean => hasRole(asker, "student");

/** To whom an applicant belongs, said by those who prepare a case of theirs. */
export const maySetAffiliation = (asker: Asker, the: ApplicationFacts): boolean =>
  isLegalTeam(asker) && isInScope(asker, the);
