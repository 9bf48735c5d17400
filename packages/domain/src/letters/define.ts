import { fullName } from "./facts/applicant.ts";
import { formOf, type LetterContent, type LetterFrame } from "./letterContent.ts";
import { sentence } from "./prose/sentence.ts";

/** What letters have alike, so that a definition says what is its own. */

const department = {
  en: "Immigration, Refugees and Citizenship Canada",
  fr: "Immigration, Réfugiés et Citoyenneté Canada",
};

const address = {
  to: department,
  salutation: { en: "Dear Visa Officer:", fr: "Madame, Monsieur," },
  closing: { en: "Sincerely,", fr: "Veuillez agréer, Madame, Monsieur, mes salutations distinguées." },
};

/** A paper of the court has no salutation: it stands under the heading of the case. */
const ofFrame: Readonly<Record<LetterFrame, Pick<LetterContent, "to" | "salutation" | "closing">>> = {
  letter: address,
  firm: {
    ...address,
    salutation: { en: "Dear Officer:", fr: "Madame, Monsieur," },
    closing: { en: "Yours truly,", fr: address.closing.fr },
  },
  court: { to: { en: "", fr: "" }, salutation: { en: "", fr: "" }, closing: { en: "", fr: "" } },
};

type Usual = "to" | "salutation" | "closing" | "signature";

/** Signed by the person who speaks in it, unless its definition says who else. */
export const letterContent = (
  definition: Omit<LetterContent, Usual | "form"> & Partial<Pick<LetterContent, Usual>>,
): LetterContent => ({
  ...ofFrame[definition.frame],
  signature: [
    sentence(
      { en: "{name}", fr: "{name}" },
      { name: fullName },
      { gap: { asks: { en: "Name of who signs", fr: "Nom de la personne qui signe" }, fact: "profile.firstName" } },
    ),
  ],
  form: formOf(definition),
  ...definition,
});
