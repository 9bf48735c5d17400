import type { Noun } from "../../kernel/noun.ts";
import type { Clause } from "../../kernel/text.ts";

/** Wording of the pages about births, marriages and partnerships. */
export const civilStatusText = {
  birthCertificate: { en: "Birth Certificate", fr: "Acte de naissance", noun: "m" },
  adoption: { en: "Adoption Certificate", fr: "Certificat d’adoption", noun: "m" },
  marriageCertificate: { en: "Marriage Certificate", fr: "Acte de mariage", noun: "m" },
  commonLaw: { en: "Common-Law Declaration (IMM 5409)", fr: "Déclaration d’union de fait (IMM 5409)", noun: "f" },
  commonLawOfHost: { en: "Common-Law Declaration", fr: "Déclaration d’union de fait", noun: "f" },
  relationship: { en: "Proof of Relationship", fr: "Preuve de la relation", noun: "f" },
  endedRelationship: { en: "End of a Previous Relationship", fr: "Fin d’une relation antérieure", noun: "f" },

  adoptionSlot: { en: "Adoption certificate or order", fr: "Certificat ou ordonnance d’adoption", noun: "m" },
  commonLawSlotOfHost: {
    en: "Statutory declaration of common-law union",
    fr: "Déclaration officielle d’union de fait",
    noun: "f",
  },

  birthCertificateInstructions: {
    en: "Scan the long form of the certificate, the one that names the parents. If it is neither in English nor in French, add a certified translation.",
    fr: "Numérisez la version longue de l’acte, celle qui nomme les parents. S’il n’est ni en français ni en anglais, ajoutez une traduction certifiée.",
  },
  adoptionInstructions: {
    en: "Only if the child was adopted: scan the adoption order or certificate, with a certified translation if it is neither in English nor in French.",
    fr: "Seulement si l’enfant a été adopté : numérisez l’ordonnance ou le certificat d’adoption, avec une traduction certifiée s’il n’est ni en français ni en anglais.",
  },
  marriageCertificateInstructions: {
    en: "Scan the certificate of the civil registry. A religious certificate alone is often not enough. Add a certified translation if it is neither in English nor in French.",
    fr: "Numérisez l’acte de l’état civil. Un certificat religieux seul ne suffit souvent pas. Ajoutez une traduction certifiée s’il n’est ni en français ni en anglais.",
  },
  commonLawInstructions: {
    en: "Both partners sign the form IMM 5409 before a person who may take oaths. It says that you have lived together for at least {months} months in a row. Add proof of the shared address, such as a lease or bills.",
    fr: "Les deux partenaires signent le formulaire IMM 5409 devant une personne qui peut recevoir des serments. Il atteste au moins {months} mois consécutifs de vie commune. Ajoutez une preuve de l’adresse commune, comme un bail ou des factures.",
  },
  relationshipInstructions: {
    en: "Show your life together over time: photos with dates, a shared lease, account or bills, visits, some messages. A few pages of each kind are better than a hundred of one.",
    fr: "Montrez votre vie commune dans le temps : photos datées, bail, compte ou factures en commun, visites, quelques messages. Quelques pages de chaque sorte valent mieux que cent d’une seule.",
  },
  endedRelationshipInstructions: {
    en: "Scan the document that ended it, such as a divorce judgment, an annulment, a separation agreement or a death certificate. Add a certified translation if needed.",
    fr: "Numérisez le document qui y a mis fin, comme un jugement de divorce, une annulation, une entente de séparation ou un acte de décès. Ajoutez une traduction certifiée au besoin.",
  },

  parentsAreNamed: { en: "the certificate shows who your parents are", fr: "l’acte montre qui sont vos parents" },
  childIsTiedToParents: {
    en: "the certificate shows that this child is yours",
    fr: "l’acte montre que cet enfant est le vôtre",
  },
  showsFamilyLink: {
    en: "it shows how the people of the visit are related",
    fr: "il montre le lien entre les personnes de la visite",
  },
  provesParent: {
    en: "the host’s certificate names the parents, and so proves the link",
    fr: "l’acte de l’hôte nomme ses parents et prouve ainsi le lien",
    to: {
      host: {
        en: "your certificate names your parents, and so proves the link",
        fr: "votre acte nomme vos parents et prouve ainsi le lien",
      },
    },
  },
  thisOrCommonLaw: {
    en: "the partner’s income counts only with this document or a declaration of common-law union",
    fr: "le revenu du partenaire ne compte qu’avec ce document ou une déclaration d’union de fait",
  },
  thisOrMarriage: {
    en: "the partner’s income counts only with this document or a marriage certificate",
    fr: "le revenu du partenaire ne compte qu’avec ce document ou un acte de mariage",
  },
  relationshipIsLookedAt: {
    en: "an officer looks at whether the relationship is real",
    fr: "un agent examine si la relation est réelle",
  },
} satisfies Record<string, Clause | Noun>;
