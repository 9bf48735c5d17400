import type { Text } from "../../kernel/text.ts";

export type ExpiryWords = {
  readonly name: Text;
  readonly message: Text;
  readonly fix: Text;
  /** A clause that can follow "because". */ readonly because: Text;
};

/** A permit of any person: what to do does not depend on whose it is. */
export const documentExpiryText = {
  documentExpired: {
    name: { en: "Document Expired", fr: "Document expiré" },
    message: { en: "This document has expired.", fr: "Ce document est expiré." },
    fix: { en: "Upload a valid one if you have it.", fr: "Téléversez un document valide si vous en avez un." },
    because: {
      en: "the document in the vault ended before today",
      fr: "le document du coffre a pris fin avant aujourd’hui",
    },
  },
  passportExpired: {
    name: { en: "Passport Expired", fr: "Passeport expiré" },
    message: { en: "This passport has expired.", fr: "Ce passeport est expiré." },
    fix: { en: "Renew it and upload the new one.", fr: "Renouvelez-le et téléversez le nouveau." },
    because: {
      en: "the passport in the vault ended before today",
      fr: "le passeport du coffre a expiré avant aujourd’hui",
    },
  },
  passportExpiringSoon: {
    name: { en: "Passport Expiring Soon", fr: "Passeport bientôt expiré" },
    message: {
      en: "This passport expires soon, and a permit cannot be longer than the passport.",
      fr: "Ce passeport expire bientôt, et un permis ne peut pas dépasser sa validité.",
    },
    fix: { en: "Renew the passport before you apply.", fr: "Renouvelez le passeport avant de présenter la demande." },
    because: {
      en: "the passport in the vault ends within a year or before the studies do",
      fr: "le passeport du coffre expire d’ici un an ou avant la fin des études",
    },
  },
  provincialAttestationLetterExpired: {
    name: { en: "Provincial Attestation Letter Expired", fr: "Lettre d’attestation provinciale expirée" },
    message: { en: "This attestation letter has expired.", fr: "Cette lettre d’attestation est expirée." },
    fix: { en: "Ask your school for a new letter.", fr: "Demandez une nouvelle lettre à votre établissement." },
    because: {
      en: "the attestation letter in the vault ended before today",
      fr: "la lettre d’attestation du coffre a pris fin avant aujourd’hui",
    },
  },
  letterOfAcceptanceExpired: {
    name: { en: "Letter of Acceptance Expired", fr: "Lettre d’acceptation expirée" },
    message: {
      en: "This letter of acceptance has expired, or its start date has passed.",
      fr: "Cette lettre d’acceptation est expirée, ou sa date de début est passée.",
    },
    fix: {
      en: "Ask the school for a new letter or a later start.",
      fr: "Demandez à l’établissement une nouvelle lettre ou un début reporté.",
    },
    because: {
      en: "the letter of acceptance in the vault ended, or its start date passed, before today",
      fr: "la lettre d’acceptation du coffre a pris fin, ou sa date de début est passée, avant aujourd’hui",
    },
  },
  studyPermitExpired: {
    name: { en: "Study Permit Expired", fr: "Permis d’études expiré" },
    message: { en: "This study permit has expired.", fr: "Ce permis d’études est expiré." },
    fix: {
      en: "Ask about restoration if 90 days have not passed.",
      fr: "Renseignez-vous sur le rétablissement si 90 jours ne sont pas passés.",
    },
    because: {
      en: "the study permit in the vault ended before today",
      fr: "le permis d’études du coffre a pris fin avant aujourd’hui",
    },
  },
  studyPermitExpiring30Days: {
    name: { en: "Study Permit Expiring Within 30 Days", fr: "Permis d’études expirant d’ici 30 jours" },
    message: { en: "This study permit ends within 30 days.", fr: "Ce permis d’études expire d’ici 30 jours." },
    fix: { en: "Apply for the extension now.", fr: "Demandez la prolongation dès maintenant." },
    because: {
      en: "the study permit in the vault ends within 30 days",
      fr: "le permis d’études du coffre expire d’ici 30 jours",
    },
  },
  studyPermitExpiring90Days: {
    name: { en: "Study Permit Expiring Within 90 Days", fr: "Permis d’études expirant d’ici 90 jours" },
    message: {
      en: "This study permit has 90 days or less left.",
      fr: "Il reste 90 jours ou moins à ce permis d’études.",
    },
    fix: { en: "Plan the extension now.", fr: "Préparez la prolongation dès maintenant." },
    because: {
      en: "the study permit in the vault has 90 days or less left",
      fr: "il reste 90 jours ou moins au permis d’études du coffre",
    },
  },
  studyPermitExpiring6Months: {
    name: { en: "Study Permit Expiring Within 6 Months", fr: "Permis d’études expirant d’ici 6 mois" },
    message: { en: "This study permit ends within six months.", fr: "Ce permis d’études expire d’ici six mois." },
    fix: { en: "Note the date for the extension.", fr: "Notez la date en vue de la prolongation." },
    because: {
      en: "the study permit in the vault ends within six months",
      fr: "le permis d’études du coffre expire d’ici six mois",
    },
  },
  workPermitExpired: {
    name: { en: "Work Permit Expired", fr: "Permis de travail expiré" },
    message: { en: "This work permit has expired.", fr: "Ce permis de travail est expiré." },
    fix: {
      en: "Upload a newer permit, or the proof of renewal.",
      fr: "Téléversez un permis plus récent ou la preuve du renouvellement.",
    },
    because: {
      en: "the work permit in the vault ended before today",
      fr: "le permis de travail du coffre a pris fin avant aujourd’hui",
    },
  },
  workPermitExpiring: {
    name: { en: "Work Permit Expiring", fr: "Permis de travail bientôt expiré" },
    message: { en: "This work permit ends soon.", fr: "Ce permis de travail expire bientôt." },
    fix: {
      en: "Apply for the next permit before it ends.",
      fr: "Demandez le prochain permis avant la fin de celui-ci.",
    },
    because: { en: "the work permit in the vault ends soon", fr: "le permis de travail du coffre expire bientôt" },
  },
  visitorRecordExpired: {
    name: { en: "Visitor Record Expired", fr: "Fiche du visiteur expirée" },
    message: { en: "This visitor record has expired.", fr: "Cette fiche du visiteur est expirée." },
    fix: {
      en: "Ask about restoration or a new record.",
      fr: "Renseignez-vous sur le rétablissement ou une nouvelle fiche.",
    },
    because: {
      en: "the visitor record in the vault ended before today",
      fr: "la fiche du visiteur du coffre a pris fin avant aujourd’hui",
    },
  },
  visitorRecordExpiring: {
    name: { en: "Visitor Record Expiring", fr: "Fiche du visiteur bientôt expirée" },
    message: { en: "This visitor record ends within 30 days.", fr: "Cette fiche du visiteur expire d’ici 30 jours." },
    fix: { en: "Apply to extend it.", fr: "Demandez sa prolongation." },
    because: {
      en: "the visitor record in the vault ends within 30 days",
      fr: "la fiche du visiteur du coffre expire d’ici 30 jours",
    },
  },
  usVisaExpired: {
    name: { en: "US Visa Expired", fr: "Visa américain expiré" },
    message: { en: "This United States visa has expired.", fr: "Ce visa des États-Unis est expiré." },
    fix: {
      en: "Upload a valid one, or tell us that it is not used.",
      fr: "Téléversez un visa valide ou dites-nous qu’il ne sert pas.",
    },
    because: {
      en: "the United States visa in the vault ended before today",
      fr: "le visa des États-Unis du coffre a pris fin avant aujourd’hui",
    },
  },
  languageTestExpired: {
    name: { en: "Language Test Expired", fr: "Test de langue expiré" },
    message: { en: "This test is two years old or more.", fr: "Ce test date de deux ans ou plus." },
    fix: {
      en: "Take the test again if your application needs one.",
      fr: "Repassez le test si votre demande en exige un.",
    },
    because: {
      en: "the language test in the vault is two years old or more",
      fr: "le test de langue du coffre date de deux ans ou plus",
    },
  },
  medicalExamExpiringSp: {
    name: { en: "Medical Exam Expiring (study permit)", fr: "Examen médical bientôt expiré (permis d’études)" },
    message: {
      en: "These medical results end close to the start of the studies.",
      fr: "Ces résultats médicaux expirent près du début des études.",
    },
    fix: {
      en: "Plan a new exam with a panel physician before you travel.",
      fr: "Prévoyez un nouvel examen auprès d’un médecin désigné avant le voyage.",
    },
    because: {
      en: "the medical results in the vault end within a month of the start of the studies",
      fr: "les résultats médicaux du coffre expirent à un mois ou moins du début des études",
    },
  },
  medicalExamExpiringNonSp: {
    name: {
      en: "Medical Exam Expiring (not study permit)",
      fr: "Examen médical bientôt expiré (hors permis d’études)",
    },
    message: {
      en: "These medical results end within three months.",
      fr: "Ces résultats médicaux expirent d’ici trois mois.",
    },
    fix: {
      en: "Plan a new exam with a panel physician.",
      fr: "Prévoyez un nouvel examen auprès d’un médecin désigné.",
    },
    because: {
      en: "the medical results in the vault end within three months",
      fr: "les résultats médicaux du coffre expirent d’ici trois mois",
    },
  },
  medicalExamExpiredSp: {
    name: { en: "Medical Exam Expired (study permit)", fr: "Examen médical expiré (permis d’études)" },
    message: {
      en: "These medical results do not reach to the start of the studies.",
      fr: "Ces résultats médicaux ne couvrent pas le début des études.",
    },
    fix: { en: "Do a new exam with a panel physician.", fr: "Passez un nouvel examen auprès d’un médecin désigné." },
    because: {
      en: "the medical results in the vault ended, or end more than a month before the studies begin",
      fr: "les résultats médicaux du coffre ont expiré ou expirent plus d’un mois avant le début des études",
    },
  },
  medicalExamExpiredNonSp: {
    name: { en: "Medical Exam Expired (not study permit)", fr: "Examen médical expiré (hors permis d’études)" },
    message: { en: "These medical results have expired.", fr: "Ces résultats médicaux sont expirés." },
    fix: { en: "Do a new exam with a panel physician.", fr: "Passez un nouvel examen auprès d’un médecin désigné." },
    because: {
      en: "the medical results in the vault ended before today",
      fr: "les résultats médicaux du coffre ont expiré avant aujourd’hui",
    },
  },
} as const satisfies Record<string, ExpiryWords>;
