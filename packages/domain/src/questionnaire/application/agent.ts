import { agentHelps, agentIsLinked } from "../../conditions/application/agent.ts";
import { all, not } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { agentFields } from "./agentFields.ts";
import { composite, group, question } from "../step.ts";

/** The education agent; not asked when one is linked already (document 3 section 2.2). */

const agentQuestion: Text = { en: "Is an education agent helping you?", fr: "Un agent en éducation vous aide-t-il?" };
const irccWantsHelper: Text = {
  en: "IRCC usually wants to know who helps you.",
  fr: "IRCC veut en général savoir qui vous aide.",
};

const hasAgent = question({
  id: "hasAgent",
  kind: "yesNo",
  person: "main",
  question: agentQuestion,
  hint: {
    en: "Say yes if a person or agency helped you apply to your school.",
    fr: "Répondez oui si vous avez reçu l’aide d’une personne ou d’une agence pour présenter une demande à l’établissement.",
  },
  needed: "always",
  shown: not(agentIsLinked),
});

const agentDetails = composite({
  id: "agentDetails",
  person: "main",
  look: "fields",
  question: { en: "Who is your agent?", fr: "Qui est votre agent?" },
  hint: {
    en: "The name and email are on the agent’s letters.",
    fr: "Le nom et le courriel figurent sur les lettres de l’agent.",
  },
  whyWeAsk: { en: "So that we can link your file if you agree.", fr: "Pour lier votre dossier si vous êtes d’accord." },
  needed: "always",
  shown: all(not(agentIsLinked), agentHelps),
  fields: agentFields,
});

export const educationAgentGroup = group({
  id: "educationAgentGroup",
  person: "main",
  question: agentQuestion,
  hint: {
    en: "An education agent helps you choose a school or apply to it.",
    fr: "Un agent en éducation vous aide à choisir un établissement ou à y présenter une demande.",
  },
  whyWeAsk: irccWantsHelper,
  shown: not(agentIsLinked),
  members: [hasAgent, agentDetails],
});
