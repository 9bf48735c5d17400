/** Written from the definitions in `vault/` by `npm run rules`; never by hand. */
export const socialInsurance = {
  "sin-primary-document": ["sinPrimaryDocument"],
  "sin-secondary-document": ["sinSecondaryDocument"],
  "sin-supporting-document": ["sinSupportingDocument"],
  "sin-proof-of-address": ["sinProofOfAddress"],
  "sin-status-change-document": ["sinStatusChangeDocument"],
  "sin-previous-record": ["sinPreviousRecord"],
  "sin-guardian-document": ["sinGuardianDocument"],
  "sin-application": ["sinApplication"],
  "sin-representative-authorization": ["sinRepresentativeAuthorization"],
  "sin-confirmation": ["sinConfirmation"],
} as const;
