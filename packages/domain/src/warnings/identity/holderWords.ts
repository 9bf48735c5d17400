import type { Holder } from "../../caseFile/whose/documentHolder.ts";
import type { Text } from "../../kernel/text.ts";

/** Where what is compared with a document was given: it stands after "the one" and "celui". */
const inAnswers: Readonly<Record<Holder["is"], Text>> = {
  main: { en: "in your answers", fr: "de vos réponses" },
  spouse: {
    en: "in your answers about your spouse or partner",
    fr: "de vos réponses sur votre conjoint ou partenaire",
  },
  child: { en: "in your answers about this child", fr: "de vos réponses sur cet enfant" },
  financialSupporter: {
    en: "in your answers about the person who supports you",
    fr: "de vos réponses sur la personne qui vous soutient",
  },
  secondFinancialSupporter: {
    en: "in your answers about the second person who supports you",
    fr: "de vos réponses sur la deuxième personne qui vous soutient",
  },
};

export const whereAnswered = ({ is }: Holder): Text => inAnswers[is];
/** The applicant’s own name stands in the account. */
export const whereNamed = (holder: Holder): Text =>
  holder.is === "main" ? { en: "in your profile", fr: "de votre profil" } : inAnswers[holder.is];
