import type { ApplicationType } from "../../caseFile/application.ts";

const builtWhole = [
  "Student",
  "StudentExtension",
  "Dli",
  "StandaloneFamily",
  "SpeFamily",
  "WorkPermitExtension",
  "Lmia",
  "C10",
  "ClosedWorkPermit",
  "Bowp",
  "TrvSpe",
  "TrvPgwp",
  "JudicialReview",
  "IrccRequest",
  "WorkPermit",
  "CoOpWorkPermit",
  "PgwpFamily",
  "VisitorVisa",
  "ExpressEntry",
  "ExpressEntryIta",
  "Iec",
  "SinRequest",
] as const;

/** A type that is not in the list asks only for a part; every type is built whole by now. */
export const asksOnlyPart = (type: ApplicationType): boolean =>
  !(builtWhole as readonly ApplicationType[]).includes(type);
