import { livesAwayFromPassport } from "../../conditions/background/residence.ts";
import { stayedTooLong } from "../../conditions/background/travelled.ts";
import { studiedOrWorkedWithoutPermission } from "../../conditions/background/visaViolations.ts";
import { isInCanada } from "../../conditions/status/insideCanada.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { finds, ofCase } from "../memoReader.ts";
import { notAnswered, waitsFor } from "../notAnswered.ts";
import type { ReasonDefinition } from "../reasonDefinition.ts";
import { act, leavesAtEnd, ourMapping } from "./memoSources.ts";
import { fromAbroad, isInCourt, isNotFromAbroad, notForDecisions } from "./raisedAgainst.ts";

/** Status: whether conditions were kept, and by what right the person lives where they live. */

const brokeConditions = finds(
  "brokeConditions",
  {
    en: "a stay that was too long, or studies or work without permission, is told",
    fr: "un séjour trop long, ou des études ou un travail sans autorisation, sont déclarés",
  },
  (the) => stayedTooLong.evaluate(the.case).holds || studiedOrWorkedWithoutPermission.evaluate(the.case).holds,
);

const permitPages: readonly PageSlug[] = [
  "current-valid-permit",
  "spe-family-spouse-current-valid-permit",
  "spe-family-child-current-valid-permit",
  "maintained-status-letter",
  "previous-visas",
];

const conductQuestions = ["hasStayedPastAuthorization", "visaViolationWithoutAuthorization"] as const;

const conductIsNotAnswered = notAnswered({
  id: "conductIsNotAnswered",
  says: {
    en: "the questions about earlier stays are not answered yet",
    fr: "les questions sur les séjours antérieurs n’ont pas encore de réponse",
  },
  text: {
    en: "The questions about earlier stays are not answered yet.",
    fr: "Les questions sur les séjours antérieurs n’ont pas encore de réponse.",
  },
  questions: conductQuestions,
  pages: permitPages,
});

const neverUnderConditions = finds(
  "neverUnderConditions",
  {
    en: "the application comes from outside Canada, and nothing tells of conditions that were not kept",
    fr: "la demande vient de l’extérieur du Canada, et rien n’indique que des conditions n’ont pas été respectées",
  },
  (the) =>
    fromAbroad.includes(the.type()) &&
    !waitsFor(the, conductQuestions) &&
    !brokeConditions.evaluate(the).holds &&
    !isInCanada.evaluate(the.case).holds,
);

export const nonCompliance: ReasonDefinition = {
  id: "nonCompliance",
  notRaised: [...notForDecisions, isInCourt, neverUnderConditions],
  strands: [
    {
      id: "status",
      shows: {
        en: "the status that the person holds or held, and until when",
        fr: "le statut que la personne détient ou a détenu, et jusqu’à quand",
      },
      pages: permitPages,
    },
    {
      id: "conductExplained",
      shows: {
        en: "what explains the conditions that were not kept",
        fr: "ce qui explique les conditions non respectées",
      },
      pages: ["letter-of-explanation", "statutory-declaration", "leave-from-studies"],
      wanted: brokeConditions,
    },
    {
      id: "conduct",
      shows: { en: "that the studies or the work went on", fr: "que les études ou le travail se sont poursuivis" },
      pages: ["enrolment-letter", "transcripts", "pay-slips", "completion-of-studies"],
      isOptional: true,
    },
  ],
  gaps: [conductIsNotAnswered],
  warnings: [
    "permitRestorationRequired",
    "studyPermitExpired",
    "workPermitExpired",
    "visitorRecordExpired",
    "coOpWorkPermitNotValid",
  ],
  fields: ["studyPermitExpiryDate", "workPermitType", "expiryDate", "issueDate", "visaType"],
  whole: {
    en: "the status is shown, nothing tells of conditions that were not kept, and no warning about it is open",
    fr: "le statut est montré, rien n’indique que des conditions n’ont pas été respectées, et aucun avertissement à ce sujet n’est ouvert",
  },
  sources: [act("section 41"), ourMapping],
};

const residenceQuestions = ["country", "passportCountries", "vvPassportCountries"] as const;

const residenceIsNotAnswered = notAnswered({
  id: "residenceIsNotAnswered",
  says: {
    en: "the answers do not say yet where the person lives and which passports they hold",
    fr: "les réponses n’indiquent pas encore où habite la personne et quels passeports elle détient",
  },
  text: {
    en: "The answers do not say yet where the person lives and which passports they hold.",
    fr: "Les réponses n’indiquent pas encore où habite la personne et quels passeports elle détient.",
  },
  questions: residenceQuestions,
  pages: ["residence-permit", "us-immigration-status"],
});

const livesAtHome = finds(
  "livesAtHome",
  {
    en: "nothing tells of living in a country without holding its passport",
    fr: "rien n’indique une résidence dans un pays sans en détenir le passeport",
  },
  (the) => !waitsFor(the, residenceQuestions) && !livesAwayFromPassport.evaluate(the.case).holds,
);

export const residenceStatus: ReasonDefinition = {
  id: "residenceStatus",
  notRaised: [isInCourt, isNotFromAbroad, livesAtHome],
  strands: [
    {
      id: "residence",
      wanted: ofCase(
        {
          en: "the person lives in a country whose passport they do not hold",
          fr: "la personne habite un pays dont elle n’a pas le passeport",
        },
        livesAwayFromPassport,
      ),
      shows: {
        en: "the right to live in the country of residence",
        fr: "le droit d’habiter dans le pays de résidence",
      },
      pages: [
        "residence-permit",
        "us-immigration-status",
        "spouse-us-immigration-status",
        "visitor-visa-visitor-us-immigration-status",
      ],
    },
  ],
  gaps: [residenceIsNotAnswered],
  fields: ["country", "expiryDate", "issueDate"],
  whole: {
    en: "the right to live in the country of residence is shown, and no warning about it is open",
    fr: "le droit d’habiter dans le pays de résidence est montré, et aucun avertissement à ce sujet n’est ouvert",
  },
  sources: [leavesAtEnd, ourMapping],
};
