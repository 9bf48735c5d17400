import { advice, refusal } from "../../kernel/validation.ts";
import type { ValueCheck } from "../field.ts";

/** Checks of a job offer in Canada. What is true of an employer is kept: the sentence tells what follows from it. */

/** Document 3 section 5.3: at least 0. */
export const offersAtLeastNone: ValueCheck = (value) => {
  if (typeof value !== "number") return undefined;
  if (value < 0) {
    return refusal("offersMin0", { en: "Enter 0 or a higher number.", fr: "Entrez 0 ou un nombre plus élevé." });
  }
  return Number.isInteger(value)
    ? undefined
    : refusal("wholeNumber", { en: "Enter a whole number.", fr: "Entrez un nombre entier." });
};

/** Immigration and Refugee Protection Regulations, section 200(3)(h). */
export const employerMayHire: ValueCheck = (value) =>
  value === true
    ? advice("employerOnList", {
        en: "While the employer may not hire, an officer cannot give you a permit for this job. Ask the employer until when, and tell us if the list is wrong.",
        fr: "Tant que l’employeur ne peut pas embaucher, un agent ne peut pas vous donner de permis pour cet emploi. Demandez-lui jusqu’à quand, et dites-nous si la liste se trompe.",
      })
    : undefined;

/** Regulations, section 82(1): an offer of an embassy is no arranged employment, and its staff are accredited, not permitted. */
export const embassyIsNoEmployer: ValueCheck = (value) =>
  value === true
    ? advice("employerIsEmbassy", {
        en: "Work for an embassy, a consulate or a high commission follows its own rules and does not count for Express Entry. A lawyer looks at it with you.",
        fr: "Le travail pour une ambassade, un consulat ou un haut-commissariat suit ses propres règles et ne compte pas pour Entrée express. Un avocat l’examine avec vous.",
      })
    : undefined;
