import { letterContent } from "../../define.ts";
import { sentence } from "../../prose/sentence.ts";
import { nameGap, ofApplicant } from "../caseInCourt.ts";
import { filedBySolicitor, forApplicant, solicitorLines } from "../solicitor.ts";
import { applicationSworn } from "./applicationSworn.ts";
import { delaySworn, hardshipSworn } from "./delaySworn.ts";
import { exhibitMentions, exhibitSlips } from "./exhibits.ts";
import { jurat } from "./jurat.ts";
import { whoSwears } from "./whoSwears.ts";

/** What the applicant swears in a case about a delay (Form 80A): only facts that they know themselves, one in each paragraph, and no law. */

const id = "writOfMandamusAffidavit";

const affidavitOfApplicant = sentence(
  { en: "Affidavit {name}", fr: "Affidavit {name}" },
  { name: ofApplicant },
  { gap: nameGap },
);

export const writOfMandamusAffidavit = letterContent({
  id,
  person: "main",
  frame: "court",
  writes: "applicant",
  confirms: "applicant",
  generates: ["lawyer"],
  waiting: {
    en: "You give the facts, and the legal team prepares the affidavit. A lawyer confirms it; then you swear it before a commissioner, and only then is it signed.",
    fr: "Vous donnez les faits, et l’équipe juridique prépare l’affidavit. Une avocate ou un avocat le confirme; ensuite, vous le faites sous serment devant un ou une commissaire, et c’est alors seulement qu’il est signé.",
  },
  title: [affidavitOfApplicant],
  subject: affidavitOfApplicant,
  signature: [],
  sections: [
    whoSwears,
    applicationSworn,
    delaySworn,
    hardshipSworn,
    exhibitMentions,
    jurat,
    filedBySolicitor(id, {
      title: { en: "Who files it", fr: "Qui le dépose" },
      look: "lines",
      isAfterSignature: true,
      lines: [sentence({ en: "Filed by:", fr: "Déposé par\u00A0:" }, {}), ...solicitorLines(id, forApplicant)],
    }),
    exhibitSlips,
  ],
});
