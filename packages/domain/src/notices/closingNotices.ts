import { caseOf, type NoticeKind } from "./noticeKind.ts";

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
} as const satisfies Readonly<Record<string, NoticeKind>>;
