import { aCase } from "../caseBuilder.ts";
import type { FormCase } from "./forms.ts";

/** The declaration of a union of visitors, and the forms of the Federal Court and of Service Canada. */
export const rowsOfUnionsAndOthers: readonly FormCase[] = [
  ["a case in court that is prepared", aCase().type("JudicialReview"), "IR1", true],
  ["a case that was filed in court", aCase().type("JudicialReview").status("JrLeaveFiled"), "IR1", false],
  ["a case that the Court decided", aCase().type("JudicialReview").status("JrAllowed"), "IR1", false],
  ["a number requested by mail", aCase().type("SinRequest").answers({ sinByMail: true }), "NAS2120", true],
  ["a number requested at an office", aCase().type("SinRequest").answers({ sinByMail: false }), "NAS2120", false],
  [
    "a visitor who brings a common-law partner",
    aCase().type("VisitorVisa").answers({ vvMaritalStatus: "commonLaw", vvIncludePartner: true }),
    "IMM5409 visitor",
    true,
  ],
  [
    "a visitor who brings a husband",
    aCase().type("VisitorVisa").answers({ vvMaritalStatus: "married", vvIncludePartner: true }),
    "IMM5409 visitor",
    false,
  ],
  ["a visitor who was convicted", aCase().type("VisitorVisa").answers({ hasCriminalHistory: true }), "IMM5257B", true],
  [
    "a visitor who served in an army, by the form",
    aCase().type("VisitorVisa").entered("IMM5257:visitor", { "background.militaryQuestions.militaryService": true }),
    "IMM5257B",
    true,
  ],
  ["a visitor of whom nothing of that is told", aCase().type("VisitorVisa"), "IMM5257B", false],
];
