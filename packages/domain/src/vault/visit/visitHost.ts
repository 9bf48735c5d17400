import { familyHosts, friendHosts, isSuperVisa } from "../../conditions/visit/visitorVisa.ts";
import { any } from "../../kernel/condition.ts";
import { helpsYourCase } from "../levels.ts";
import type { VaultPage } from "../page.ts";
import { keptPaper } from "../slotFor.ts";
import { checklist5484, excerptOf, specified, superVisaManual } from "../sources.ts";
import { suppliedPage, writtenLetter } from "../suppliedPage.ts";
import { visitHostText as text } from "./visitHost.text.ts";

/** What the host in Canada shows: status, invitation, home, household. */

const status: VaultPage = suppliedPage("host", {
  slug: "visitor-visa-host-status",
  name: text.status,
  tags: [],
  appliesTo: ["VisitorVisa"],
  slots: [
    keptPaper("host", {
      id: "status",
      name: text.status,
      level: {
        cases: [
          [isSuperVisa, "Required", text.superVisaHosts],
          [any(familyHosts, friendHosts), "Required", text.hostLivesHere],
        ],
        otherwise: [text.organizationHasNoStatus, "NotApplicable"],
        sources: [superVisaManual, checklist5484],
      },
      instructions: text.statusInstructions,
      maxFiles: 3,
    }),
  ],
});

const invitation: VaultPage = suppliedPage("host", {
  slug: "visitor-visa-host-letter",
  name: text.invitation,
  category: "Letter",
  tags: [],
  appliesTo: ["VisitorVisa"],
  lawyerCanGenerate: { letter: "visitorVisaHostLetter" },
  slots: [
    writtenLetter("host", {
      id: "letter",
      name: text.invitation,
      level: {
        cases: [[isSuperVisa, "Required", text.promiseOfSupport]],
        otherwise: helpsYourCase(text.invitationHelps),
        sources: [specified("document 3 section 2.4"), superVisaManual],
      },
      instructions: text.invitationInstructions,
      maxFiles: 2,
    }),
  ],
});

const home: VaultPage = suppliedPage("host", {
  slug: "visitor-visa-host-property",
  name: text.home,
  tags: ["Housing"],
  appliesTo: ["VisitorVisa"],
  slots: [
    keptPaper("host", {
      id: "property",
      name: text.home,
      level: {
        cases: [[any(familyHosts, friendHosts), "Recommended", text.showsWhereVisitorStays]],
        otherwise: [text.organizationShowsNoHome, "NotApplicable"],
        sources: [checklist5484],
      },
      instructions: text.homeInstructions,
      maxFiles: 4,
    }),
  ],
});

const household: VaultPage = suppliedPage("host", {
  slug: "visitor-visa-host-family-size",
  name: text.household,
  tags: [],
  appliesTo: ["VisitorVisa"],
  slots: [
    keptPaper("host", {
      id: "familySize",
      name: text.household,
      level: {
        cases: [[isSuperVisa, "Required", text.sizeSetsIncome]],
        otherwise: [text.sizeOnlyForSuperVisa, "NotApplicable"],
        sources: [excerptOf("IRCC officer manual, super visa, size of the family")],
      },
      instructions: text.householdInstructions,
      maxFiles: 10,
    }),
  ],
});

export const visitHostPages: readonly VaultPage[] = [status, invitation, home, household];
