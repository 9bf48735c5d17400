import { hasRole, isLegalTeam, isReady, type Asker } from "./actor.ts";

/** Users, invitations and the mail folder belong to the owner of the installation (docs/facts/roles.md section 2). */
export const mayListUsers = (asker: Asker): boolean => hasRole(asker, "admin");
export const mayInviteStaff = (asker: Asker): boolean => hasRole(asker, "admin");
/** Ids and counts of files that cannot be opened: nothing of what they are. */
export const mayListDamagedFiles = (asker: Asker): boolean => hasRole(asker, "admin");
/** Ends accounts and opens them again, hands cases over, narrows what a lawyer sees, takes lost second factors away with another administrator. */
export const mayKeepAccounts = (asker: Asker): boolean => hasRole(asker, "admin");
export const mayReadOutbox = (asker: Asker): boolean => hasRole(asker, "admin");

/** The blanks of official forms that everybody's forms are filled into. */
export const mayKeepForms = (asker: Asker): boolean => hasRole(asker, "admin");
/** What is known of schools, which decides on what students may do and are asked. */
export const mayKeepSchools = (asker: Asker): boolean => hasRole(asker, "admin");
/** By which rates amounts of other currencies count. */
export const mayKeepRates = (asker: Asker): boolean => hasRole(asker, "admin");
/** The list of schools is no secret among people with an account. */
export const maySearchSchools = (asker: Asker): boolean => isReady(asker);
/** Where the videos lie that applicants are led to. */
export const mayKeepVideos = (asker: Asker): boolean => hasRole(asker, "admin");
/** What the firm itself says in every letter that it sends. */
export const mayKeepLetterClauses = (asker: Asker): boolean => hasRole(asker, "admin");
/** Worked examples of invented people. */
export const mayReadExamples = (asker: Asker): boolean => isReady(asker);
/** They are the same for everybody. */
export const mayWatchVideos = (asker: Asker): boolean => isReady(asker);
/** Which forms can be filled in at all is no secret among people with an account. */
export const mayListForms = (asker: Asker): boolean => isReady(asker);

/** Anybody signed in may follow a link that was given to them; the link itself is the right. */
export const mayAcceptInvitation = (asker: Asker): boolean => asker !== null;
export const mayClaimSetup = (asker: Asker): boolean => asker !== null;

/** Who the firm is: it stands on forms, letters and receipts. */
export const mayKeepFirm = (asker: Asker): boolean => hasRole(asker, "admin");
/** As what one acts for applicants; each for themselves. */
export const mayKeepMembership = (asker: Asker): boolean => hasRole(asker, "lawyer", "paralegal", "admin");
/** Those of the office change between the roles that they hold. */
export const mayWorkAs = (asker: Asker): boolean => isLegalTeam(asker);
/** Own language and own name, also before the e-mail is confirmed. */
export const mayChangeOwnProfile = (asker: Asker): boolean => asker !== null;
/** What was told of an own life, by an applicant: it fills in forms, and staff have none of their own. */
export const mayTellPersonalHistory = (asker: Asker): boolean => hasRole(asker, "student");

export const mayMarkNotificationsRead = (asker: Asker): boolean => isReady(asker);

/** What one is told by mail and when: by everybody for themselves. */
export const mayChooseNotices = (asker: Asker): boolean => isReady(asker);
