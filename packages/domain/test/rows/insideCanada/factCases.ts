import { aCase } from "../../caseBuilder.ts";
import { inCanada, university, study, work, visitor, none, daysAgo, type Row } from "./cases.ts";

/** Facts, section 5: the thirteen cases as they stand there. */
export const factCases: readonly Row[] = [
  ["study permit expired 30 days ago, nothing pending", study(daysAgo(30)), "PermitNeedsRestoration", "canBeRestored"],
  ["study permit expired 90 days ago", study(daysAgo(90)), "PermitNeedsRestoration", "canBeRestored"],
  ["study permit expired 91 days ago", study(daysAgo(91)), "InsideCanadaIneligible", "studyPermitLongEnded"],
  [
    "expired 10 days ago, extension filed before expiry",
    inCanada({ currentImmigrationStatus: "maintained", studyPermitExpiryDate: daysAgo(10), ...university }),
    "SpeEligible",
    "validStudyPermit and notAtSchool and conditionsNotChecked",
  ],
  ["valid work permit", work("2027-06-01"), "InsideCanadaEligible", "validWorkPermit"],
  [
    "valid study permit, university",
    study("2027-06-01"),
    "SpeEligible",
    "validStudyPermit and notAtSchool and conditionsNotChecked",
  ],
  [
    "valid study permit, high school",
    study("2027-06-01", { formCanadianLevelOfStudy: "secondary" }),
    "InsideCanadaEligible",
    "pupilWithStatus",
  ],
  [
    "visitor record yes, none of the above",
    visitor({ ...none, insideCanadaVisitorRecord: true }),
    "InsideCanadaContact",
    "recordNoReason",
  ],
  [
    "visitor, entered 7 months ago, none of the above, no record",
    visitor({ ...none, insideCanadaFirstTime: "2026-04-20", insideCanadaVisitorRecord: false }),
    "InsideCanadaIneligible",
    "stayIsOver",
  ],
  [
    "visitor, entered 2 months ago, none of the above",
    visitor({ ...none, insideCanadaFirstTime: "2026-09-20" }),
    "InsideCanadaContact",
    "recentEntryNoReason",
  ],
  [
    "visitor, entered 2 months ago, family of a work permit holder",
    visitor({ insideCanadaOther: ["entryVisaOrEta", "specialRelationship"], insideCanadaFirstTime: "2026-09-20" }),
    "InsideCanadaEligible",
    "listedReason",
  ],
  [
    "no status, refugee claimant",
    inCanada({ currentImmigrationStatus: "noStatus", insideCanadaOther: ["refugeeClaimant"] }),
    "InsideCanadaEligible",
    "listedReason",
  ],
  [
    "no status, only other answers",
    inCanada({ currentImmigrationStatus: "noStatus", insideCanadaOther: ["visitorRecord"] }),
    "InsideCanadaIneligible",
    "noStatusNoReason",
  ],
  [
    "country not Canada",
    aCase().answers({ country: "IN", currentImmigrationStatus: "studyPermit", studyPermitExpiryDate: daysAgo(30) }),
    null,
    "notInCanada",
  ],
];
