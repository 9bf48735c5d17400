import type { Transition } from "./transition.ts";

/** A request for a social insurance number: the person makes it at Service Canada, and nobody reviews it here (ADR 0196). */

const everybody = ["student", "lawyer", "paralegal"] as const;

const askedServiceCanada: Transition = {
  id: "askedServiceCanada",
  from: ["Preparation"],
  to: "IrccProcessing",
  by: everybody,
  types: ["SinRequest"],
  name: { en: "The request was made to Service Canada", fr: "La demande a été présentée à Service Canada" },
  means: {
    en: "The answer comes by mail, usually within 20 business days.",
    fr: "La réponse arrive par la poste, en général dans les 20 jours ouvrables.",
  },
  asks: [{ key: "submittedAt" }, { key: "confirmationNumber", isOptional: true }],
  leavesTheHouse: true,
};

const sinArrived: Transition = {
  id: "sinArrived",
  // At an office the number is given the same day.
  from: ["Preparation", "IrccProcessing"],
  to: "Completed",
  by: everybody,
  types: ["SinRequest"],
  name: { en: "The number or the answer is here", fr: "Le numéro ou la réponse est arrivé" },
  means: {
    en: "The request is done. A number that begins with 9 ends with the permit: its date is brought up to date with each new permit.",
    fr: "La demande est terminée. Un numéro qui commence par 9 prend fin avec le permis : sa date est à mettre à jour à chaque nouveau permis.",
  },
};

const sinSentBack: Transition = {
  id: "sinSentBack",
  from: ["IrccProcessing"],
  to: "Preparation",
  by: everybody,
  types: ["SinRequest"],
  name: { en: "Service Canada sent it back", fr: "Service Canada l’a renvoyée" },
  means: {
    en: "Answers and documents can be changed again. Then the request is made again.",
    fr: "Les réponses et les documents peuvent de nouveau être changés. Ensuite, la demande est présentée de nouveau.",
  },
  clears: ["submittedAt", "confirmationNumber"],
};

export const socialInsuranceTransitions: readonly Transition[] = [askedServiceCanada, sinArrived, sinSentBack];
