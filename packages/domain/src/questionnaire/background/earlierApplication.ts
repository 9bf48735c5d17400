import type { ApplicationType } from "../../caseFile/application.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";
import type { StartedFrom } from "../../caseFile/answers/application/startedFrom.ts";

/** What the application from which this one was started adds to the history of the person. */

type PastVisa = NonNullable<Answers["previousVisas"]>[number];

/** Applications to Canada, by what they ask for; null: for each member of a family something else. The others ask for no visa or permit. */
const asksFor: Partial<Readonly<Record<ApplicationType, PastVisa["visaType"] | null>>> = {
  Student: "study",
  StudentExtension: "study",
  Dli: "study",
  StandaloneFamily: null,
  SpeFamily: null,
  PgwpFamily: null,
  VisitorVisa: "visitor",
  TrvSpe: "visitor",
  TrvPgwp: "visitor",
  WorkPermit: "work",
  WorkPermitExtension: "work",
  CoOpWorkPermit: "work",
  ClosedWorkPermit: "work",
  C10: "work",
  Bowp: "work",
  Iec: "work",
  ExpressEntryIta: "permanentResidency",
};

/** The row of it in the list of visas and permits that were applied for; nothing where none was. */
export function earlierVisa({ type, outcome, decidedOn }: StartedFrom): PastVisa | undefined {
  const visaType = asksFor[type];
  if (visaType === undefined || !outcome) return undefined;
  return {
    country: "CA",
    ...(visaType === null ? {} : { visaType }),
    ...(outcome === "withdrawn" ? {} : { result: outcome }),
    ...(decidedOn ? { dateOfIssue: decidedOn.slice(0, 7) } : {}),
  };
}
