import type { ContactReason } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { contactReasons } from "../conditions/application/reasonsForContact.ts";
import type { Member } from "../conditions/application/household.ts";
import { valueOnDate } from "../conditions/valueOnDate.ts";
import { sum, type Cad } from "../kernel/money.ts";
import type { DatedTable } from "../kernel/datedTable.ts";
import type { Text } from "../kernel/text.ts";
import { studyPermitPilot } from "../tables/court/courtTimeLimits.ts";
import { judicialReviewFee } from "../tables/money/governmentFees.ts";
import {
  accessRequestFee,
  amendmentFee,
  documentReplacementFee,
  sinFee,
  webFormFee,
} from "../tables/money/requestFees.ts";
import { feeOf, type Fee } from "./fee.ts";

/** What is paid where nothing is applied for anew: to the Court, for a request about a file, for a number. */

const text = {
  filing: {
    en: "the Court takes this fee when the application for leave is filed",
    fr: "la Cour perçoit ces frais au dépôt de la demande d’autorisation",
  },
  simplified: {
    en: "the Court took this fee when the application for leave was filed, and the simplified procedure has none of its own",
    fr: "la Cour a perçu ces frais au dépôt de la demande d’autorisation, et la procédure simplifiée n’en a pas d’autres",
  },
  appealTitle: { en: "Federal Court of Appeal, notice of appeal", fr: "Cour d’appel fédérale, avis d’appel" },
  appeal: {
    en: "an appeal has a fee of its own, which is not among the fees that Boreal knows; ask your lawyer",
    fr: "un appel a ses propres frais, que Boreal ne connaît pas; demandez à votre équipe juridique",
  },
  requestTitle: { en: "Fees of the request", fr: "Frais de la demande" },
  reasonsMissing: {
    en: "it depends on why you contact IRCC",
    fr: "cela dépend du motif pour lequel vous communiquez avec IRCC",
  },
  eachFile: {
    en: "your lawyer asks for the notes of each file with a request of its own",
    fr: "votre équipe juridique demande les notes de chaque dossier par une demande distincte",
  },
  replaced: { en: "you ask to have a permit replaced", fr: "vous demandez le remplacement d’un permis" },
  amended: {
    en: "you ask to have a document corrected or its conditions changed",
    fr: "vous demandez la correction d’un document ou la modification de ses conditions",
  },
  written: {
    en: "the other reasons are sent by a web form",
    fr: "les autres motifs sont envoyés par un formulaire Web",
  },
  number: {
    en: "Service Canada gives and updates numbers without a fee",
    fr: "Service Canada attribue et met à jour les numéros sans frais",
  },
} satisfies Record<string, Text>;

const theApplicant: Member = { role: "main" };

/** The fee of a table, once or several times, because of `why`. */
function lineOf(the: CaseReader, table: DatedTable<Cad>, why: Text, times = 1): Fee {
  const reader = the.fresh();
  // What it is paid for rests on the type and, of a request, on its reasons.
  reader.application("type");
  contactReasons(reader);
  const { value, because } = valueOnDate(reader, table);
  return feeOf(reader, { id: table.id.replace(/Fee$/, ""), title: table.title }, theApplicant, {
    amount: value === undefined ? undefined : sum(Array.from({ length: times }, () => value)),
    because: [why, ...because],
    decidedBy: value === undefined ? "noRow" : "main",
  });
}

function courtFees(the: CaseReader): readonly Fee[] {
  const reader = the.fresh();
  const status = reader.application("status");
  const pilot = status === "JrSimplifiedProcedure" ? reader.row(studyPermitPilot) : undefined;
  const isFree = pilot?.found === true && pilot.row.value.extraFee === "none";
  const filing = lineOf(the, judicialReviewFee, isFree ? text.simplified : text.filing);
  if (status !== "JrAppeal") return [filing];
  return [
    filing,
    feeOf(reader, { id: "courtAppeal", title: text.appealTitle }, theApplicant, {
      amount: undefined,
      because: [text.appeal],
      decidedBy: "notKnown",
    }),
  ];
}

const ofNotes: readonly ContactReason[] = ["caseNotesRefused", "caseNotesPending"];
const ofAmendment: readonly ContactReason[] = ["changeWorkConditions", "correctError"];
const replacement: ContactReason = "replacePermit";

function requestFees(the: CaseReader): readonly Fee[] {
  const reader = the.fresh();
  const reasons = contactReasons(reader);
  if (reasons.length === 0)
    return [
      feeOf(reader, { id: "request", title: text.requestTitle }, theApplicant, {
        amount: undefined,
        because: [text.reasonsMissing],
        decidedBy: "reasonsMissing",
      }),
    ];
  const notes = reasons.filter((reason) => ofNotes.includes(reason)).length;
  const others = reasons.filter((reason) => ![...ofNotes, ...ofAmendment, replacement].includes(reason));
  return [
    ...(notes > 0 ? [lineOf(the, accessRequestFee, text.eachFile, notes)] : []),
    ...(reasons.includes(replacement) ? [lineOf(the, documentReplacementFee, text.replaced)] : []),
    ...(reasons.some((reason) => ofAmendment.includes(reason)) ? [lineOf(the, amendmentFee, text.amended)] : []),
    ...(others.length > 0 ? [lineOf(the, webFormFee, text.written)] : []),
  ];
}

/** Nothing for a type that applies for something new. */
export function feesOfFile(the: CaseReader): readonly Fee[] | undefined {
  switch (the.fresh().application("type")) {
    case "JudicialReview":
      return courtFees(the);
    case "IrccRequest":
      return requestFees(the);
    case "SinRequest":
      return [lineOf(the, sinFee, text.number)];
    default:
      return undefined;
  }
}
