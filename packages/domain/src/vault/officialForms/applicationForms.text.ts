import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages of application forms. */
export const applicationFormsText = {
  studyPermit: {
    en: "Application for Study Permit (IMM 1294)",
    fr: "Demande de permis d’études (IMM 1294)",
    noun: "f",
  },
  studyPermitSlot: { en: "Study permit application form", fr: "Formulaire de demande de permis d’études", noun: "m" },
  studyExtension: {
    en: "Study Permit Extension (IMM 5709)",
    fr: "Prolongation du permis d’études (IMM 5709)",
    noun: "f",
  },
  visitorVisa: { en: "Visitor Visa Application (IMM 5257)", fr: "Demande de visa de visiteur (IMM 5257)", noun: "f" },
  visitorRecord: {
    en: "Visitor Record Application (IMM 5708)",
    fr: "Demande de fiche de visiteur (IMM 5708)",
    noun: "f",
  },
  workPermit: { en: "Work Permit Application (IMM 1295)", fr: "Demande de permis de travail (IMM 1295)", noun: "f" },
  openWorkPermit: {
    en: "Open Work Permit Application (IMM 1295)",
    fr: "Demande de permis de travail ouvert (IMM 1295)",
    noun: "f",
  },
  workPermitInCanada: {
    en: "Work Permit Application from Inside Canada (IMM 5710)",
    fr: "Demande de permis de travail au Canada (IMM 5710)",
    noun: "f",
  },
  openWorkPermitInCanada: {
    en: "Open Work Permit Application from Inside Canada (IMM 5710)",
    fr: "Demande de permis de travail ouvert au Canada (IMM 5710)",
    noun: "f",
  },

  checkAndValidate: {
    en: "Open the form in Adobe Reader, check every field, press Validate, sign it and save it. Then upload that very file, not a scan or a print: its barcode page must stay in it.",
    fr: "Ouvrez le formulaire dans Adobe Reader, vérifiez chaque champ, appuyez sur Valider, signez-le et enregistrez-le. Téléversez ensuite ce fichier même, pas une numérisation ni une impression : sa page de codes à barres doit y rester.",
  },
  spouseStudyInstructions: {
    en: "Your spouse or partner needs a form of their own to study in Canada. Check every field with them, press Validate, let them sign, and upload that very file.",
    fr: "Votre conjoint ou partenaire a besoin de son propre formulaire pour étudier au Canada. Vérifiez chaque champ ensemble, appuyez sur Valider, faites-le signer et téléversez ce fichier même.",
  },
  childStudyInstructions: {
    en: "Each child who will study with a permit has a form of their own: IMM 1294, or IMM 5709 when this application is made from inside Canada. A parent signs for a minor. Press Validate and upload that very file.",
    fr: "Chaque enfant qui étudiera avec un permis a son propre formulaire : l’IMM 1294, ou l’IMM 5709 si cette demande se fait depuis le Canada. Un parent signe pour une personne mineure. Appuyez sur Valider et téléversez ce fichier même.",
  },

  applicationItself: { en: "this form is the application itself", fr: "ce formulaire est la demande elle-même" },
  oneFormEach: {
    en: "each person who travels has a form of their own",
    fr: "chaque personne qui voyage a son propre formulaire",
  },
  noFormAtBorder: {
    en: "an application on arrival is made without this form",
    fr: "une demande à l’arrivée se fait sans ce formulaire",
  },
  onlyToComeBack: {
    en: "the visa is only for leaving Canada and coming back, and staying needs the visitor record",
    fr: "le visa sert seulement à quitter le Canada et à y revenir, et pour rester il faut la fiche de visiteur",
  },
  afterAssessment: {
    en: "the worker applies once the assessment is there",
    fr: "la personne fait sa demande une fois l’étude obtenue",
  },
  filledInOnline: {
    en: "this application is filled in online, and a copy can be kept here",
    fr: "cette demande se remplit en ligne, et une copie peut être gardée ici",
  },
} satisfies Record<string, Text | Noun>;
