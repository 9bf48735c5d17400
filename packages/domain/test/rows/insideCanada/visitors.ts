import { university, inCanada, study, visitor, permit, none, byVisa, daysAgo, type Row } from "./cases.ts";

/** Visitors by their record, their day of entry and their visa; those without a status, and any other. */
export const visitors: readonly Row[] = [
  [
    "visitor record and entry by visa two months ago",
    visitor({ insideCanadaOther: ["visitorRecord", "entryVisaOrEta"], insideCanadaFirstTime: "2026-09-20" }),
    "InsideCanadaEligible",
    "recordWithOtherAnswers",
  ],
  [
    "visitor record and entry by visa, the day not answered",
    visitor({ insideCanadaOther: ["visitorRecord", "entryVisaOrEta"] }),
    null,
    "entryNotAnswered",
  ],
  [
    "visitor record and entry by visa six months ago: a lawyer decides",
    visitor({ insideCanadaOther: ["visitorRecord", "entryVisaOrEta"], insideCanadaFirstTime: "2026-05-20" }),
    "InsideCanadaContact",
    "recordWithOldEntry",
  ],
  [
    "the same with one of the reasons",
    visitor({
      insideCanadaOther: ["visitorRecord", "entryVisaOrEta", "minorChild"],
      insideCanadaFirstTime: "2026-05-20",
    }),
    "InsideCanadaEligible",
    "listedReason",
  ],
  [
    "a record that was asked for, came by visa long ago",
    visitor({ ...byVisa, insideCanadaFirstTime: "2025-01-01", insideCanadaVisitorRecord: true }),
    "InsideCanadaContact",
    "recordWithOldEntry",
  ],
  [
    "visitor record and a temporary resident permit",
    visitor({ insideCanadaOther: ["visitorRecord", "temporaryResidentPermit"], insideCanadaFirstTime: "2025-05-20" }),
    "InsideCanadaEligible",
    "recordWithOtherAnswers",
  ],
  [
    "visitor record alone",
    visitor({ insideCanadaOther: ["visitorRecord"], insideCanadaFirstTime: "2026-01-01" }),
    null,
    "otherwise",
  ],
  [
    "visitor record beside none of the above",
    visitor({ insideCanadaOther: ["visitorRecord", "none"] }),
    "InsideCanadaContact",
    "recordNoReason",
  ],
  [
    "a record in the vault, none of the above, entered long ago",
    visitor({ ...none, insideCanadaFirstTime: "2025-01-01" }).document("visitor-record"),
    "InsideCanadaContact",
    "recordNoReason",
  ],
  [
    "valid study permit, came by visa two months ago, listed reason",
    study("2027-06-01", {
      ...university,
      insideCanadaOther: ["entryVisaOrEta", "appliedForPr"],
      insideCanadaFirstTime: "2026-09-20",
    }),
    "InsideCanadaEligible",
    "recentEntryWithReason",
  ],
  [
    "the same, six months ago",
    study("2027-06-01", {
      ...university,
      insideCanadaOther: ["entryVisaOrEta", "appliedForPr"],
      insideCanadaFirstTime: "2026-05-20",
    }),
    "SpeEligible",
    "validStudyPermit and notAtSchool and conditionsNotChecked",
  ],

  [
    "came by visa exactly six months ago",
    visitor({ ...byVisa, insideCanadaFirstTime: "2026-05-20" }),
    "InsideCanadaIneligible",
    "stayIsOver",
  ],
  [
    "came by visa a day less than six months ago",
    visitor({ ...byVisa, insideCanadaFirstTime: "2026-05-21" }),
    "InsideCanadaContact",
    "recentEntryNoReason",
  ],
  [
    "first entry long ago, last entry lately",
    visitor({
      ...byVisa,
      insideCanadaFirstTime: "2024-05-20",
      insideCanadaLeft: true,
      insideCanadaLastEntry: "2026-10-01",
    }),
    "InsideCanadaContact",
    "recentEntryNoReason",
  ],
  [
    "did not leave: the first entry counts",
    visitor({
      ...byVisa,
      insideCanadaFirstTime: "2024-05-20",
      insideCanadaLeft: false,
      insideCanadaLastEntry: "2026-10-01",
    }),
    "InsideCanadaIneligible",
    "stayIsOver",
  ],
  ["day of entry not answered", visitor(byVisa), null, "entryNotAnswered"],
  [
    "on a day before the stay of a visitor is known",
    visitor({ ...byVisa, insideCanadaFirstTime: "2024-10-01" }).on("2024-11-07"),
    null,
    "stayNotKnown",
  ],
  [
    "no status, came by visa long ago",
    inCanada({ currentImmigrationStatus: "noStatus", ...byVisa, insideCanadaFirstTime: "2025-01-01" }),
    "InsideCanadaIneligible",
    "stayIsOver",
  ],
  [
    "no status, none of the above",
    inCanada({ currentImmigrationStatus: "noStatus", ...none }),
    "InsideCanadaIneligible",
    "noStatusNoReason",
  ],
  ...(["noStatus", "other"] as const).flatMap((currentImmigrationStatus): Row[] => [
    [
      `${currentImmigrationStatus}, the study permit ended yesterday`,
      inCanada({ currentImmigrationStatus, studyPermitExpiryDate: daysAgo(1), ...none }),
      "PermitNeedsRestoration",
      "canBeRestored",
    ],
    [
      `${currentImmigrationStatus}, the study permit ended 90 days ago`,
      inCanada({ currentImmigrationStatus, studyPermitExpiryDate: daysAgo(90) }),
      "PermitNeedsRestoration",
      "canBeRestored",
    ],
    [
      `${currentImmigrationStatus}, it ended 91 days ago`,
      inCanada({ currentImmigrationStatus, studyPermitExpiryDate: daysAgo(91), ...none }),
      "InsideCanadaIneligible",
      currentImmigrationStatus === "other" ? "noPermitNoReason" : "noStatusNoReason",
    ],
    [
      `${currentImmigrationStatus}, the work permit ended ten days ago`,
      inCanada({ currentImmigrationStatus, pgwpExpiryDate: daysAgo(10) }),
      "PermitNeedsRestoration",
      "canBeRestored",
    ],
    [
      `${currentImmigrationStatus}, the later of two permits counts`,
      inCanada({ currentImmigrationStatus, studyPermitExpiryDate: daysAgo(200), pgwpExpiryDate: daysAgo(10) }),
      "PermitNeedsRestoration",
      "canBeRestored",
    ],
    [
      `${currentImmigrationStatus}, by the visitor record in the vault`,
      inCanada({ currentImmigrationStatus }).document("visitor-record", permit(undefined, daysAgo(5))),
      "PermitNeedsRestoration",
      "canBeRestored",
    ],
    [
      `${currentImmigrationStatus}, by the permit in the vault`,
      inCanada({ currentImmigrationStatus }).document("current-valid-permit", {
        documentType: "WorkPermit",
        ...permit(undefined, daysAgo(5)),
      }),
      "PermitNeedsRestoration",
      "canBeRestored",
    ],
    [
      `${currentImmigrationStatus}, ended 91 days ago, one of the reasons`,
      inCanada({ currentImmigrationStatus, studyPermitExpiryDate: daysAgo(91), insideCanadaOther: ["appliedForPr"] }),
      "InsideCanadaEligible",
      "listedReason",
    ],
    [
      `${currentImmigrationStatus}, on a day before the time to restore is known`,
      inCanada({ currentImmigrationStatus, studyPermitExpiryDate: "2024-11-01" }).on("2024-11-07"),
      null,
      "restorationNotKnown",
    ],
  ]),
  ["no status, reasons not answered", inCanada({ currentImmigrationStatus: "noStatus" }), null, "reasonsNotAnswered"],
  [
    "another status, none of the above",
    inCanada({ currentImmigrationStatus: "other", ...none }),
    "InsideCanadaIneligible",
    "noPermitNoReason",
  ],
  [
    "another status with a visitor record, none of the above",
    inCanada({ currentImmigrationStatus: "other", ...none, insideCanadaVisitorRecord: true }),
    "InsideCanadaContact",
    "recordNoReason",
  ],
  [
    "renewal of an unknown status pending, none of the above",
    inCanada({ currentImmigrationStatus: "maintained", ...none }),
    null,
    "otherwise",
  ],
];
