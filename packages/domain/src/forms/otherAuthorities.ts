import { caseWasFiledInCourt, courtCaseIsOver } from "../conditions/application/status.ts";
import { requestsSinByMail } from "../conditions/socialInsurance/sin.ts";
import { generalKnowledge } from "../tables/sources.ts";
import { courtRules } from "../tables/court/sources.ts";
import { form, type Form } from "./form.ts";

/** Forms of the Federal Court and of Service Canada. */
export const formsOfOtherAuthorities: readonly Form[] = [
  form({
    id: "IR1",
    person: "main",
    appliesTo: ["JudicialReview"],
    cases: [
      [caseWasFiledInCourt, false],
      [courtCaseIsOver, false],
    ],
    otherwise: [
      { en: "a case in court begins with this application", fr: "une instance commence par cette demande" },
      true,
    ],
    sources: [courtRules("rule 5, Form IR-1")],
  }),
  form({
    id: "NAS2120",
    person: "main",
    appliesTo: ["SinRequest"],
    cases: [[requestsSinByMail, true]],
    otherwise: [
      {
        en: "online and at an office there is no form",
        fr: "en ligne et dans un bureau, il n’y a pas de formulaire",
      },
      false,
    ],
    sources: [generalKnowledge("Service Canada, ways to request a social insurance number")],
  }),
];
