import type { ApplicationType } from "../../caseFile/application.ts";

const builtWhole = [
  "Student",
  "StudentExtension",
  "Dli",
  "StandaloneFamily",
  "SpeFamily",
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

/** The types whose flows are not built whole yet: some of their questions are not asked. */
export type TypeInPart = Exclude<ApplicationType, (typeof builtWhole)[number]>;

export const asksOnlyPart = (type: ApplicationType): type is TypeInPart =>
  !(builtWhole as readonly ApplicationType[]).includes(type);
