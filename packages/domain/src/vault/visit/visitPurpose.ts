import { isYouthMobility } from "../../conditions/application/application.ts";
import {
  organizationHosts,
  visitHasPapersOfItsOwn,
  visitsFamilyOrFriends,
} from "../../conditions/visit/visitorVisa.ts";
import { countsIfItFits, helpsYourCase } from "../levels.ts";
import type { VaultPage } from "../page.ts";
import { keptPaper } from "../slotFor.ts";
import { checklist5484, iecDocumentList, specified } from "../sources.ts";
import { suppliedPage } from "../suppliedPage.ts";
import { visitPurposeText as text } from "./visitPurpose.text.ts";

/** Why somebody comes, what brings them home, how they travel and how they are insured. */

const ties: VaultPage = suppliedPage("visitor", {
  slug: "visitor-visa-visitor-property",
  name: text.ties,
  tags: [],
  appliesTo: ["VisitorVisa"],
  slots: [
    keptPaper("visitor", {
      id: "tiesToHome",
      name: text.ties,
      level: { otherwise: helpsYourCase(text.mustLeaveInTime), sources: [checklist5484] },
      instructions: text.tiesInstructions,
      maxFiles: 15,
    }),
  ],
});

const reason: VaultPage = suppliedPage("main", {
  slug: "visitor-visa-reason-documents",
  name: text.reason,
  tags: [],
  appliesTo: ["VisitorVisa"],
  slots: [
    keptPaper("main", {
      id: "visitorVisaReasonDocuments",
      name: text.reason,
      level: {
        cases: [
          [visitHasPapersOfItsOwn, "Required"],
          [organizationHosts, "Recommended", text.organizationCanWrite],
          [visitsFamilyOrFriends, "IfApplicable", text.onlyForAnOccasion],
        ],
        otherwise: countsIfItFits,
        sources: [checklist5484, specified("document 3 section 3.2, vvReasonForVisit")],
      },
      instructions: text.reasonInstructions,
      maxFiles: 10,
    }),
  ],
});

const flights: VaultPage = suppliedPage("main", {
  slug: "flight-itinerary",
  name: text.flights,
  tags: ["Travel"],
  appliesTo: ["Student", "VisitorVisa", "Lmia", "C10", "ClosedWorkPermit", "Iec"],
  slots: [
    keptPaper("main", {
      id: "flightItinerary",
      name: text.flights,
      level: { otherwise: [text.noTicketNeeded, "IfApplicable"], sources: [checklist5484] },
      instructions: text.flightsInstructions,
      maxFiles: 3,
    }),
  ],
});

const healthInsurance: VaultPage = suppliedPage("main", {
  slug: "health-insurance",
  name: text.insurance,
  tags: [],
  appliesTo: ["Student", "Iec"],
  slots: [
    keptPaper("main", {
      id: "healthInsurance",
      name: text.insurance,
      level: {
        cases: [[isYouthMobility, "Recommended", text.shownAtBorder]],
        otherwise: [text.whereNobodyInsures, "IfApplicable"],
        sources: [iecDocumentList],
      },
      instructions: text.insuranceInstructions,
      maxFiles: 3,
    }),
  ],
});

export const visitPurposePages: readonly VaultPage[] = [ties, reason, flights, healthInsurance];
