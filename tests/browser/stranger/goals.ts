import type { Goal } from "./choose.ts";

/**
 * What five people want, in words of their own. Written from the goal alone, by what a person would say to a friend: no
 * label of the application stands in them (the journey checks it).
 */
type InBoth = { readonly en: Goal; readonly fr: Goal };

export type Task = "missing" | "correct" | "spouse" | "why" | "download";

export const goals: Readonly<Record<Exclude<Task, "why">, InBoth>> = {
  missing: {
    en: {
      says: "What do I still have to hand in? I want to see which papers they are waiting for.",
      looksFor: ["missing", "documents", "add", "still"],
    },
    fr: {
      says: "Qu’est-ce qu’il me reste à remettre? Je veux voir quels papiers on attend de moi.",
      looksFor: ["manque", "documents", "ajouter", "encore"],
    },
  },
  correct: {
    en: {
      says: "The machine misread the number on my biometrics letter. I want to put that right.",
      looksFor: ["biometrics", "number", "correct", "documents", "read", "mistake"],
    },
    fr: {
      says: "La machine a mal lu le numéro de ma lettre de biométrie. Je veux que ce soit juste.",
      looksFor: ["biométrie", "numéro", "corriger", "documents", "lu", "erreur"],
    },
  },
  spouse: {
    en: {
      says: "My husband should answer what is about him himself, on his own phone.",
      looksFor: ["husband", "spouse", "partner", "invite", "people"],
    },
    fr: {
      says: "Mon mari devrait répondre lui-même à ce qui le concerne, sur son téléphone.",
      looksFor: ["mari", "conjoint", "partenaire", "inviter", "personnes"],
    },
  },
  download: {
    en: {
      says: "My study permit form is finished. I want to keep it as a file and print it.",
      looksFor: ["form", "download", "PDF", "study", "permit"],
    },
    fr: {
      says: "Mon formulaire de permis d’études est fini. Je veux le garder en fichier et l’imprimer.",
      looksFor: ["formulaire", "télécharger", "PDF", "permis", "études"],
    },
  },
};

/** What the document is about of which somebody wonders why it is needed. */
export type Wondering = "money" | "marriage" | "photo";

export const wonderings: Readonly<Record<Wondering, InBoth>> = {
  money: {
    en: {
      says: "They want papers from my bank. What is that for?",
      looksFor: ["why", "bank", "funds", "documents"],
    },
    fr: {
      says: "On veut des papiers de ma banque. À quoi ça sert?",
      looksFor: ["pourquoi", "bancaires", "fonds", "documents"],
    },
  },
  marriage: {
    en: {
      says: "They ask for the paper of our marriage. I wonder what for.",
      looksFor: ["why", "marriage", "documents"],
    },
    fr: {
      says: "On demande le papier de notre mariage. Je me demande pour quelle raison.",
      looksFor: ["pourquoi", "mariage", "documents"],
    },
  },
  photo: {
    en: {
      says: "They ask for a picture of me. I wonder what for.",
      looksFor: ["why", "photo", "documents"],
    },
    fr: {
      says: "On me demande une photo de moi. Je me demande pour quelle raison.",
      looksFor: ["pourquoi", "photo", "documents"],
    },
  },
};
