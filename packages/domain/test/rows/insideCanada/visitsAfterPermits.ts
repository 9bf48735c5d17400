import type { Answers } from "../../../src/caseFile/answers/answers.ts";
import { none, visitor, daysAgo, type Row } from "./cases.ts";

/** Came as a student in 2023, never left, and calls herself a visitor once the permit has ended. */
const student2023: Partial<Answers> = {
  insideCanadaPreviousStatusType: "student",
  insideCanadaFirstTime: "2023-08-20",
};
const afterPermit = (more: Partial<Answers> = {}) =>
  visitor({ ...none, ...student2023, insideCanadaPreviousStatusExpiry: daysAgo(1), insideCanadaLeft: false, ...more });
const cameBack = (insideCanadaLastEntry: string, more: Partial<Answers> = {}) =>
  afterPermit({ insideCanadaLeft: true, insideCanadaLastEntry, insideCanadaVisitorRecord: false, ...more });

/** A visitor who had a permit before (ADR 0113). */
export const visitsAfterPermits: readonly Row[] = [
  ["the study permit ended yesterday", afterPermit(), "PermitNeedsRestoration", "canBeRestored"],
  [
    "the work permit ended 90 days ago",
    afterPermit({ insideCanadaPreviousStatusType: "worker", insideCanadaPreviousStatusExpiry: daysAgo(90) }),
    "PermitNeedsRestoration",
    "canBeRestored",
  ],
  [
    "it ended 91 days ago",
    afterPermit({ insideCanadaPreviousStatusExpiry: daysAgo(91), insideCanadaFirstTime: "2026-08-01" }),
    "InsideCanadaIneligible",
    "otherStatusLongEnded",
  ],
  [
    "it ends today",
    afterPermit({ insideCanadaPreviousStatusExpiry: "2026-11-20" }),
    "InsideCanadaIneligible",
    "stayIsOver",
  ],
  [
    "came back the day after it ended",
    cameBack(daysAgo(9), { insideCanadaPreviousStatusExpiry: daysAgo(10) }),
    "InsideCanadaContact",
    "recentEntryNoReason",
  ],
  [
    "came back on its last day",
    cameBack(daysAgo(10), { insideCanadaPreviousStatusExpiry: daysAgo(10) }),
    "PermitNeedsRestoration",
    "canBeRestored",
  ],
  ["a visitor record prolonged the stay", afterPermit({ insideCanadaOther: ["visitorRecord"] }), null, "otherwise"],
  [
    "waits for a record",
    cameBack("2026-09-01", { insideCanadaVisitorRecord: true }),
    "InsideCanadaContact",
    "recordNoReason",
  ],
  [
    "the end of the permit is not answered",
    visitor({ ...none, ...student2023, insideCanadaLeft: false }),
    "InsideCanadaIneligible",
    "stayIsOver",
  ],
  [
    "whether she left is not answered",
    visitor({
      ...none,
      ...student2023,
      insideCanadaPreviousStatusExpiry: daysAgo(1),
      insideCanadaFirstTime: "2026-08-01",
    }),
    "InsideCanadaContact",
    "recentEntryNoReason",
  ],
  [
    "was a visitor before",
    afterPermit({ insideCanadaPreviousStatusType: "visitor" }),
    "InsideCanadaIneligible",
    "stayIsOver",
  ],
];
