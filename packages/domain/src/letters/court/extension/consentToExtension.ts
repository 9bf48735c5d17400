import { letterContent } from "../../define.ts";
import { subjectOfCase } from "../caseInCourt.ts";
import { filedBySolicitor } from "../solicitor.ts";
import { consentOfParties } from "./consentOfParties.ts";
import { draftOrder, judge } from "./draftOrder.ts";
import { request } from "./request.ts";
import { whyMoreTime } from "./whyMoreTime.ts";

/** More time with the consent of the other side: a letter to the Registry, with the draft of an order or with the consent behind it. */

const id = "consentToExtensionOfTime";

export const consentToExtensionOfTime = letterContent({
  id,
  person: "main",
  frame: "firm",
  writes: "lawyer",
  confirms: "lawyer",
  generates: ["lawyer"],
  waiting: {
    en: "The legal team asks the other side for its consent and prepares the request. A lawyer confirms it before it goes to the Court; a consent alone extends no time limit of the immigration rules.",
    fr: "L’équipe juridique demande le consentement de la partie adverse et prépare la demande. Une avocate ou un avocat la confirme avant son envoi à la Cour; un consentement seul ne proroge aucun délai des règles de l’immigration.",
  },
  to: { en: "Registry of the Federal Court", fr: "Greffe de la Cour fédérale" },
  salutation: { en: "Dear Registrar:", fr: "Madame, Monsieur," },
  subject: subjectOfCase,
  signature: [],
  sections: [request, whyMoreTime, filedBySolicitor(id), draftOrder, judge, ...consentOfParties],
});
