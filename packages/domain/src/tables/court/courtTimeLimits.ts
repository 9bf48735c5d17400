import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, generalKnowledge, secondaryText } from "../sources.ts";
import { courtAct, courtRules } from "./sources.ts";

const specialOrder = secondaryText(
  "Special order of 2025-05-14, as told by One Canada Visa and others",
  "https://www.onecanadavisa.com/blog-1/extension-for-filing-applicants-record",
);

/** Days from learning of the decision, by where the decision was made. A judge may allow more. */
export const leaveApplication: DatedTable<{ readonly madeInCanada: number; readonly madeElsewhere: number }> = {
  id: "leaveApplication",
  title: {
    en: "Time to apply for leave and judicial review",
    fr: "Délai pour demander l’autorisation et le contrôle judiciaire",
  },
  unit: "days",
  appliesOn: "today",
  rows: [
    {
      from: "2025-05-14",
      value: { madeInCanada: 15, madeElsewhere: 60 },
      source: courtAct,
      note: "The first day is that of the whole set of time limits; the rule in the Act is older.",
    },
  ],
};

export const applicantRecord: DatedTable<number> = {
  id: "applicantRecord",
  title: { en: "Time to file the applicant’s record", fr: "Délai pour déposer le dossier du demandeur" },
  unit: "days",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      until: "2025-05-13",
      value: 30,
      source: courtRules("rule 10(1)"),
      note: "From the filing of the application when the reasons are at hand, else from their receipt. The first day is general knowledge.",
    },
    {
      from: "2025-05-14",
      value: 75,
      source: specialOrder,
      note: "Three secondary pages. Whether the order still holds in November 2026 was not checked.",
    },
  ],
};

/** What follows an application for leave. */
export const courtSteps: DatedTable<{
  readonly proofOfService: number;
  readonly noticeOfAppearance: number;
  readonly respondentMemorandum: number;
  readonly reply: number;
}> = {
  id: "courtSteps",
  title: { en: "Time for the steps of a judicial review", fr: "Délais des étapes d’un contrôle judiciaire" },
  unit: "days",
  appliesOn: "today",
  rows: [
    {
      from: "2025-05-14",
      value: { proofOfService: 10, noticeOfAppearance: 10, respondentMemorandum: 30, reply: 10 },
      source: courtRules("rules 7(2), 8(1), 11 and 13"),
      note: "The first day is that of the whole set of time limits; the rules are older.",
    },
  ],
};

/** Days after leave between which the hearing is set. */
export const hearingAfterLeave: DatedTable<{ readonly least: number; readonly most: number }> = {
  id: "hearingAfterLeave",
  title: { en: "Hearing after leave is granted", fr: "Audience après l’octroi de l’autorisation" },
  unit: "days",
  appliesOn: "today",
  rows: [
    {
      from: "2025-05-14",
      value: { least: 30, most: 90 },
      source: courtAct,
      note: "The first day is that of the whole set of time limits; the rule in the Act is older.",
    },
  ],
};

/** Days to appeal a judgment; only with a question that the judge has certified. A refusal of leave cannot be appealed. */
export const courtAppeal: DatedTable<{ readonly notice: number; readonly proofOfService: number }> = {
  id: "courtAppeal",
  title: { en: "Time to appeal a judicial review", fr: "Délai pour interjeter appel d’un contrôle judiciaire" },
  unit: "days",
  appliesOn: "today",
  rows: [
    {
      from: "2025-05-14",
      value: { notice: 30, proofOfService: 15 },
      source: courtRules("rule 20"),
      note: "The first day is that of the whole set of time limits; the rule is older.",
    },
  ],
};

/** The simplified procedure of the specification: a pilot for refused study permits, decided on paper when both sides agree. */
export const studyPermitPilot: DatedTable<{
  readonly hearing: boolean;
  readonly aboutMonths: number;
  readonly extraFee: "none";
}> = {
  id: "studyPermitPilot",
  title: {
    en: "Simplified court procedure for study permits",
    fr: "Procédure judiciaire simplifiée pour les permis d’études",
  },
  unit: "months, and rule",
  appliesOn: "today",
  rows: [
    {
      from: "2024-10-01",
      value: { hearing: false, aboutMonths: 5, extraFee: "none" },
      source: secondaryText(
        "Heron Law and others on the study permit pilot of the Federal Court",
        "https://heronlaw.ca/federal-court-launches-study-permit-refusal-pilot-project",
      ),
      note: "Secondary pages agree. Whether the pilot still runs in November 2026 was not checked. Its conditions are in the list pilotConditions.",
    },
  ],
};

/** Our own limits around statuses that no text of an authority gives. */
export const statusTimeLimits: DatedTable<{
  readonly expressEntryInvitation: number;
  readonly closedAfterRefusal: number;
  readonly redeterminationDocuments: number;
}> = {
  id: "statusTimeLimits",
  title: { en: "Time limits of our own around statuses", fr: "Nos propres délais autour des statuts" },
  unit: "days",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { expressEntryInvitation: 60, closedAfterRefusal: 180, redeterminationDocuments: 60 },
      source: generalKnowledge("Statuses of an application, proposal of 2026-11-20"),
      note: "A proposal: sixty days for an Express Entry invitation is general knowledge, the two others are the product’s own. The first day is formal.",
    },
  ],
};
