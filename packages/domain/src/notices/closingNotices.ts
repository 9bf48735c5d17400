import { caseOf, pageOfCase, type NoticeKind } from "./noticeKind.ts";

/** That the firm closed a case or opened it again. */
export const closingNotices = {
  caseClosed: {
    words: {
      applicant: {
        name: { en: "Your team closes your case", fr: "Votre équipe ferme votre dossier" },
        said: {
          en: "Your legal team closed your case: you can still read everything and write to them, but nothing more is changed or sent",
          fr: "Votre équipe juridique a fermé votre dossier : vous pouvez encore tout lire et lui écrire, mais plus rien n’y est modifié ni envoyé",
        },
        act: { en: "See your case", fr: "Voir votre dossier" },
      },
    },
    mail: "atOnce",
    path: caseOf,
  },
  caseReopened: {
    words: {
      applicant: {
        name: { en: "Your team reopens your case", fr: "Votre équipe rouvre votre dossier" },
        said: {
          en: "Your legal team reopened your case: it goes on from where it was",
          fr: "Votre équipe juridique a rouvert votre dossier : il reprend là où il en était",
        },
        act: { en: "See your case", fr: "Voir votre dossier" },
      },
    },
    mail: "atOnce",
    path: caseOf,
  },
  erasurePlanned: {
    words: {
      applicant: {
        name: { en: "Your case is to be erased", fr: "Votre dossier doit être effacé" },
        said: {
          en: "Your legal team will erase your case in 30 days: until then you can take everything out, or write to them if you want it kept",
          fr: "Votre équipe juridique effacera votre dossier dans 30 jours\u00A0: d’ici là, vous pouvez tout récupérer ou lui écrire si vous voulez qu’il soit conservé",
        },
        act: { en: "See your case", fr: "Voir votre dossier" },
      },
    },
    mail: "always",
    path: caseOf,
  },
  erasureUndone: {
    words: {
      applicant: {
        name: { en: "Your case is not erased after all", fr: "Votre dossier n’est finalement pas effacé" },
        said: {
          en: "Your case is not erased after all: your legal team keeps it",
          fr: "Votre dossier n’est finalement pas effacé\u00A0: votre équipe juridique le conserve",
        },
        act: { en: "See your case", fr: "Voir votre dossier" },
      },
    },
    mail: "atOnce",
    path: caseOf,
  },
  erasureAsked: {
    words: {
      team: {
        name: { en: "Somebody asks to erase a case", fr: "Quelqu’un demande d’effacer un dossier" },
        said: {
          en: "Somebody asks to erase a case, which a second person confirms",
          fr: "Quelqu’un demande d’effacer un dossier, ce qu’une deuxième personne confirme",
        },
        act: { en: "Look at it and confirm or undo it", fr: "Vérifier, puis confirmer ou annuler" },
      },
    },
    mail: "atOnce",
    path: pageOfCase("status"),
  },
} as const satisfies Readonly<Record<string, NoticeKind>>;
