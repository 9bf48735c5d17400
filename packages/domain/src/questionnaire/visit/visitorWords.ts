import type { Text } from "../../kernel/text.ts";

/**
 * What is asked of a visitor whom somebody else prepares for, by the ids of the questions; of the visitor themselves the usual
 * words stay. Hints are in words that fit both.
 */

export type StepWords = { readonly question?: Text; readonly hint?: Text };

/** Who the visitor is, status, work, money, names and passport. */
export const visitorWords: Readonly<Record<string, StepWords>> = {
  country: {
    question: {
      en: "Which country does the visitor live in now?",
      fr: "Dans quel pays habite la personne qui visite?",
    },
    hint: {
      en: "Choose the country of the home, not the one on the passport.",
      fr: "Choisissez le pays du domicile, et non celui du passeport.",
    },
  },
  insideCanadaCurrently: {
    question: { en: "Is the visitor in Canada now?", fr: "La personne qui visite est-elle au Canada maintenant?" },
    hint: {
      en: "Say no when away, even for a short trip.",
      fr: "Répondez non en cas d’absence, même pour un court voyage.",
    },
  },
  currentImmigrationStatus: {
    question: {
      en: "What is the visitor’s status in Canada today?",
      fr: "Quel est le statut de la personne qui visite au Canada aujourd’hui?",
    },
    hint: { en: "Look at the newest permit, visa or record.", fr: "Regardez le plus récent permis, visa ou fiche." },
  },
  studyPermitExpiryDate: {
    question: {
      en: "When does or did the visitor’s study permit expire?",
      fr: "Quand le permis d’études de la personne qui visite expire-t-il ou a-t-il expiré?",
    },
  },
  pgwpExpiryDate: {
    question: {
      en: "When does or did the visitor’s work permit expire?",
      fr: "Quand le permis de travail de la personne qui visite expire-t-il ou a-t-il expiré?",
    },
  },
  insideCanadaFirstTime: {
    question: {
      en: "When did the visitor first enter Canada?",
      fr: "Quelle est la date de la première entrée au Canada de la personne qui visite?",
    },
  },
  insideCanadaLeft: {
    question: {
      en: "Has the visitor left Canada since then?",
      fr: "La personne qui visite a-t-elle quitté le Canada depuis?",
    },
  },
  insideCanadaLastEntry: {
    question: {
      en: "When did the visitor last enter Canada?",
      fr: "Quelle est la date de la dernière entrée au Canada de la personne qui visite?",
    },
  },
  insideCanadaVisitorRecord: {
    question: {
      en: "Did the visitor ask for a visitor visa or visitor record that is not decided yet?",
      fr: "La personne qui visite a-t-elle demandé un visa ou une fiche de visiteur sur lequel aucune décision n’est prise?",
    },
    hint: {
      en: "A visitor record is a document that lets a person stay longer as a visitor.",
      fr: "La fiche de visiteur est un document qui permet de rester plus longtemps en visite.",
    },
  },
  isTravelByAir: {
    question: {
      en: "Will the visitor fly to Canada?",
      fr: "La personne qui visite viendra-t-elle au Canada en avion?",
    },
  },
  birthday: {
    question: {
      en: "What is the visitor’s date of birth?",
      fr: "Quelle est la date de naissance de la personne qui visite?",
    },
    hint: { en: "Day, month and year, as in the passport.", fr: "Jour, mois et année, comme dans le passeport." },
  },
  gender: {
    question: { en: "What is the visitor’s gender?", fr: "Quel est le genre de la personne qui visite?" },
    hint: { en: "Choose the one in the passport if you can.", fr: "Choisissez si possible celui du passeport." },
  },
  birthCountry: {
    question: {
      en: "In which country was the visitor born?",
      fr: "Quel est le pays de naissance de la personne qui visite?",
    },
  },
  employmentStatus: {
    question: { en: "What does the visitor do now?", fr: "Que fait la personne qui visite maintenant?" },
    hint: { en: "Choose the main activity.", fr: "Choisissez l’activité principale." },
  },
  jobTitle: {
    question: { en: "What is the visitor’s job title?", fr: "Quel est le titre du poste de la personne qui visite?" },
    hint: { en: "As on a letter from the employer.", fr: "Comme dans une lettre de l’employeur." },
  },
  jobDescription: {
    question: { en: "What does the visitor do at work?", fr: "Que fait la personne qui visite au travail?" },
  },
  returningJobOffer: {
    question: {
      en: "Will a job be waiting for the visitor at home?",
      fr: "Un emploi attendra-t-il la personne qui visite à son retour?",
    },
    hint: {
      en: "The employer or another one can write a letter.",
      fr: "L’employeur ou un autre peut écrire une lettre.",
    },
  },
  hasFinances: {
    question: {
      en: "Does the visitor have proof of money for the stay?",
      fr: "La personne qui visite a-t-elle des preuves de fonds pour le séjour?",
    },
    hint: {
      en: "Bank statements, for example. You upload them later.",
      fr: "Des relevés bancaires, par exemple. Vous les téléverserez plus tard.",
    },
  },
  userInputAvailableFunds: {
    question: {
      en: "How much money can the visitor show?",
      fr: "Quel montant la personne qui visite peut-elle montrer?",
    },
    hint: {
      en: "Add up the accounts in Canadian dollars. A first estimate is fine.",
      fr: "Additionnez les comptes en dollars canadiens. Une première estimation suffit.",
    },
  },
  isNameSameOnOfficialDocs: {
    question: {
      en: "Is the visitor’s name the same on all official documents?",
      fr: "Le nom de la personne qui visite est-il le même sur tous ses documents officiels?",
    },
    hint: {
      en: "Compare passport, diplomas and birth certificate.",
      fr: "Comparez le passeport, les diplômes et l’acte de naissance.",
    },
  },
  hasOtherFamilyNames: {
    question: {
      en: "Has the visitor used another family name?",
      fr: "La personne qui visite a-t-elle utilisé un autre nom de famille?",
    },
  },
  hasOtherGivenNames: {
    question: {
      en: "Has the visitor used another given name?",
      fr: "La personne qui visite a-t-elle utilisé un autre prénom?",
    },
  },
  isDiffToBirthName: {
    question: {
      en: "Is the visitor’s name today different from the name at birth?",
      fr: "Le nom actuel de la personne qui visite est-il différent de son nom à la naissance?",
    },
  },
  birthName: {
    question: {
      en: "What was the visitor’s name at birth?",
      fr: "Quel était le nom de la personne qui visite à la naissance?",
    },
  },
  passportNumber: {
    question: {
      en: "What is the visitor’s passport number?",
      fr: "Quel est le numéro de passeport de la personne qui visite?",
    },
  },
  passportIssueDate: {
    question: {
      en: "When was the visitor’s passport issued?",
      fr: "Quand le passeport de la personne qui visite a-t-il été délivré?",
    },
  },
  passportExpiryDate: {
    question: {
      en: "When does the visitor’s passport expire?",
      fr: "Quand le passeport de la personne qui visite expire-t-il?",
    },
  },
  isSameAddress: {
    question: {
      en: "Does the visitor’s mail come to the same address?",
      fr: "La personne qui visite reçoit-elle son courrier à la même adresse?",
    },
  },
  canadianPhone: {
    question: {
      en: "Does the visitor have a phone number in Canada?",
      fr: "La personne qui visite a-t-elle un numéro de téléphone au Canada?",
    },
  },
};
