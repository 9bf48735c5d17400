import type { StepWords } from "./visitorWords.ts";

/** Titles of pages, in words that fit the visitor and whoever prepares the visit. */
export const visitorTitles: Readonly<Record<string, StepWords>> = {
  familyBreakpoint: {
    question: {
      en: "Next, tell us about the family and the host",
      fr: "Parlez-nous maintenant de la famille et de l’hôte",
    },
    hint: {
      en: "A few questions about who comes along and who hosts.",
      fr: "Quelques questions sur les personnes qui viennent aussi et sur l’hôte.",
    },
  },
  historyBreakpoint: {
    hint: {
      en: "Next: visas, permits and travels before. Answer as it happened, even if it is old or small.",
      fr: "Ensuite\u00A0: les visas, permis et voyages antérieurs. Répondez selon les faits, même anciens ou mineurs.",
    },
  },
  insideCanadaEntryDates: {
    question: {
      en: "When did the visitor come to Canada?",
      fr: "Quelle est la date d’arrivée au Canada de la personne qui visite?",
    },
    hint: { en: "Look at the stamps in the passport.", fr: "Regardez les cachets du passeport." },
  },
  familyMembersLocationGroup: {
    question: { en: "Where does the visitor’s family live?", fr: "Où habite la famille de la personne qui visite?" },
  },
  familyMembersLocation: {
    question: {
      en: "Which family members does the visitor have, and where do they live?",
      fr: "Quels membres de sa famille la personne qui visite a-t-elle, et où habitent-ils?",
    },
  },
  namesGroup: { question: { en: "The visitor’s names", fr: "Noms de la personne qui visite" } },
  passportGroup: {
    question: { en: "The visitor’s passport", fr: "Passeport de la personne qui visite" },
    hint: {
      en: "Have it beside you: all three are on the page with the photo.",
      fr: "Ayez-le sous la main\u00A0: les trois figurent sur la page avec la photo.",
    },
  },
  homeAddress: {
    question: {
      en: "What is the visitor’s home address?",
      fr: "Quelle est l’adresse personnelle de la personne qui visite?",
    },
    hint: {
      en: "The place where the visitor lives now, outside Canada.",
      fr: "L’endroit où la personne habite maintenant, hors du Canada.",
    },
  },
  residentialAddress: {
    question: { en: "Where does the visitor live in Canada?", fr: "Où habite la personne qui visite au Canada?" },
    hint: { en: "The home, not a post box.", fr: "Le domicile, et non une case postale." },
  },
  mailingAddress: {
    question: {
      en: "Where should the visitor’s mail go?",
      fr: "Où faut-il envoyer le courrier de la personne qui visite?",
    },
    hint: {
      en: "Include the post box number if there is one.",
      fr: "Indiquez le numéro de case postale s’il y en a un.",
    },
  },
  previousVisaApplications: {
    question: {
      en: "The visas and permits that the visitor asked for before",
      fr: "Demandes antérieures de visa ou de permis de la personne qui visite",
    },
  },
  previousVisas: {
    question: {
      en: "Which visas or permits did the visitor apply for?",
      fr: "Quels visas ou permis la personne qui visite a-t-elle demandés?",
    },
    hint: {
      en: "One entry for each application. Look in old passports.",
      fr: "Une entrée par demande. Regardez dans les anciens passeports.",
    },
  },
  neverAppliedConfirmation: {
    question: {
      en: "Is it right that no visa or permit was ever applied for?",
      fr: "Est-il exact qu’aucun visa ni permis n’a jamais été demandé?",
    },
  },
  travelHistoryGroup: {
    question: { en: "The visitor’s travels", fr: "Voyages de la personne qui visite" },
    hint: {
      en: "Past five years from the age of 23, else since the age of 18.",
      fr: "Les cinq dernières années à partir de 23 ans, sinon depuis l’âge de 18 ans.",
    },
  },
  travelHistory: {
    question: { en: "Where did the visitor travel?", fr: "Où la personne qui visite a-t-elle voyagé?" },
  },
  medicalHistoryDetails: {
    question: { en: "Tell us about the visitor’s health", fr: "Parlez-nous de la santé de la personne qui visite" },
    hint: {
      en: "Four short answers. A letter from the doctor helps.",
      fr: "Quatre réponses courtes. Une lettre du médecin aide.",
    },
  },
  criminalHistoryGroup: { question: { en: "The visitor and the law", fr: "La personne qui visite et la justice" } },
};
