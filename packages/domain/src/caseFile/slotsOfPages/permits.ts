/** Written from the definitions in `vault/` by `npm run rules`; never by hand. */
export const permits = {
  "current-valid-permit": ["currentValidPermit", "maintainedStatusProof"],
  "spe-family-spouse-current-valid-permit": ["spouseCurrentValidPermit"],
  "spe-family-child-current-valid-permit": ["childCurrentValidPermit"],
  "host-current-valid-permit": ["hostCurrentValidPermit"],
  "maintained-status-letter": ["maintainedStatusLetter"],
  "pr-application-proof": ["prApplicationProof"],
  "study-permit": ["studyPermit"],
  "spouse-study-permit": ["spouseStudyPermit"],
  "child-study-permit": ["childStudyPermit"],
  "work-permit": ["workPermit"],
  "post-graduation-work-permit": ["postGraduationWorkPermit"],
  "spouse-work-permit": ["spouseWorkPermit"],
  "visitor-record": ["visitorRecord"],
  "temporary-resident-visa": ["temporaryResidentVisa"],
  "electronic-travel-authorization": ["electronicTravelAuthorization"],
  "port-of-entry": ["portOfEntryLetter"],
} as const;
