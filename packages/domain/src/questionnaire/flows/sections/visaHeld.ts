import { temporaryResidentVisaExpiryDate } from "../../status/visaHeld.ts";
import type { Section } from "../section.ts";

/** In a file of its own, as it comes with the first question. */
export const visaHeld: Section = {
  id: "visa",
  title: { en: "Your visa", fr: "Votre visa" },
  steps: [temporaryResidentVisaExpiryDate],
};
