import type { Text } from "../../kernel/text.ts";
import { contactReasonNames } from "../../lists/authority/contactReasonNames.ts";
import { atLeastOne } from "../../fields/checks/choices.ts";
import { question, type Prefill } from "../step.ts";

/** Why somebody writes to IRCC about a file. Pages, forms and the questions that follow are opened by it (document 1 section 4). */

const recorded: Text = {
  en: "from what this request was started for",
  fr: "d’après le motif pour lequel cette demande a été commencée",
};

/** A request for reconsideration is started with its reason; the person confirms it, and may add others. */
const startedFor: Prefill = (the) => {
  const reasons = the.application("reasonsForContactingIRCC") ?? [];
  return reasons.length === 0 ? undefined : { value: reasons, origin: recorded };
};

export const reasonsForContactingIRCC = question({
  id: "reasonsForContactingIRCC",
  kind: "choices",
  person: "main",
  question: { en: "Why are you contacting IRCC?", fr: "Pourquoi communiquez-vous avec IRCC?" },
  hint: { en: "Choose every reason that fits.", fr: "Choisissez tous les motifs qui conviennent." },
  whyWeAsk: {
    en: "Each reason has its own form, letter or proof. We ask only for what yours need.",
    fr: "Chaque motif a son formulaire, sa lettre ou sa preuve. Nous demandons seulement ce qu’exigent les vôtres.",
  },
  choices: contactReasonNames.entries.flatMap(({ id, name }) => (name ? [{ value: id, label: name }] : [])),
  prefill: startedFor,
  needed: "always",
  checks: [atLeastOne],
});
