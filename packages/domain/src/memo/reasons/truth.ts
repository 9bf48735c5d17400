import { answerNeedsExplaining } from "../../conditions/background/needsExplaining.ts";
import { wasRefusedBefore } from "../../conditions/background/history.ts";
import { wasDenied, wasToldOfMisrepresentation } from "../../conditions/background/visaViolations.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { WarningId } from "../../warnings/warningIds.ts";
import { isCourtCase } from "../coverage.ts";
import { finds, ofCase, type MemoReader } from "../memoReader.ts";
import { openPoint } from "../openPoints.ts";
import type { Gap, ReasonDefinition, Strand } from "../reasonDefinition.ts";
import { listOfReasons, ourMapping, truthfully } from "./memoSources.ts";
import { beforeTheOfficer, isInCourt, isNotNamedInCourt, isSocialInsurance } from "./raisedAgainst.ts";

/** Whether what was answered is true, and whether documents say the same. */

/** Warnings that say of an answer or a document that another says something else. */
const contradictions: readonly WarningId[] = [
  "passportNameMismatch",
  "passportDateOfBirthMismatch",
  "passportNumberMismatch",
  "countryMismatch",
  "uciMismatch",
  "schoolNameMismatch",
  "studentIdMismatch",
  "provinceMismatch",
  "programDurationMismatch",
  "graduationDateMismatch",
  "transcriptNameMismatch",
  "studyPermitStartDateMismatch",
  "inconsistentRefusalDisclosure",
  "previousCanadianApplicationNotDisclosed",
  "missingPreviousVisaDetails",
  "biometricsContradictionNone",
  "biometricsContradictionGiven",
  "schoolInTwoProvinces",
  "studiedInCanadaYesAndNo",
  "spouseMayBeAnother",
  "redactedData",
  "representativeInfoAltered",
];

const identity: Strand = {
  id: "identity",
  shows: {
    en: "who the person is, to compare the answers with",
    fr: "l’identité de la personne, avec laquelle comparer les réponses",
  },
  pages: ["passport", "visitor-visa-visitor-passport", "spouse-passport", "national-id", "second-passport"],
};

const explanationPages: readonly PageSlug[] = [
  "letter-of-explanation",
  "procedural-fairness-letter",
  "statutory-declaration",
  "correction-evidence",
  "webform-submission",
];

const explanation: Strand = {
  id: "explanation",
  shows: { en: "an explanation", fr: "d’explication" },
  pages: explanationPages,
  isOptional: true,
};

const answerIsNotExplained = finds(
  "answerIsNotExplained",
  {
    en: "an officer is likely to ask about one of the answers, and no explanation is on file",
    fr: "un agent posera sans doute des questions sur une des réponses, et aucune explication n’est au dossier",
  },
  (the) => answerNeedsExplaining.evaluate(the.case).holds && the.filesOn(explanationPages).length === 0,
);

const answerIsNotExplainedGap: Gap = {
  when: answerIsNotExplained,
  open: (the) => [
    openPoint(the, {
      kind: "missing",
      text: {
        en: "An officer is likely to ask about one of the answers (a refusal, an offence, a stay or health), and no explanation is on file.",
        fr: "Un agent posera sans doute des questions sur une des réponses (un refus, une infraction, un séjour ou la santé), et aucune explication n’est au dossier.",
      },
      pages: explanationPages,
    }),
  ],
};

const identityFields = ["applicantFullName", "birthday", "passportExpiryDate", "issueDate"] as const;

const agree = {
  en: "the answers and the documents on file say the same, as far as they were read",
  fr: "les réponses et les documents au dossier concordent, dans la mesure où ils ont été lus",
};

export const credibilityConcerns: ReasonDefinition = {
  id: "credibilityConcerns",
  notRaised: [isSocialInsurance, isNotNamedInCourt("credibilityConcerns")],
  strands: [identity, explanation],
  strandsInCourt: [beforeTheOfficer],
  gaps: [answerIsNotExplainedGap],
  warnings: contradictions,
  takesEveryContradiction: true,
  fields: identityFields,
  whole: agree,
  sources: [listOfReasons, truthfully, ourMapping],
};

const accusedBefore = finds(
  "accusedBefore",
  {
    en: "an earlier finding of misrepresentation is told, and no document about it is on file",
    fr: "une constatation antérieure de fausse déclaration est déclarée, et aucun document à ce sujet n’est au dossier",
  },
  (the) => wasToldOfMisrepresentation.evaluate(the.case).holds && the.filesOn(explanationPages).length === 0,
);

const accusedBeforeGap: Gap = {
  when: accusedBefore,
  leaves: "no",
  open: (the) => [
    openPoint(the, {
      kind: "missing",
      text: {
        en: "An earlier finding of misrepresentation is told, and no document about it is on file.",
        fr: "Une constatation antérieure de fausse déclaration est déclarée, et aucun document à ce sujet n’est au dossier.",
      },
      pages: explanationPages,
    }),
  ],
};

export const misrepresentation: ReasonDefinition = {
  id: "misrepresentation",
  notRaised: [isSocialInsurance, isInCourt],
  strands: [identity, explanation],
  gaps: [accusedBeforeGap],
  warnings: contradictions,
  takesEveryContradiction: true,
  fields: identityFields,
  whole: agree,
  sources: [truthfully, ourMapping],
};

const refusalPages: readonly PageSlug[] = ["refusal-letter", "spouse-refusal-letter", "child-refusal-letter"];
const disclosure: readonly WarningId[] = [
  "inconsistentRefusalDisclosure",
  "previousCanadianApplicationNotDisclosed",
  "missingPreviousVisaDetails",
  "incorrectDocumentForRefusalLetter",
];

const toldOfRefusal = (the: MemoReader): boolean =>
  wasRefusedBefore.evaluate(the.case).holds || wasDenied.evaluate(the.case).holds;

/** By any of the questions that ask for it. */
function toldOfNone(the: MemoReader): boolean {
  if (toldOfRefusal(the)) return false;
  const visas = the.case.answer("previousVisas");
  return (
    the.case.answer("hasPreviousVisaApplication") === false ||
    the.case.answer("pastCanadianRefusal") === false ||
    the.case.answer("visaViolationDenied") === false ||
    (visas !== undefined &&
      visas.length > 0 &&
      visas.every(({ result }) => result !== undefined && result !== "refused"))
  );
}

/** In court the letter on file is the decision that is attacked, and not an earlier one. */
const showsRefusal = (the: MemoReader): boolean => !isCourtCase(the) && the.filesOn(refusalPages).length > 0;
const isDisputed = (the: MemoReader): boolean => {
  const named = new Set<string>(disclosure);
  return the.warnings().some(({ id }) => named.has(id));
};

const noRefusalKnown = finds(
  "noRefusalKnown",
  {
    en: "the answers tell of no earlier refusal, and no document on file shows one",
    fr: "les réponses n’indiquent aucun refus antérieur, et aucun document au dossier n’en montre un",
  },
  (the) => toldOfNone(the) && !showsRefusal(the) && !isDisputed(the),
);

const refusalIsNotAnswered = finds(
  "refusalIsNotAnswered",
  {
    en: "the answers do not say yet whether an application was refused before",
    fr: "les réponses n’indiquent pas encore si une demande a déjà été refusée",
  },
  (the) => !toldOfRefusal(the) && !toldOfNone(the),
);

const refusalIsNotAnsweredGap: Gap = {
  when: refusalIsNotAnswered,
  open: (the) => [
    openPoint(the, {
      kind: "missing",
      text: {
        en: "The answers do not say yet whether an application was refused before.",
        fr: "Les réponses n’indiquent pas encore si une demande a déjà été refusée.",
      },
      pages: ["refusal-letter", "previous-visas"],
    }),
  ],
};

const refusalIsDenied = finds(
  "refusalIsDenied",
  {
    en: "a refusal letter is on file, and the answers tell of no refusal",
    fr: "une lettre de refus est au dossier, et les réponses n’indiquent aucun refus",
  },
  (the) => showsRefusal(the) && toldOfNone(the),
);

const refusalIsDeniedGap: Gap = {
  when: refusalIsDenied,
  open: (the) => [
    openPoint(the, {
      kind: "contradiction",
      text: {
        en: "A refusal letter is on file, and the answers tell of no refusal: correct the answers, or explain why.",
        fr: "Une lettre de refus est au dossier, et les réponses n’indiquent aucun refus\u00A0: corrigez les réponses, ou expliquez pourquoi.",
      },
      pages: ["letter-of-explanation", "refusal-letter"],
    }),
  ],
};

export const undisclosedPreviousRefusals: ReasonDefinition = {
  id: "undisclosedPreviousRefusals",
  notRaised: [isSocialInsurance, isNotNamedInCourt("undisclosedPreviousRefusals"), noRefusalKnown],
  strands: [
    {
      id: "refusal",
      shows: { en: "the refusal that is told", fr: "le refus déclaré" },
      pages: refusalPages,
      wanted: ofCase({ en: "an earlier refusal is told", fr: "un refus antérieur est déclaré" }, wasRefusedBefore),
    },
    {
      id: "earlierApplications",
      shows: { en: "earlier applications", fr: "les demandes antérieures" },
      pages: ["previous-visas", "letter-of-explanation", "webform-submission", "correction-evidence"],
      isOptional: true,
    },
  ],
  strandsInCourt: [beforeTheOfficer],
  gaps: [refusalIsNotAnsweredGap, refusalIsDeniedGap],
  warnings: disclosure,
  fields: ["issueDate", "refusalReason", "country", "visaType"],
  whole: {
    en: "the refusal is told in the answers and shown by a document, and the two say the same",
    fr: "le refus est déclaré dans les réponses et montré par un document, et les deux concordent",
  },
  sources: [listOfReasons, truthfully, ourMapping],
};
