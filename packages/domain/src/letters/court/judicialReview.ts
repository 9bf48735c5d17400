import { productSpecification } from "../../tables/sources.ts";
import {
  caseCanSettle,
  caseEndsWithoutJudgment,
  caseIsAboutDelay,
  caseWasFiledInCourt,
  mayFollowSimplifiedProcedure,
  recordWasFiled,
} from "../../conditions/application/status.ts";
import { addItIfItFits, letter, nothingCallsForIt } from "../letter.ts";
import { legalTeamOnly } from "../permissions.ts";

/** Document 3 section 4.5 names the two rules and leaves the statuses open. */
const courtStatuses = [productSpecification("document 3 section 4.5")];

/** Letters of a court case. */
export const judicialReviewLetters = [
  letter({
    id: "settlementOffer",
    name: { en: "Settlement Offer", fr: "Offre de règlement" },
    slug: "settlement-offer",
    appliesTo: ["JudicialReview"],
    requirement: {
      id: "letters.settlementOffer",
      cases: [[caseCanSettle, "IfApplicable"]],
      otherwise: nothingCallsForIt,
      sources: courtStatuses,
    },
    studentPermissions: {
      id: "permissions.settlementOffer",
      cases: [],
      otherwise: [
        {
          en: "the lawyer takes care of the offer, and you can read it",
          fr: "l’équipe juridique s’occupe de l’offre, et vous pouvez la lire",
        },
        ["View"],
      ],
      sources: [productSpecification("document 3 section 6")],
    },
    sendToDocVault: "settlement-offer",
  }),
  letter({
    id: "simplifiedProcedure",
    name: { en: "Simplified Procedure Request", fr: "Demande de procédure simplifiée" },
    slug: "simplified-procedure",
    appliesTo: ["JudicialReview"],
    requirement: {
      id: "letters.simplifiedProcedure",
      cases: [[mayFollowSimplifiedProcedure, "IfApplicable"]],
      otherwise: nothingCallsForIt,
      sources: courtStatuses,
    },
    studentPermissions: legalTeamOnly,
    sendToDocVault: "simplified-procedure",
  }),
  letter({
    id: "writOfMandamusAffidavit",
    name: { en: "Mandamus Affidavit", fr: "Affidavit de mandamus" },
    slug: "writ-of-mandamus-affidavit",
    appliesTo: ["JudicialReview"],
    requirement: {
      id: "letters.writOfMandamusAffidavit",
      cases: [[caseIsAboutDelay, "Required"]],
      otherwise: nothingCallsForIt,
    },
    studentPermissions: legalTeamOnly,
    sendToDocVault: "writ-of-mandamus-affidavit",
  }),
  letter({
    id: "applicationRecord",
    name: { en: "Application Record", fr: "Dossier de demande" },
    slug: "application-record",
    appliesTo: ["JudicialReview"],
    requirement: {
      id: "letters.applicationRecord",
      cases: [[recordWasFiled, "Required"]],
      otherwise: nothingCallsForIt,
    },
    studentPermissions: legalTeamOnly,
    sendToDocVault: "application-record",
  }),
  letter({
    id: "applicationRecordSectionTwo",
    name: { en: "Application Record, Section Two", fr: "Dossier de demande, section deux" },
    slug: "application-record-section-two",
    appliesTo: ["JudicialReview"],
    requirement: {
      id: "letters.applicationRecordSectionTwo",
      cases: [[recordWasFiled, "Required"]],
      otherwise: nothingCallsForIt,
    },
    studentPermissions: legalTeamOnly,
    sendToDocVault: "application-record-section-two",
  }),
  letter({
    id: "noticeOfChangeOfSolicitor",
    name: { en: "Notice of Change of Solicitor", fr: "Avis de changement d’avocat" },
    slug: "notice-of-change-of-solicitor",
    appliesTo: ["JudicialReview"],
    requirement: { id: "letters.noticeOfChangeOfSolicitor", cases: [], otherwise: addItIfItFits },
    studentPermissions: legalTeamOnly,
    sendToDocVault: "notice-of-change-of-solicitor",
  }),
  letter({
    id: "noticeOfDiscontinuance",
    name: { en: "Notice of Discontinuance", fr: "Avis de désistement" },
    slug: "notice-of-discontinuance",
    appliesTo: ["JudicialReview"],
    requirement: {
      id: "letters.noticeOfDiscontinuance",
      cases: [[caseEndsWithoutJudgment, "Required"]],
      otherwise: addItIfItFits,
    },
    studentPermissions: legalTeamOnly,
    sendToDocVault: "notice-of-discontinuance",
  }),
  letter({
    id: "solicitorsCertificateOfService",
    name: { en: "Solicitor’s Certificate of Service", fr: "Certificat de signification de l’avocat" },
    slug: "solicitors-certificate-of-service",
    appliesTo: ["JudicialReview"],
    requirement: {
      id: "letters.solicitorsCertificateOfService",
      cases: [[caseWasFiledInCourt, "Required"]],
      otherwise: nothingCallsForIt,
    },
    studentPermissions: legalTeamOnly,
    sendToDocVault: "solicitors-certificate-of-service",
  }),
  letter({
    id: "consentToExtensionOfTime",
    name: { en: "Consent to Extension of Time", fr: "Consentement à une prorogation de délai" },
    slug: "consent-to-extension-of-time",
    appliesTo: ["JudicialReview"],
    requirement: { id: "letters.consentToExtensionOfTime", cases: [], otherwise: addItIfItFits },
    studentPermissions: legalTeamOnly,
    sendToDocVault: "consent-to-extension-of-time",
  }),
  // The specification names it in document 3 section 9.4 without an address; the address is ours.
  letter({
    id: "demandLetter",
    name: { en: "Demand Letter", fr: "Mise en demeure" },
    slug: "demand-letter",
    appliesTo: ["JudicialReview"],
    requirement: { id: "letters.demandLetter", cases: [[caseIsAboutDelay, "Required"]], otherwise: nothingCallsForIt },
    studentPermissions: legalTeamOnly,
    sendToDocVault: "demand-letter",
  }),
];
