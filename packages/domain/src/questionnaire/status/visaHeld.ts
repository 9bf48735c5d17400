import type { Text } from "../../kernel/text.ts";
import { aDate, readOf } from "../readPrefill.ts";
import { question } from "../step.ts";

/** The visa in the passport and the conditions of the permit, of who renews a visa or a permit from inside Canada. */

const fromVisa: Text = { en: "from your visa", fr: "d’après votre visa" };

export const temporaryResidentVisaExpiryDate = question({
  id: "temporaryResidentVisaExpiryDate",
  kind: "date",
  person: "main",
  question: {
    en: "When does the visa in your passport expire, or when did it expire?",
    fr: "Quand le visa dans votre passeport expire-t-il, ou quand a-t-il expiré?",
  },
  hint: {
    en: "It is the sticker in your passport. Your permit is another document.",
    fr: "C’est la vignette dans votre passeport. Le permis est un autre document.",
  },
  whyWeAsk: {
    en: "A visa lets you come back. It is not your permit to stay.",
    fr: "Le visa permet de revenir. Ce n’est pas votre permis de séjour.",
  },
  prefill: readOf()("temporary-resident-visa", "expiryDate", fromVisa, aDate),
  needed: "always",
});

/** "stillAdmissible" in the specification, without a description; read as still meeting the conditions of the stay. */
export const stillAdmissible = question({
  id: "stillAdmissible",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Have you followed the conditions of your permit so far?",
    fr: "Avez-vous respecté les conditions de votre permis jusqu’ici?",
  },
  hint: {
    en: "For example, you studied or worked only as the permit allows, and did not stay past its last day.",
    fr: "Par exemple, vous avez étudié ou travaillé seulement comme le permis l’autorise, sans rester après son dernier jour.",
  },
  whyWeAsk: {
    en: "IRCC looks at it. A no does not stop you; a lawyer looks at your case first.",
    fr: "IRCC le vérifie. Un non ne vous arrête pas; l’équipe juridique examine d’abord votre dossier.",
  },
  needed: "always",
});
