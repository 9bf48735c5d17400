import type { Goal } from "./choose.ts";

/**
 * What applicants and the legal team want of a case, in words of their own: no label of the application stands in them. The
 * tenth, the official file of a form, is among the tasks of five people (`goals.ts`).
 */
type InBoth = { readonly en: Goal; readonly fr: Goal };

export const applicantGoals = {
  verdict: {
    en: {
      says: "Can my mother come on that long visa at all, and if not, what could be different?",
      looksFor: ["result", "rules"],
    },
    fr: {
      says: "Ma mère peut-elle venir avec ce long visa, et sinon, qu’est-ce qui pourrait changer?",
      looksFor: ["résultat", "règles"],
    },
  },
  strangersDocument: {
    en: {
      says: "A page of somebody else slipped in among the papers from my bank. Which one?",
      looksFor: ["documents", "bank", "funds"],
    },
    fr: {
      says: "Une page de quelqu’un d’autre s’est glissée dans les papiers de ma banque. Laquelle?",
      looksFor: ["documents", "bancaires", "fonds"],
    },
  },
  answerWins: {
    en: {
      says: "The day in the passport was misread. What I said about it is correct and has to stay.",
      looksFor: ["documents", "passport", "answer", "right"],
    },
    fr: {
      says: "Le jour a été mal lu dans le passeport. Ce que j’ai dit est bon et doit rester.",
      looksFor: ["documents", "passeport", "réponse", "exacte"],
    },
  },
  documentWins: {
    en: {
      says: "I mistyped something of my passport. The page itself is correct.",
      looksFor: ["documents", "passport", "document", "right"],
    },
    fr: {
      says: "J’ai mal tapé quelque chose de mon passeport. La page elle-même est bonne.",
      looksFor: ["documents", "passeport", "document", "exact"],
    },
  },
  toSend: {
    en: { says: "What keeps me from handing it to the lawyer?", looksFor: ["review", "ready", "open", "send"] },
    fr: {
      says: "Qu’est-ce qui m’empêche de le remettre à l’avocate?",
      looksFor: ["vérifier", "prêt", "avocate", "envoyer"],
    },
  },
  withdraw: {
    en: {
      says: "I handed in letter.pdf, the wrong letter on biometrics, and want it gone.",
      looksFor: ["documents", "biometrics", "letter", "delete", "remove", "yes"],
    },
    fr: {
      says: "J’ai remis letter.pdf, la mauvaise lettre de biométrie, et je veux qu’elle parte.",
      looksFor: ["documents", "biométriques", "lettre", "supprimer", "oui"],
    },
  },
  whoLooked: {
    en: { says: "Has anybody of the office read my case, and who?", looksFor: ["people", "looked", "read"] },
    fr: { says: "Quelqu’un du cabinet a-t-il lu mon dossier, et qui?", looksFor: ["personnes", "consulté", "lu"] },
  },
} as const satisfies Record<string, InBoth>;

export const hostGoals = {
  inviteMother: {
    en: {
      says: "My mother should answer what is about her herself.",
      looksFor: ["mother", "people", "invite", "visitor"],
    },
    fr: {
      says: "Ma mère devrait répondre elle-même à ce qui la concerne.",
      looksFor: ["mère", "personnes", "inviter", "visite"],
    },
  },
} as const satisfies Record<string, InBoth>;

export const teamGoals = {
  deadline: {
    en: { says: "Until when does Wanjiru Kamau have time?", looksFor: ["Wanjiru", "Kamau", "dates", "deadline"] },
    fr: { says: "Jusqu’à quand Wanjiru Kamau a-t-elle le temps?", looksFor: ["Wanjiru", "Kamau", "dates", "échéance"] },
  },
  refusal: {
    en: {
      says: "The government said no to Wanjiru this morning. I have to record it.",
      looksFor: ["Wanjiru", "status", "refused", "decision"],
    },
    fr: {
      says: "Le gouvernement a dit non à Wanjiru ce matin. Je dois le noter.",
      looksFor: ["Wanjiru", "état", "refusée", "décision"],
    },
  },
} as const satisfies Record<string, InBoth>;
