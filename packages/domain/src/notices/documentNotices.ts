import { vaultPageOf, type NoticeKind } from "./noticeKind.ts";

/** Documents that somebody else looked at or added. Which one is told after signing in. */
export const documentNotices = {
  documentReturned: {
    words: {
      applicant: {
        name: { en: "A document needs to be replaced", fr: "Un document est à remplacer" },
        said: {
          en: "Your team asks for a better copy of a document",
          fr: "Votre équipe demande une meilleure copie d’un document",
        },
        act: { en: "See what is wrong with it", fr: "Voir ce qui ne va pas" },
      },
    },
    mail: "atOnce",
    path: vaultPageOf,
  },
  documentAsked: {
    words: {
      applicant: {
        name: { en: "Your team asks for a document", fr: "Votre équipe demande un document" },
        said: { en: "Your team asks you for a document", fr: "Votre équipe vous demande un document" },
        act: { en: "See what is needed", fr: "Voir ce qu’il faut" },
      },
    },
    mail: "atOnce",
    path: vaultPageOf,
  },
  // One by one they would be thirty mails in an afternoon, and there is nothing to do about any.
  documentAccepted: {
    words: {
      applicant: {
        name: { en: "A document is accepted", fr: "Un document est accepté" },
        said: { en: "Your team accepted a document", fr: "Votre équipe a accepté un document" },
        act: { en: "See the document", fr: "Voir le document" },
      },
    },
    mail: "digest",
    path: vaultPageOf,
  },
  documentSupplied: {
    words: {
      applicant: {
        name: { en: "Your team adds a document", fr: "Votre équipe ajoute un document" },
        said: { en: "Your legal team added a document", fr: "Votre équipe juridique a ajouté un document" },
        act: { en: "See the document", fr: "Voir le document" },
      },
    },
    mail: "atOnce",
    path: vaultPageOf,
  },
  blankMissing: {
    isForAdministrators: true,
    saidOf: ({ form, language }) => {
      if (form === undefined) return undefined;
      const number = form.replace(/^IMM/, "IMM\u00A0");
      const inFrench = language === "fr";
      return {
        en: `Somebody needs ${number} in ${inFrench ? "French" : "English"}, and its file is not in the form library`,
        fr: `Quelqu’un a besoin du formulaire ${number} en ${inFrench ? "français" : "anglais"}, et son fichier n’est pas dans la bibliothèque de formulaires`,
      };
    },
    words: {
      team: {
        name: {
          en: "The file of an official form is missing in the form library",
          fr: "Le fichier d’un formulaire officiel manque dans la bibliothèque de formulaires",
        },
        said: {
          en: "Somebody needs an official form whose file is not in the form library",
          fr: "Quelqu’un a besoin d’un formulaire officiel dont le fichier n’est pas dans la bibliothèque de formulaires",
        },
        act: { en: "Add the file", fr: "Ajouter le fichier" },
      },
    },
    mail: "atOnce",
    path: () => "/administration/forms",
  },
} as const satisfies Readonly<Record<string, NoticeKind>>;
