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
import type { FillValue } from "../../kernel/text.ts";
import { statusTimeLimits } from "../../tables/court/courtTimeLimits.ts";
import {
  credentialAssessmentValidity,
  permanentResidencePhotoSet,
} from "../../tables/expressEntry/expressEntryPapers.ts";
import { permanentResidentPhoto } from "../../tables/identity/photo.ts";
import { provincialNominationPoints } from "../../tables/expressEntry/provincialNomination.ts";
import { letterFields } from "../work/employment.ts";
import { expressEntryText as text } from "./expressEntry.text.ts";
import type { VaultPage } from "../page.ts";
import { keptPaper } from "../slotFor.ts";
import { ofReadFields, ofReadFile } from "../files/slotWarnings.ts";
import { excerptOf, expressEntryDocuments, specified } from "../sources.ts";
import { readPaper, suppliedPage } from "../suppliedPage.ts";

/** Express Entry, from the profile to the confirmation of permanent residence. */

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
  name: text.profile,
  tags: ["ExpressEntry"],
  appliesTo: both,
  slots: [
    keptPaper("main", {
      id: "expressEntryProfile",
      name: text.profile,
      level: {
        cases: [[isExpressEntry, "Required", text.comparedWithProfile]],
        otherwise: [text.notExpressEntry, "NotApplicable"],
        sources: [process],
      },
      instructions: text.profileInstructions,
      maxFiles: 3,
    }),
  ],
});

const invitation = suppliedPage("main", {
  slug: "invitation-to-apply",
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
        otherwise: [text.noInvitationYet, "NotApplicable"],
        sources: [process],
      },
      instructions: text.invitationInstructions,
      instructionValues: daysToApply,
      maxFiles: 2,
    }),
  ],
});

const assessmentOfStudies = suppliedPage("main", {
  slug: "educational-credential-assessment",
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
          [all(isExpressEntry, studiedAbroadOnly), "Required", text.countsWithReport],
          [isExpressEntry, "Recommended", text.reportBringsPoints],
        ],
        otherwise: [text.notExpressEntry, "NotApplicable"],
        sources: [expressEntryDocuments],
      },
      potentialWarnings: [...ofReadFile, "fileDate"],
      fieldsToRead: ["applicantFullName", "issueDate"],
      instructions: text.assessmentInstructions,
      instructionValues: yearsOfReport,
      maxFiles: 2,
    }),
  ],
});

const assessmentOfSpouse = suppliedPage("spouse", {
  slug: "spouse-educational-credential-assessment",
  name: text.assessment,
  tags: ["Education", "ExpressEntry"],
  appliesTo: both,
  slots: [
    keptPaper("spouse", {
      id: "educationalCredentialAssessment",
      name: text.assessment,
      level: {
        cases: [[isExpressEntry, "Recommended", text.spouseBringsPoints]],
        otherwise: [text.notExpressEntry, "NotApplicable"],
        sources: [expressEntryDocuments],
      },
      instructions: text.spouseAssessmentInstructions,
      instructionValues: yearsOfReport,
      maxFiles: 2,
    }),
  ],
});

const nomination = suppliedPage("main", {
  slug: "provincial-nomination",
  name: text.nomination,
  tags: ["ExpressEntry"],
  appliesTo: [...both, "Bowp"],
  slots: [
    keptPaper("main", {
      id: "provincialNomination",
      name: text.nomination,
      level: {
        cases: [[wasNominated, "Required"]],
        otherwise: [text.notNominated, "NotApplicable"],
        sources: [specified("document 3 section 9.4"), expressEntryDocuments],
      },
      instructions: text.nominationInstructions,
      instructionValues: pointsOfNomination,
      maxFiles: 2,
    }),
  ],
});

const tradeCertificate = suppliedPage("main", {
  slug: "certificate-of-qualification",
  name: text.trade,
  tags: ["ExpressEntry", "Employment"],
  appliesTo: both,
  slots: [
    keptPaper("main", {
      id: "certificateOfQualification",
      name: text.trade,
      level: {
        cases: [[holdsTradeCertificate, "Required"]],
        otherwise: [text.noTradeCertificate, "NotApplicable"],
        sources: [expressEntryDocuments],
      },
      instructions: text.tradeInstructions,
      maxFiles: 2,
    }),
  ],
});

const workInCanada = suppliedPage("main", {
  slug: "canadian-work-experience",
  name: text.work,
  tags: ["Employment", "ExpressEntry", "Taxes"],
  appliesTo: both,
  slots: [
    readPaper("main", {
      id: "canadianWorkExperience",
      name: text.work,
      documentTypes: ["EmploymentLetter", "TaxDocument", "PaySlip"],
      level: {
        cases: [[isExpressEntry, "Recommended", text.provesWork]],
        otherwise: [text.notExpressEntry, "NotApplicable"],
        sources: [expressEntryDocuments],
      },
      potentialWarnings: [...ofReadFields, "fileDate"],
      fieldsToRead: [...letterFields, "periodStart", "periodEnd"],
      instructions: text.workInstructions,
      maxFiles: 15,
    }),
  ],
});

const residenceFee = suppliedPage("main", {
  slug: "right-of-permanent-residence-fee",
  name: text.fee,
  tags: ["ExpressEntry", "Banking"],
  appliesTo: both,
  slots: [
    keptPaper("main", {
      id: "rightOfPermanentResidenceFee",
      name: text.fee,
      level: {
        cases: [
          [all(answersExpressEntryInvitation, applicationWasSent), "Required", text.paidBeforeResidence],
          [answersExpressEntryInvitation, "Recommended", text.paidEarlySavesTime],
        ],
        otherwise: [text.feeComesWithInvitation, "NotApplicable"],
        sources: [excerptOf("IRCC, fees of permanent residence")],
      },
      instructions: text.feeInstructions,
      maxFiles: 2,
    }),
  ],
});

const photos = suppliedPage("main", {
  slug: "permanent-residence-portal-photos",
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
        cases: [[approvedAfterInvitation, "Required", text.forTheCard]],
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
      instructions: text.photosInstructions,
      instructionValues: photosAsked,
      maxFiles: 8,
    }),
  ],
});

const confirmation = suppliedPage("main", {
  slug: "copr",
  name: text.confirmation,
  category: "Letter",
  tags: ["ExpressEntry"],
  phase: "afterDecision",
  appliesTo: both,
  slots: [
    keptPaper("main", {
      id: "copr",
      name: text.confirmationSlot,
      level: {
        cases: [[approvedAfterInvitation, "Required"]],
        otherwise: [text.onlyAfterApproval, "NotApplicable"],
        sources: [specified("document 2 section 4")],
      },
      instructions: text.confirmationInstructions,
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
