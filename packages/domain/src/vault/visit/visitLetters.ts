import { lawyerReviews } from "../../conditions/application/status.ts";
import type { OwnSlotId, PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Clause, Text } from "../../kernel/text.ts";
import { helpsYourCase, writtenAtReview } from "../levels.ts";
import type { PageTag, VaultPage } from "../page.ts";
import { legalTeamOnly } from "../permissions.ts";
import type { PageOwner } from "../person.ts";
import { specified } from "../sources.ts";
import { suppliedPage, writtenLetter } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";
import type { LetterId } from "../../letters/letters.ts";

/** Letters that go with a visit. The lawyer completes them when reviewing the file; until then they help. */

/** Words that several places of this file say. */
const text = {
  legalSubmission: { en: "Legal Submission", fr: "Observations juridiques", noun: "fp" },
} satisfies Record<string, Text | Noun>;

type Letter = {
  readonly owner?: PageOwner;
  readonly slug: PageSlug;
  readonly slot: OwnSlotId;
  readonly name: Noun;
  readonly tags?: readonly PageTag[];
  readonly letter: LetterId;
  readonly helps: Clause;
  readonly instructions: Clause;
  readonly maxFiles: number;
};

const letterOfVisit = ({
  owner = "main",
  slug,
  slot,
  name,
  tags = [],
  letter,
  helps,
  instructions,
  maxFiles,
}: Letter): VaultPage =>
  suppliedPage(owner, {
    slug,
    rights: closedToOutsiders,
    name,
    category: "Letter",
    tags,
    appliesTo: ["VisitorVisa"],
    lawyerCanGenerate: { letter },
    slots: [
      writtenLetter(owner, {
        id: slot,
        name,
        level: {
          cases: [
            [
              lawyerReviews,
              "Required",
              { en: "the letter goes to IRCC with the file", fr: "la lettre part à IRCC avec le dossier" },
            ],
          ],
          otherwise: helpsYourCase(helps),
          sources: [specified("document 3 section 4.5")],
        },
        instructions,
        maxFiles,
      }),
    ],
  });

const toTheOfficer = letterOfVisit({
  owner: "visitor",
  slug: "visitor-visa-visitor-letter",
  slot: "letter",
  name: { en: "Letter to the Officer", fr: "Lettre à l’agent", noun: "f" },
  letter: "visitorVisaVisitorLetter",
  helps: {
    en: "the visitor’s own words help an officer to understand the visit",
    fr: "une lettre personnelle aide IRCC à comprendre la visite",
    to: {
      visitor: {
        en: "your own words help an officer to understand the visit",
        fr: "votre lettre aide IRCC à comprendre la visite",
      },
    },
  },
  instructions: {
    en: "The visitor tells the officer who travels and why now, what the plan is, and what brings them home on time: family, work, studies, a home. One or two signed and dated pages are enough. It must match the form and the other letters.",
    fr: "La personne qui visite explique à IRCC qui voyage et pourquoi maintenant, ce qui est prévu, et ce qui la fera rentrer à temps : famille, travail, études, logement. Une ou deux pages signées et datées suffisent. La lettre doit concorder avec le formulaire et les autres lettres.",
    to: {
      visitor: {
        en: "Tell the officer who travels and why now, what the plan is, and what brings you home on time: family, work, studies, a home. One or two signed and dated pages are enough. It must match the form and the other letters.",
        fr: "Expliquez à IRCC qui voyage et pourquoi maintenant, ce qui est prévu, et ce qui vous fera rentrer à temps : famille, travail, études, logement. Une ou deux pages signées et datées suffisent. La lettre doit concorder avec le formulaire et les autres lettres.",
      },
    },
  },
  maxFiles: 2,
});

const itinerary = letterOfVisit({
  slug: "visitor-visa-itinerary",
  slot: "visitorVisaItinerary",
  name: { en: "Travel Itinerary", fr: "Itinéraire de voyage", noun: "m" },
  tags: ["Travel"],
  letter: "visitorVisaItinerary",
  helps: { en: "a clear plan makes the visit believable", fr: "un plan clair rend la visite crédible" },
  instructions: {
    en: "Give the plan day by day: the date, the place, where the visitor sleeps, and the flights that are reserved but not paid for. A plan that fits the money and the time away from home is more convincing than a full one. Small changes later are no problem.",
    fr: "Donnez le plan jour par jour : la date, le lieu, où la personne dort et les vols réservés sans être payés. Un plan qui convient au budget et au temps d’absence convainc mieux qu’un plan chargé. De petits changements plus tard ne posent pas de problème.",
    to: {
      visitor: {
        en: "Give the plan day by day: the date, the place, where you sleep, and the flights that are reserved but not paid for. A plan that fits the money and the time away from home is more convincing than a full one. Small changes later are no problem.",
        fr: "Donnez le plan jour par jour : la date, le lieu, où vous dormez et les vols réservés sans être payés. Un plan qui convient au budget et au temps d’absence convainc mieux qu’un plan chargé. De petits changements plus tard ne posent pas de problème.",
      },
    },
  },
  maxFiles: 3,
});

const moneyExplained = letterOfVisit({
  slug: "visitor-visa-financial-explanation",
  slot: "visitorVisaFinancialExplanation",
  name: { en: "Financial Explanation", fr: "Explication financière", noun: "f" },
  letter: "visitorVisaFinancialExplanation",
  helps: {
    en: "money that is explained raises fewer questions",
    fr: "des fonds expliqués soulèvent moins de questions",
  },
  instructions: {
    en: "Explain who pays for what, from which account, and where each large deposit came from. Every amount must be found in the bank statements. Say clearly which money is borrowed.",
    fr: "Expliquez qui paie quoi, de quel compte, et d’où vient chaque dépôt important. Chaque montant doit se retrouver dans les relevés bancaires. Dites clairement quel argent est emprunté.",
  },
  maxFiles: 2,
});

const purpose = letterOfVisit({
  slug: "visitor-visa-travel-letter",
  slot: "visitorVisaTravelLetter",
  name: { en: "Travel Purpose Letter", fr: "Lettre sur le but du voyage", noun: "f" },
  tags: ["Travel"],
  letter: "visitorVisaTravel",
  helps: { en: "a clear reason makes the visit believable", fr: "un motif clair rend la visite crédible" },
  instructions: {
    en: "Explain the reason for the visit, its first and last day, whom the visitor will see and why these dates were chosen. The dates must be the same as in the itinerary and in the form.",
    fr: "Expliquez le motif de la visite, son premier et son dernier jour, qui la personne verra et pourquoi ces dates ont été choisies. Les dates doivent être les mêmes que dans l’itinéraire et le formulaire.",
    to: {
      visitor: {
        en: "Explain the reason for the visit, its first and last day, whom you will see and why these dates were chosen. The dates must be the same as in the itinerary and in the form.",
        fr: "Expliquez le motif de la visite, son premier et son dernier jour, qui vous verrez et pourquoi ces dates ont été choisies. Les dates doivent être les mêmes que dans l’itinéraire et le formulaire.",
      },
    },
  },
  maxFiles: 2,
});

const legalSubmission: VaultPage = suppliedPage("main", {
  slug: "visitor-visa-legal-submission",
  rights: closedToOutsiders,
  name: text.legalSubmission,
  category: "Letter",
  tags: [],
  appliesTo: ["VisitorVisa"],
  studentPermissions: legalTeamOnly,
  lawyerCanGenerate: { letter: "visitorVisaLegalSubmission" },
  slots: [
    writtenLetter("main", {
      id: "visitorVisaLegalSubmission",
      name: text.legalSubmission,
      level: {
        cases: [[lawyerReviews, "Required"]],
        otherwise: writtenAtReview,
        sources: [specified("document 3 section 4.5")],
      },
      instructions: {
        en: "Set out the case for the officer: the facts, the law, and for each point the document that proves it.",
        fr: "Présentez le dossier à IRCC : les faits, le droit et, pour chaque point, le document qui le prouve.",
      },
      maxFiles: 1,
    }),
  ],
});

export const visitLetterPages: readonly VaultPage[] = [
  toTheOfficer,
  itinerary,
  moneyExplained,
  purpose,
  legalSubmission,
];
