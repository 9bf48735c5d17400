import { lawyerReviews } from "../../conditions/application/status.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import { helpsYourCase, writtenAtReview } from "../levels.ts";
import type { PageTag, VaultPage } from "../page.ts";
import { legalTeamOnly } from "../permissions.ts";
import type { PageOwner } from "../person.ts";
import { specified } from "../sources.ts";
import { suppliedPage, writtenLetter } from "../suppliedPage.ts";
import { visitLettersText as text } from "./visitLetters.text.ts";

/** Letters that go with a visit. The lawyer completes them when reviewing the file; until then they help. */

type Letter = {
  readonly owner?: PageOwner;
  readonly slug: string;
  readonly slot: string;
  readonly name: Noun;
  readonly tags?: readonly PageTag[];
  readonly letter: string;
  readonly helps: Text;
  readonly instructions: Text;
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
          cases: [[lawyerReviews, "Required", text.goesWithFile]],
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
  name: text.toTheOfficer,
  letter: "visitorVisaVisitorLetter",
  helps: text.ownWordsHelp,
  instructions: text.toTheOfficerInstructions,
  maxFiles: 2,
});

const itinerary = letterOfVisit({
  slug: "visitor-visa-itinerary",
  slot: "visitorVisaItinerary",
  name: text.itinerary,
  tags: ["Travel"],
  letter: "visitorVisaItinerary",
  helps: text.planHelps,
  instructions: text.itineraryInstructions,
  maxFiles: 3,
});

const moneyExplained = letterOfVisit({
  slug: "visitor-visa-financial-explanation",
  slot: "visitorVisaFinancialExplanation",
  name: text.moneyExplained,
  letter: "visitorVisaFinancialExplanation",
  helps: text.explainedMoneyHelps,
  instructions: text.moneyExplainedInstructions,
  maxFiles: 2,
});

const purpose = letterOfVisit({
  slug: "visitor-visa-travel-letter",
  slot: "visitorVisaTravelLetter",
  name: text.purpose,
  tags: ["Travel"],
  letter: "visitorVisaTravel",
  helps: text.reasonHelps,
  instructions: text.purposeInstructions,
  maxFiles: 2,
});

const legalSubmission: VaultPage = suppliedPage("main", {
  slug: "visitor-visa-legal-submission",
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
      instructions: text.legalSubmissionInstructions,
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
