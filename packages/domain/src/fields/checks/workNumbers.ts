import { ofText } from "./checks.ts";
import { refusal } from "../../kernel/validation.ts";
import type { ValueCheck } from "../field.ts";

/** Numbers of the papers on which a work permit for one employer rests, as the application forms check them. */

const assessmentNumber = refusal("assessmentNumberForm", {
  en: "The number of a labour market impact assessment has 7 or 8 digits. Copy it from the decision letter.",
  fr: "Le numéro d’une étude d’impact sur le marché du travail compte 7 ou 8 chiffres. Copiez-le de la lettre de décision.",
});
const offerNumber = refusal("offerNumberForm", {
  en: "The number of an offer of employment is a letter followed by 7 digits. Ask your employer for it.",
  fr: "Le numéro d’une offre d’emploi est une lettre suivie de 7 chiffres. Demandez-le à votre employeur.",
});

/** The smallest number that the forms take. */
const firstAssessment = 6_000_000;

export const isAssessmentNumber = (value: string): boolean =>
  /^\d{7,8}$/.test(value) && Number(value) >= firstAssessment;
export const isOfferNumber = (value: string): boolean => /^[A-Za-z]\d{7}$/.test(value);

/** Which of the two it is, another field says. */
export const numberOfWork = <R>(isOffer: (the: R) => boolean): ValueCheck<R> =>
  ofText((value, the) => {
    if (isOffer(the)) return isOfferNumber(value) ? undefined : offerNumber;
    return isAssessmentNumber(value) ? undefined : assessmentNumber;
  });
