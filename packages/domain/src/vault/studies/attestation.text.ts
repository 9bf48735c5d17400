import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages about attestation letters and Quebec’s acceptance certificate. */
export const attestationText = {
  letter: { en: "Provincial Attestation Letter", fr: "Lettre d’attestation provinciale", noun: "f" },
  certificate: { en: "Quebec Acceptance Certificate (CAQ)", fr: "Certificat d’acceptation du Québec (CAQ)", noun: "m" },
  certificateSlot: { en: "Quebec acceptance certificate", fr: "Certificat d’acceptation du Québec", noun: "m" },

  letterInfo: {
    en: "Keep the number of the letter at hand: the study permit form asks for it.",
    fr: "Gardez le numéro de la lettre sous la main : le formulaire de demande de permis d’études le demande.",
  },
  letterInstructions: {
    en: "Upload the attestation letter of the province or territory of your school. Most schools pass it on to you: ask yours. Your name, date of birth and school, the letter’s number and its last day must be readable. A letter that has expired does not count.",
    fr: "Téléversez la lettre d’attestation de la province ou du territoire de votre établissement. La plupart des établissements vous la transmettent : demandez au vôtre. Votre nom, votre date de naissance, votre établissement, le numéro de la lettre et son dernier jour de validité doivent être lisibles. Une lettre expirée ne compte pas.",
  },
  spouseLetterInstructions: {
    en: "Upload the attestation letter of the province or territory where your spouse or partner will study. Their name, date of birth and school, the letter’s number and its last day must be readable. Each student has a letter of their own.",
    fr: "Téléversez la lettre d’attestation de la province ou du territoire où votre conjoint ou partenaire étudiera. Son nom, sa date de naissance, son établissement, le numéro de la lettre et son dernier jour de validité doivent être lisibles. Chaque personne aux études a sa propre lettre.",
  },
  certificateInstructions: {
    en: "Upload the acceptance certificate that Quebec’s immigration ministry issued to you, every page, or its letter that says the certificate was granted. Your name, the certificate’s number and the first and last day must be readable. It also stands for the attestation letter.",
    fr: "Téléversez toutes les pages du certificat d’acceptation que le ministère de l’Immigration du Québec vous a délivré, ou sa lettre qui dit que le certificat est accordé. Votre nom, le numéro du certificat et le premier et le dernier jour doivent être lisibles. Il tient aussi lieu de lettre d’attestation.",
  },
  spouseCertificateInstructions: {
    en: "Upload the acceptance certificate that Quebec’s immigration ministry issued to your spouse or partner, every page, or its letter that says the certificate was granted. It also stands for the attestation letter.",
    fr: "Téléversez toutes les pages du certificat d’acceptation que le ministère de l’Immigration du Québec a délivré à votre conjoint ou partenaire, ou sa lettre qui dit que le certificat est accordé. Il tient aussi lieu de lettre d’attestation.",
  },

  exempt: { en: "I am exempt and will explain why", fr: "J’ai une exemption et j’expliquerai pourquoi" },

  certificateStandsForIt: {
    en: "the acceptance certificate of Quebec stands for this letter",
    fr: "le certificat d’acceptation du Québec tient lieu de cette lettre",
  },
  newSchoolOrProgram: {
    en: "an extension at another school or in another program needs one",
    fr: "une prolongation dans un autre établissement ou un autre programme en exige une",
  },
  askAboutLevel: {
    en: "it is needed when the school or the level of study changes",
    fr: "elle est exigée si l’établissement ou le niveau d’études change",
  },
  spouseNeedsOne: {
    en: "most first study permits need one",
    fr: "la plupart des premiers permis d’études en exigent une",
  },
  noLetterAsked: {
    en: "your answers so far do not show studies for which this letter is asked",
    fr: "jusqu’ici, vos réponses n’indiquent pas d’études pour lesquelles cette lettre est demandée",
  },
  spouseDoesNotStudy: {
    en: "your spouse or partner does not ask for a study permit, by your answers",
    fr: "selon vos réponses, votre conjoint ou partenaire ne demande pas de permis d’études",
  },
  noCertificateAsked: {
    en: "your answers so far do not show studies in Quebec that are long enough to need it",
    fr: "jusqu’ici, vos réponses n’indiquent pas d’études au Québec assez longues pour l’exiger",
  },
  spouseNotInQuebec: {
    en: "nothing places studies of your spouse or partner in Quebec",
    fr: "rien ne situe d’études de votre conjoint ou partenaire au Québec",
  },
  youProvide: { en: "you provide this document", fr: "vous fournissez ce document" },
} satisfies Record<string, Text | Noun>;
