import { aCase } from "../../caseBuilder.ts";
import { university, inCanada, study, work, visitor, permit, daysAgo, type Row } from "./cases.ts";

/** Study and work permits, in force and ended, and who has one of the listed reasons. */
export const permits: readonly Row[] = [
  [
    "lives in Canada, away now",
    inCanada({ insideCanadaCurrently: false, currentImmigrationStatus: "workPermit" }),
    null,
    "notInCanada",
  ],
  ["nothing answered", aCase(), null, "notInCanada"],
  ["status not answered", inCanada({}), null, "statusNotAnswered"],
  [
    "study permit ends today",
    study("2026-11-20"),
    "SpeEligible",
    "validStudyPermit and notAtSchool and conditionsNotChecked",
  ],
  ["study permit ended yesterday", study("2026-11-19"), "PermitNeedsRestoration", "canBeRestored"],
  [
    "study permit without a date",
    inCanada({ currentImmigrationStatus: "studyPermit", ...university }),
    "SpeEligible",
    "validStudyPermit and notAtSchool and conditionsNotChecked",
  ],
  [
    "valid study permit, an extension is what is asked for",
    study("2027-06-01").type("StudentExtension"),
    null,
    "validStudyPermit and alreadyRenews",
  ],
  [
    "valid study permit, level not answered",
    study("2027-06-01", {}),
    null,
    "validStudyPermit and schoolLevelNotAnswered",
  ],
  [
    "study permit expired, work permit still valid",
    study(daysAgo(100), { ...university, pgwpExpiryDate: "2026-11-20" }),
    "SpeEligible",
    "validStudyPermit and notAtSchool and conditionsNotChecked",
  ],
  [
    "study permit expired 100 days ago, work permit 20 days ago: the later counts",
    study(daysAgo(100), { ...university, pgwpExpiryDate: daysAgo(20) }),
    "PermitNeedsRestoration",
    "canBeRestored",
  ],
  ["work permit expired 90 days ago", work(daysAgo(90)), "PermitNeedsRestoration", "canBeRestored"],
  ["work permit expired 91 days ago", work(daysAgo(91)), "InsideCanadaIneligible", "otherStatusLongEnded"],
  [
    "work permit expired 91 days ago, minor child",
    work(daysAgo(91), { insideCanadaOther: ["minorChild"] }),
    "InsideCanadaEligible",
    "listedReason",
  ],
  [
    "visitor record ended 90 days ago, by its document",
    visitor({}).document("visitor-record", permit(undefined, daysAgo(90))),
    "PermitNeedsRestoration",
    "canBeRestored",
  ],
  [
    "visitor record ended 91 days ago, by its document",
    visitor({}).document("visitor-record", permit(undefined, daysAgo(91))),
    "InsideCanadaIneligible",
    "otherStatusLongEnded",
  ],
  [
    "study permit whose date is in the document",
    inCanada({ currentImmigrationStatus: "studyPermit", ...university }).document("study-permit", {
      parsedValues: { studyPermitExpiryDate: daysAgo(5) },
    }),
    "PermitNeedsRestoration",
    "canBeRestored",
  ],
  [
    "a work permit in the vault is no study permit",
    inCanada({ currentImmigrationStatus: "studyPermit", ...university }).document("current-valid-permit", {
      documentType: "WorkPermit",
      ...permit(undefined, daysAgo(5)),
    }),
    "SpeEligible",
    "validStudyPermit and notAtSchool and conditionsNotChecked",
  ],
  ["on a day before the time to restore is known", study("2024-11-01").on("2024-11-07"), null, "restorationNotKnown"],
  [
    "on the first day on which it is known",
    study("2024-11-01").on("2024-11-08"),
    "PermitNeedsRestoration",
    "canBeRestored",
  ],

  [
    "refugee claimant by status alone",
    inCanada({
      currentImmigrationStatus: "refugeeClaimant",
      insideCanadaOther: ["entryVisaOrEta"],
      insideCanadaFirstTime: "2026-01-01",
    }),
    "InsideCanadaEligible",
    "listedReason",
  ],
  ...(
    [
      "minorChild",
      "appliedForPr",
      "unenforceableRemovalOrder",
      "specialRelationship",
      "refugeeClaimant",
      "exchangeStudent",
      "prerequisiteCompleted",
    ] as const
  ).map((reason): Row => [
    `no status, ${reason}`,
    inCanada({ currentImmigrationStatus: "noStatus", insideCanadaOther: [reason] }),
    "InsideCanadaEligible",
    "listedReason",
  ]),
  [
    "visitor at primary school",
    visitor({ formCanadianLevelOfStudy: "primary" }),
    "InsideCanadaEligible",
    "pupilWithStatus",
  ],
  [
    "pupil whose study permit ended 91 days ago",
    study(daysAgo(91), { formCanadianLevelOfStudy: "secondary" }),
    "InsideCanadaIneligible",
    "studyPermitLongEnded",
  ],
  [
    "pupil whose renewal is pending",
    inCanada({
      currentImmigrationStatus: "maintained",
      insideCanadaPreviousStatusType: "student",
      formCanadianLevelOfStudy: "secondary",
    }),
    "InsideCanadaEligible",
    "pupilWithStatus",
  ],
  [
    "renewal of a work permit pending",
    inCanada({ currentImmigrationStatus: "maintained", insideCanadaPreviousStatusType: "worker", ...university }),
    "InsideCanadaEligible",
    "validWorkPermit",
  ],
  [
    "renewal of a work permit pending, by its date",
    inCanada({ currentImmigrationStatus: "maintained", pgwpExpiryDate: daysAgo(3), ...university }),
    "InsideCanadaEligible",
    "validWorkPermit",
  ],
];
