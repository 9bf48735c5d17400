import type { ApplicationType } from "../caseFile/application.ts";
import type { PortalName } from "../vault/files/portals.ts";

/** Applied for from inside Canada, or in a profile, through the secure account; everything else in the newer portal (docs/facts/official-forms.md section 6). */
const bySecureAccount: readonly ApplicationType[] = [
  "StudentExtension",
  "WorkPermitExtension",
  "CoOpWorkPermit",
  "WorkPermit",
  "Bowp",
  "ExpressEntry",
  "ExpressEntryIta",
  "Iec",
  "SpeFamily",
  "PgwpFamily",
];

/** The portal for which a package is made where nobody chooses one. */
export const usualPortal = (type: ApplicationType): PortalName =>
  bySecureAccount.includes(type) ? "secureAccount" : "irccPortal";
