import { inCanada, visitor, trp, permit, none, type Row } from "./cases.ts";

/** Temporary resident permits: how long they last, and what lies in the vault. */
export const residentPermits: readonly Row[] = [
  [
    "permit of six months, by its dates",
    trp({ insideCanadaOther: ["temporaryResidentPermit"] }).document(
      "current-valid-permit",
      permit("2026-07-15", "2027-01-15"),
    ),
    "InsideCanadaEligible",
    "longResidentPermit",
  ],
  [
    "permit a day short of six months",
    trp({ insideCanadaOther: ["temporaryResidentPermit"] }).document(
      "current-valid-permit",
      permit("2026-07-15", "2027-01-14"),
    ),
    "InsideCanadaContact",
    "residentPermitToLookAt",
  ],
  [
    "first day not known, six months left",
    trp({ insideCanadaOther: ["temporaryResidentPermit"] }).document(
      "current-valid-permit",
      permit(undefined, "2027-05-20"),
    ),
    "InsideCanadaEligible",
    "longResidentPermit",
  ],
  [
    "first day not known, a day less left",
    trp({ insideCanadaOther: ["temporaryResidentPermit"] }).document(
      "current-valid-permit",
      permit(undefined, "2027-05-19"),
    ),
    "InsideCanadaContact",
    "residentPermitToLookAt",
  ],
  [
    "no dates known",
    trp({ insideCanadaOther: ["temporaryResidentPermit"] }),
    "InsideCanadaContact",
    "residentPermitToLookAt",
  ],
  [
    "long permit and none of the above",
    trp(none).document("current-valid-permit", permit("2026-01-01", "2027-01-01")),
    "InsideCanadaContact",
    "residentPermitToLookAt",
  ],
  [
    "permit holder who came by visa long ago",
    trp({ insideCanadaOther: ["temporaryResidentPermit", "entryVisaOrEta"], insideCanadaFirstTime: "2025-01-01" }),
    "InsideCanadaContact",
    "residentPermitToLookAt",
  ],
  [
    "calls herself a visitor, came long ago, and has a resident permit",
    visitor({ insideCanadaOther: ["temporaryResidentPermit"], insideCanadaFirstTime: "2025-01-01" }),
    "InsideCanadaContact",
    "residentPermitToLookAt",
  ],
  [
    "another status, and has a resident permit",
    inCanada({ currentImmigrationStatus: "other", insideCanadaOther: ["temporaryResidentPermit"] }),
    "InsideCanadaContact",
    "residentPermitToLookAt",
  ],
  ["permit holder, reasons not answered", trp({}), null, "reasonsNotAnswered"],
];
