import type { ApplicationType } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { typesWithReceiptPage } from "../conditions/authority/proofs.ts";
import { isMadeInsideCanada, isStudent } from "../conditions/application/application.ts";
import { givesNoBiometrics } from "../conditions/biometrics/givesNoBiometrics.ts";
import { addDays, isIsoDate, type IsoDate } from "../kernel/calendarDate.ts";
import { decisionFrom, type Decision } from "../kernel/decision.ts";
import { fill, type Text } from "../kernel/text.ts";
import type { Source } from "../kernel/trace.ts";
import { biometricsLetterArrival } from "../tables/biometrics/biometrics.ts";
import { generalKnowledge } from "../tables/sources.ts";
import { studyPermitServiceStandard } from "../tables/studies/serviceStandard.ts";

/** What others are expected to do next, and between which days, as far as a table knows any. Nobody has to act by these days. */

export type Span = { readonly from?: IsoDate; readonly to: IsoDate };

export type ExpectedSpan = {
  readonly id: string;
  readonly title: Text;
  /** `null`: nobody says when. */
  readonly decision: Decision<Span | null>;
};

type Definition = {
  readonly id: string;
  readonly title: Text;
  readonly source?: Source;
  /** Nothing where it is not what comes next. */
  readonly expect: (the: CaseReader) => { readonly span: Span | null; readonly because: Text } | undefined;
};

const text = {
  letters: {
    en: "the letters usually come {from} to {to} days after the application was sent",
    fr: "les lettres arrivent en général de {from} à {to} jours après l’envoi de la demande",
  },
  aim: {
    en: "IRCC aims to decide within {days} days; it is an aim and no promise, and for some countries it takes longer",
    fr: "IRCC vise une décision en {days} jours; c’est un objectif et non une promesse, et pour certains pays c’est plus long",
  },
  notSent: {
    en: "the day on which the application was sent is not recorded",
    fr: "la date d’envoi de la demande n’est pas inscrite",
  },
  published: {
    en: "the authority publishes its processing times by kind of application and country, and changes them often; none is kept here",
    fr: "l’autorité publie ses délais de traitement selon le type de demande et le pays, et les modifie souvent; aucun n’est conservé ici",
  },
  court: {
    en: "the Court is bound to no day for it",
    fr: "aucune date n’est imposée à la Cour",
  },
  rounds: {
    en: "rounds of invitations have no fixed days, and nobody is sure to be invited",
    fr: "les rondes d’invitations n’ont pas de dates fixes, et personne n’est certain d’être invité",
  },
} satisfies Record<string, Text>;

const processingTimes = generalKnowledge("IRCC, Check processing times");
const rounds = generalKnowledge("IRCC, rounds of invitations");
const withLetters = new Set<ApplicationType>(typesWithReceiptPage);
const waitsForLeave = new Set(["JrRecordFiled", "JrRespondentReplied", "JrLeavePending"]);
const biometricsPages = ["biometrics-request-letter", "biometrics-collection-letter", "biometrics-receipt"] as const;

function sentOn(the: CaseReader): IsoDate | undefined {
  const day = the.application("submittedAt");
  return day && isIsoDate(day) ? day : undefined;
}

function biometricsLetters(the: CaseReader): ReturnType<Definition["expect"]> {
  const type = the.application("type");
  if (the.application("status") !== "IrccProcessing" || !type || !withLetters.has(type)) return undefined;
  if (biometricsPages.some((page) => the.documents(page).length > 0)) return undefined;
  if (givesNoBiometrics.evaluate(the).holds) return undefined;
  const [sent, row] = [sentOn(the), the.row(biometricsLetterArrival)];
  if (!row.found) return undefined;
  const { from, to } = row.row.value;
  const because = fill(text.letters, { from, to });
  // Past that time they are late, and nobody says by how much.
  if (sent && addDays(sent, to) < the.today()) return undefined;
  return { span: sent ? { from: addDays(sent, from), to: addDays(sent, to) } : null, because };
}

function authorityDecides(the: CaseReader): ReturnType<Definition["expect"]> {
  if (the.application("status") !== "IrccProcessing") return undefined;
  const isFirstPermit = isStudent.evaluate(the).holds && !isMadeInsideCanada.evaluate(the).holds;
  const row = isFirstPermit ? the.row(studyPermitServiceStandard) : undefined;
  if (!row?.found) return { span: null, because: text.published };
  const [sent, days] = [sentOn(the), row.row.value];
  return sent
    ? { span: { to: addDays(sent, days) }, because: fill(text.aim, { days }) }
    : { span: null, because: text.notSent };
}

const definitions: readonly Definition[] = [
  {
    id: "biometricsLetters",
    title: { en: "Letters about your biometrics come", fr: "Arrivée des lettres sur les données biométriques" },
    expect: biometricsLetters,
  },
  {
    id: "authorityDecides",
    title: { en: "The authority decides", fr: "Décision de l’autorité" },
    source: processingTimes,
    expect: authorityDecides,
  },
  {
    id: "invitation",
    title: { en: "An invitation comes", fr: "Arrivée d’une invitation" },
    source: rounds,
    expect: (the) => (the.application("status") === "ApplicantPool" ? { span: null, because: text.rounds } : undefined),
  },
  {
    id: "courtDecidesOnLeave",
    title: { en: "The Court decides on leave", fr: "Décision de la Cour sur l’autorisation" },
    expect: (the) =>
      waitsForLeave.has(the.application("status") ?? "") ? { span: null, because: text.court } : undefined,
  },
  {
    id: "courtJudges",
    title: { en: "The Court gives its judgment", fr: "Jugement de la Cour" },
    expect: (the) =>
      the.application("status") === "JrDecisionReserved" ? { span: null, because: text.court } : undefined,
  },
];

export const expectedSpans = (the: CaseReader): readonly ExpectedSpan[] =>
  definitions.flatMap(({ id, title, source, expect }) => {
    const reader = the.fresh();
    const found = expect(reader);
    if (!found) return [];
    if (source && found.span === null) reader.trace.cite(source);
    const decision = decisionFrom(reader, {
      value: found.span,
      because: [found.because],
      decidedBy: `expected.${id}`,
    });
    return [{ id, title, decision }];
  });
