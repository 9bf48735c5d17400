import { spouseAsksForPermit } from "../../conditions/family/dependentVisas.ts";
import { accommodationText as text } from "./accommodation.text.ts";
import { helpsYourCase } from "../levels.ts";
import type { VaultPage } from "../page.ts";
import { keptPaper } from "../slotFor.ts";
import { specified } from "../sources.ts";
import { suppliedPage } from "../suppliedPage.ts";

/** Where the applicant or the visitors will live. */

const sources = [specified("document 1 section 4")];

const aProof = { id: "accommodationDetails", name: text.proof, maxFiles: 5 } as const;

const accommodation: VaultPage = suppliedPage("main", {
  slug: "accommodation-details",
  name: text.details,
  tags: ["Housing"],
  appliesTo: ["Student", "StudentExtension", "StandaloneFamily", "SpeFamily", "PgwpFamily", "Dli", "Iec"],
  slots: [
    keptPaper("main", {
      ...aProof,
      level: {
        cases: [[spouseAsksForPermit, "NotApplicable", text.notAskedBesidePermit]],
        otherwise: helpsYourCase(text.showsPlan),
        sources,
      },
      instructions: text.instructions,
      noDocument: text.noBooking,
    }),
  ],
});

const visitorAccommodation: VaultPage = suppliedPage("visitor", {
  slug: "visitor-visa-visitor-accommodation-details",
  name: text.details,
  tags: ["Housing", "Travel"],
  appliesTo: ["VisitorVisa"],
  slots: [
    keptPaper("visitor", {
      ...aProof,
      level: { otherwise: helpsYourCase(text.showsPlan), sources },
      instructions: text.visitorInstructions,
    }),
  ],
});

const visitorSpouseAccommodation: VaultPage = suppliedPage("visitorSpouse", {
  slug: "visitor-visa-spouse-accommodation-details",
  name: text.details,
  tags: ["Housing", "Travel"],
  appliesTo: ["VisitorVisa"],
  slots: [
    keptPaper("visitorSpouse", {
      ...aProof,
      level: {
        cases: [[spouseAsksForPermit, "NotApplicable", text.notAskedBesidePermit]],
        otherwise: helpsYourCase(text.showsPlan),
        sources,
      },
      instructions: text.visitorSpouseInstructions,
    }),
  ],
});

export const accommodationPages: readonly VaultPage[] = [
  accommodation,
  visitorAccommodation,
  visitorSpouseAccommodation,
];
