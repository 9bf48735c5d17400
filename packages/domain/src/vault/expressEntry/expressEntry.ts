import type { Noun } from "../../kernel/noun.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import {
  answersExpressEntryInvitation,
  applicationWasSent,
  isExpressEntry,
} from "../../conditions/application/application.ts";
import { holdsTradeCertificate, wasNominated } from "../../conditions/expressEntry/expressEntry.ts";
import { wasApproved } from "../../conditions/application/status.ts";
import { studiedAbroadOnly } from "../../conditions/studies/study.ts";
import { all } from "../../kernel/condition.ts";
import type { FillValue, Text } from "../../kernel/text.ts";
import { statusTimeLimits } from "../../tables/court/courtTimeLimits.ts";
import {
  credentialAssessmentValidity,
  permanentResidencePhotoSet,
} from "../../tables/expressEntry/expressEntryPapers.ts";
import { permanentResidentPhoto } from "../../tables/identity/photo.ts";
import { provincialNominationPoints } from "../../tables/expressEntry/provincialNomination.ts";
import { letterFields } from "../work/employment.ts";
import type { VaultPage } from "../page.ts";
import { keptPaper } from "../slotFor.ts";
import { ofReadFields, ofReadFile } from "../files/slotWarnings.ts";
import { excerptOf, expressEntryDocuments, specified } from "../sources.ts";
import { readPaper, suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Express Entry, from the profile to the confirmation of permanent residence. */

/** Words that several places of this file say. */
const text = {
  profile: { en: "Express Entry Profile", fr: "Profil d’Entrée express", noun: "m" },
  invitation: { en: "Invitation to Apply", fr: "Invitation à présenter une demande", noun: "f" },
  assessment: { en: "Educational Credential Assessment", fr: "Évaluation des diplômes d’études", noun: "f" },
  nomination: { en: "Provincial Nomination", fr: "Désignation provinciale", noun: "f" },
  trade: { en: "Trade Certificate of Qualification", fr: "Certificat de qualification d’un métier", noun: "m" },
  work: { en: "Canadian Work Experience", fr: "Expérience de travail canadienne", noun: "f" },
  fee: {
    en: "Right of Permanent Residence Fee Receipt",
    fr: "Reçu des frais relatifs au droit de résidence permanente",
    noun: "m",
  },
  photos: { en: "Permanent Residence Photos", fr: "Photos pour la résidence permanente", noun: "fp" },
  notExpressEntry: { en: "this is not an Express Entry case", fr: "il ne s’agit pas d’un dossier d’Entrée express" },
  onlyAfterApproval: {
    en: "it comes only after IRCC approves the application",
    fr: "cette étape vient seulement après l’approbation de la demande par IRCC",
  },
} satisfies Record<string, Text | Noun>;

const both: readonly ApplicationType[] = ["ExpressEntry", "ExpressEntryIta"];
const process = excerptOf("IRCC, Express Entry, how it works");

const approvedAfterInvitation = all(answersExpressEntryInvitation, wasApproved);

type Values = Readonly<Record<string, FillValue>>;

function daysToApply(the: CaseReader): Values {
  const row = the.row(statusTimeLimits);
  return { days: row.found ? row.row.value.expressEntryInvitation : "—" };
}

function yearsOfReport(the: CaseReader): Values {
  const row = the.row(credentialAssessmentValidity);
  return { years: row.found ? row.row.value : "—" };
}

function pointsOfNomination(the: CaseReader): Values {
  const row = the.row(provincialNominationPoints);
  return { points: row.found ? row.row.value : "—" };
}

function photosAsked(the: CaseReader): Values {
  const [set, size] = [the.row(permanentResidencePhotoSet), the.row(permanentResidentPhoto)];
  return {
    photos: set.found ? set.row.value.eachPerson : "—",
    months: set.found ? set.row.value.takenWithinMonths : "—",
    width: size.found ? size.row.value.widthMm : "—",
    height: size.found ? size.row.value.heightMm : "—",
  };
}

const profile = suppliedPage("main", {
  slug: "express-entry-profile",
  rights: closedToOutsiders,
  name: text.profile,
  tags: ["ExpressEntry"],
  appliesTo: both,
  slots: [
    keptPaper("main", {
      id: "expressEntryProfile",
      name: text.profile,
      level: {
        cases: [
          [
            isExpressEntry,
            "Required",
            {
              en: "every document is compared with the profile",
              fr: "chaque document est comparé au profil",
            },
          ],
        ],
        otherwise: [text.notExpressEntry, "NotApplicable"],
        sources: [process],
      },
      instructions: {
        en: "Save the profile from your IRCC account with its number, its date and every answer. What you claimed in it must later be proven, so correct the profile as soon as something changes.",
        fr: "Enregistrez le profil à partir de votre compte d’IRCC avec son numéro, sa date et chaque réponse. Ce que vous y déclarez devra être prouvé plus tard, alors corrigez le profil dès que quelque chose change.",
      },
      maxFiles: 3,
    }),
  ],
});

const invitation = suppliedPage("main", {
  slug: "invitation-to-apply",
  rights: closedToOutsiders,
  name: text.invitation,
  category: "Letter",
  tags: ["ExpressEntry"],
  phase: "ita",
  appliesTo: both,
  slots: [
    keptPaper("main", {
      id: "invitationToApply",
      name: text.invitation,
      level: {
        cases: [[answersExpressEntryInvitation, "Required"]],
        otherwise: [
          {
            en: "your application does not answer an invitation yet",
            fr: "votre demande ne répond pas encore à une invitation",
          },
          "NotApplicable",
        ],
        sources: [process],
      },
      instructions: {
        en: "Save the letter from your IRCC account. You have {days} days from its date to send the complete application, and your account shows the exact last day. If you can no longer prove what the profile says, talk to your lawyer before you apply.",
        fr: "Enregistrez la lettre à partir de votre compte d’IRCC. Vous avez {days} jours à partir de sa date pour envoyer la demande complète, et votre compte montre le dernier jour exact. Si vous ne pouvez plus prouver ce que dit le profil, parlez-en à votre équipe juridique avant de faire la demande.",
      },
      instructionValues: daysToApply,
      maxFiles: 2,
    }),
  ],
});

const assessmentOfStudies = suppliedPage("main", {
  slug: "educational-credential-assessment",
  rights: closedToOutsiders,
  name: text.assessment,
  tags: ["Education", "ExpressEntry"],
  appliesTo: both,
  slots: [
    readPaper("main", {
      id: "educationalCredentialAssessment",
      name: text.assessment,
      documentTypes: ["Other"],
      level: {
        cases: [
          [
            all(isExpressEntry, studiedAbroadOnly),
            "Required",
            {
              en: "studies outside Canada count only with such a report",
              fr: "des études hors du Canada comptent seulement avec un tel rapport",
            },
          ],
          [
            isExpressEntry,
            "Recommended",
            {
              en: "the report can bring points for studies outside Canada",
              fr: "le rapport peut donner des points pour des études faites hors du Canada",
            },
          ],
        ],
        otherwise: [text.notExpressEntry, "NotApplicable"],
        sources: [expressEntryDocuments],
      },
      potentialWarnings: [...ofReadFile, "fileDate"],
      fieldsToRead: ["applicantFullName", "issueDate"],
      instructions: {
        en: "Upload the report on your studies outside Canada, made for immigration by an organization that IRCC has designated. The reference number and all pages must be there. It must be less than {years} years old on the day of your profile and on the day you apply. A report made for a school or a regulator does not count.",
        fr: "Téléversez le rapport sur vos études hors du Canada, fait aux fins de l’immigration par un organisme qu’IRCC a désigné. Le numéro de référence et toutes les pages doivent y être. Il doit dater de moins de {years} ans le jour de votre profil et le jour de la demande. Un rapport fait pour un établissement ou un ordre professionnel ne compte pas.",
      },
      instructionValues: yearsOfReport,
      maxFiles: 2,
    }),
  ],
});

const assessmentOfSpouse = suppliedPage("spouse", {
  slug: "spouse-educational-credential-assessment",
  rights: closedToOutsiders,
  name: text.assessment,
  tags: ["Education", "ExpressEntry"],
  appliesTo: both,
  slots: [
    keptPaper("spouse", {
      id: "educationalCredentialAssessment",
      name: text.assessment,
      level: {
        cases: [
          [
            isExpressEntry,
            "Recommended",
            {
              en: "the studies of your spouse or partner can bring points, with such a report",
              fr: "les études de votre conjoint ou partenaire peuvent donner des points, avec un tel rapport",
            },
          ],
        ],
        otherwise: [text.notExpressEntry, "NotApplicable"],
        sources: [expressEntryDocuments],
      },
      instructions: {
        en: "If your spouse or partner studied outside Canada and comes along, upload the same kind of report for them, less than {years} years old. Without it you can still apply, with fewer points.",
        fr: "Si votre conjoint ou partenaire a étudié hors du Canada et vient avec vous, téléversez le même genre de rapport à son nom, de moins de {years} ans. Sans ce rapport, vous pouvez quand même faire la demande, avec moins de points.",
      },
      instructionValues: yearsOfReport,
      maxFiles: 2,
    }),
  ],
});

const nomination = suppliedPage("main", {
  slug: "provincial-nomination",
  rights: closedToOutsiders,
  name: text.nomination,
  tags: ["ExpressEntry"],
  appliesTo: [...both, "Bowp"],
  slots: [
    keptPaper("main", {
      id: "provincialNomination",
      name: text.nomination,
      level: {
        cases: [[wasNominated, "Required"]],
        otherwise: [
          {
            en: "your answers do not say that a province nominated you",
            fr: "vos réponses n’indiquent pas de désignation par une province",
          },
          "NotApplicable",
        ],
        sources: [specified("document 3 section 9.4"), expressEntryDocuments],
      },
      instructions: {
        en: "Upload the certificate or letter of the province or territory, with its number and its expiry date. In Express Entry a nomination adds {points} points, once the province has entered it and you have accepted it in your account.",
        fr: "Téléversez le certificat ou la lettre de la province ou du territoire, avec son numéro et sa date d’expiration. Dans Entrée express, une désignation ajoute {points} points, une fois que la province l’a inscrite et que vous l’avez acceptée dans votre compte.",
      },
      instructionValues: pointsOfNomination,
      maxFiles: 2,
    }),
  ],
});

const tradeCertificate = suppliedPage("main", {
  slug: "certificate-of-qualification",
  rights: closedToOutsiders,
  name: text.trade,
  tags: ["ExpressEntry", "Employment"],
  appliesTo: both,
  slots: [
    keptPaper("main", {
      id: "certificateOfQualification",
      name: text.trade,
      level: {
        cases: [[holdsTradeCertificate, "Required"]],
        otherwise: [
          {
            en: "your answers do not say that you hold a Canadian trade certificate",
            fr: "vos réponses n’indiquent pas que vous avez un certificat de qualification canadien",
          },
          "NotApplicable",
        ],
        sources: [expressEntryDocuments],
      },
      instructions: {
        en: "Upload both sides of the certificate that a province or territory of Canada issued for your trade, with its number and date. A certificate of another country does not count here.",
        fr: "Téléversez les deux côtés du certificat qu’une province ou un territoire du Canada a délivré pour votre métier, avec son numéro et sa date. Un certificat d’un autre pays ne compte pas ici.",
      },
      maxFiles: 2,
    }),
  ],
});

const workInCanada = suppliedPage("main", {
  slug: "canadian-work-experience",
  rights: closedToOutsiders,
  name: text.work,
  tags: ["Employment", "ExpressEntry", "Taxes"],
  appliesTo: both,
  slots: [
    readPaper("main", {
      id: "canadianWorkExperience",
      name: text.work,
      documentTypes: ["EmploymentLetter", "TaxDocument", "PaySlip"],
      level: {
        cases: [
          [
            isExpressEntry,
            "Recommended",
            {
              en: "these papers prove work in Canada, if you claim any",
              fr: "ces documents prouvent le travail au Canada, si vous en déclarez",
            },
          ],
        ],
        otherwise: [text.notExpressEntry, "NotApplicable"],
        sources: [expressEntryDocuments],
      },
      potentialWarnings: [...ofReadFields, "fileDate"],
      fieldsToRead: [...letterFields, "periodStart", "periodEnd"],
      instructions: {
        en: "For each job in Canada that you claim, upload the reference letter together with the T4 slips and the notices of assessment of those years. For the present year, add recent pay slips. Keep one job together, in the order of time.",
        fr: "Pour chaque emploi au Canada que vous déclarez, téléversez la lettre de référence avec les feuillets T4 et les avis de cotisation de ces années. Pour l’année en cours, ajoutez des bulletins de paie récents. Gardez chaque emploi ensemble, dans l’ordre du temps.",
      },
      maxFiles: 15,
    }),
  ],
});

const residenceFee = suppliedPage("main", {
  slug: "right-of-permanent-residence-fee",
  rights: closedToOutsiders,
  name: text.fee,
  tags: ["ExpressEntry", "Banking"],
  appliesTo: both,
  slots: [
    keptPaper("main", {
      id: "rightOfPermanentResidenceFee",
      name: text.fee,
      level: {
        cases: [
          [
            all(answersExpressEntryInvitation, applicationWasSent),
            "Required",
            {
              en: "in Express Entry, permanent residence is not granted before this fee is paid",
              fr: "dans Entrée express, la résidence permanente n’est pas accordée avant le paiement de ces frais",
            },
          ],
          [
            answersExpressEntryInvitation,
            "Recommended",
            {
              en: "a fee that is paid with the application saves time later",
              fr: "des frais payés avec la demande font gagner du temps plus tard",
            },
          ],
        ],
        otherwise: [
          {
            en: "the fee is paid only after an invitation",
            fr: "les frais se paient seulement après une invitation",
          },
          "NotApplicable",
        ],
        sources: [excerptOf("IRCC, fees of permanent residence")],
      },
      instructions: {
        en: "Upload the receipt that IRCC’s payment page gives, not only the line in your bank statement. One fee is paid for you and one for a spouse or partner who comes along, none for dependent children.",
        fr: "Téléversez le reçu que donne la page de paiement d’IRCC, et non seulement la ligne de votre relevé bancaire. On paie ces frais une fois pour vous et une fois pour un conjoint ou partenaire qui vous accompagne, mais pas pour les enfants à charge.",
      },
      maxFiles: 2,
    }),
  ],
});

const photos = suppliedPage("main", {
  slug: "permanent-residence-portal-photos",
  rights: closedToOutsiders,
  name: text.photos,
  tags: ["ExpressEntry"],
  phase: "afterDecision",
  appliesTo: both,
  slots: [
    readPaper("main", {
      id: "permanentResidencePhotos",
      name: text.photos,
      documentTypes: ["DigitalPhoto"],
      level: {
        cases: [
          [
            approvedAfterInvitation,
            "Required",
            { en: "the permanent resident card needs a photo", fr: "la carte de résident permanent exige une photo" },
          ],
        ],
        otherwise: [text.onlyAfterApproval, "NotApplicable"],
        sources: [excerptOf("IRCC, photos for permanent residence")],
      },
      potentialWarnings: [
        ...ofReadFields,
        "excessiveBackground",
        "digitalPhotoComposition",
        "digitalPhotoBackground",
        "digitalPhotoFullFace",
        "digitalPhotoFullBody",
        "digitalPhotoSelfie",
        "digitalPhotoSmile",
      ],
      fieldsToRead: [],
      instructions: {
        en: "Upload {photos} photos of each person, {width} mm wide and {height} mm high, not older than {months} months, before a plain light background, with a neutral face. If IRCC’s message asks for another number or size, follow the message.",
        fr: "Téléversez {photos} photos de chaque personne, de {width} mm de largeur et {height} mm de hauteur, de moins de {months} mois, devant un fond clair uni, le visage neutre. Si le message d’IRCC demande un autre nombre ou un autre format, suivez le message.",
      },
      instructionValues: photosAsked,
      maxFiles: 8,
    }),
  ],
});

const confirmation = suppliedPage("main", {
  slug: "copr",
  rights: closedToOutsiders,
  name: { en: "Confirmation of Permanent Residence", fr: "Confirmation de résidence permanente", noun: "f" },
  category: "Letter",
  tags: ["ExpressEntry"],
  phase: "afterDecision",
  appliesTo: both,
  slots: [
    keptPaper("main", {
      id: "copr",
      name: {
        en: "Confirmation of permanent residence",
        fr: "Confirmation de résidence permanente",
        noun: "f",
      },
      level: {
        cases: [[approvedAfterInvitation, "Required"]],
        otherwise: [text.onlyAfterApproval, "NotApplicable"],
        sources: [specified("document 2 section 4")],
      },
      instructions: {
        en: "Upload the confirmation that came after the approval, all pages. If you have already become a permanent resident, upload the signed and dated one. Compare names and dates of birth with the passports, and tell your lawyer about any mistake before you travel.",
        fr: "Téléversez la confirmation reçue après l’approbation, toutes les pages. Si vous avez déjà la résidence permanente, téléversez celle qui est signée et datée. Comparez les noms et les dates de naissance avec les passeports, et signalez toute erreur à votre équipe juridique avant de voyager.",
      },
      maxFiles: 4,
    }),
  ],
});

export const expressEntryPages: readonly VaultPage[] = [
  profile,
  invitation,
  assessmentOfStudies,
  assessmentOfSpouse,
  nomination,
  tradeCertificate,
  workInCanada,
  residenceFee,
  photos,
  confirmation,
];
