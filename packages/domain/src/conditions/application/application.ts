import type { ApplicationStatus, ApplicationType } from "../../caseFile/application.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import { all } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";

/** The type of the application is one of these. */
export const typeIsOneOf = (id: string, sentence: Text, types: readonly ApplicationType[]): CaseCondition => {
  const known = new Set<ApplicationType>(types);
  return says(id, sentence, (the) => {
    const type = the.application("type");
    return type !== undefined && known.has(type);
  });
};

export const isStudent = typeIsOneOf(
  "isStudent",
  { en: "you are applying for a first study permit", fr: "vous demandez un premier permis d’études" },
  ["Student"],
);

export const isVisitorVisa = typeIsOneOf(
  "isVisitorVisa",
  { en: "this is a visitor visa application", fr: "il s’agit d’une demande de visa de visiteur" },
  ["VisitorVisa"],
);

export const isIrccRequest = typeIsOneOf(
  "isIrccRequest",
  { en: "you are contacting IRCC about a file", fr: "vous communiquez avec IRCC au sujet d’un dossier" },
  ["IrccRequest"],
);

export const isJudicialReview = typeIsOneOf(
  "isJudicialReview",
  {
    en: "this is a court case, and the lawyer takes care of this page",
    fr: "il s’agit d’un dossier judiciaire, et l’équipe juridique s’occupe de cette page",
  },
  ["JudicialReview"],
);

/** The file has left for IRCC and has not come to a refusal or a court (docs/facts/statuses.md section 5). */
const sentStatuses = new Set<ApplicationStatus>(["IrccProcessing", "Returned", "Approved", "Poe", "Completed"]);

export const applicationWasSent = says(
  "applicationWasSent",
  { en: "the application has been sent to IRCC", fr: "la demande a été envoyée à IRCC" },
  (the) => {
    const status = the.application("status");
    return status === undefined ? undefined : sentStatuses.has(status);
  },
  {
    known: { en: "the application is not with IRCC at this stage", fr: "la demande n’est pas chez IRCC à cette étape" },
    unknown: {
      en: "nothing shows that the application was sent to IRCC",
      fr: "rien n’indique que la demande a été envoyée à IRCC",
    },
  },
);

export const isStudyApplication = typeIsOneOf(
  "isStudyApplication",
  { en: "your application is for studies", fr: "votre demande porte sur des études" },
  ["Student", "StudentExtension", "Dli"],
);

export const renewsStudy = typeIsOneOf(
  "renewsStudy",
  {
    en: "you already study in Canada and are renewing or changing your permit",
    fr: "vous étudiez déjà au Canada et renouvelez ou modifiez votre permis",
  },
  ["StudentExtension", "Dli"],
);

export const isFamilyApplication = typeIsOneOf(
  "isFamilyApplication",
  { en: "your family members are applying", fr: "les membres de votre famille font la demande" },
  ["StandaloneFamily", "SpeFamily", "PgwpFamily"],
);

export const isPostGraduationPermit = typeIsOneOf(
  "isPostGraduationPermit",
  { en: "you are applying for a post-graduation work permit", fr: "vous demandez un permis de travail postdiplôme" },
  ["WorkPermit"],
);

export const isCoOpPermit = typeIsOneOf(
  "isCoOpPermit",
  { en: "you are applying for a co-op work permit", fr: "vous demandez un permis de travail coop" },
  ["CoOpWorkPermit"],
);

export const isExpressEntry = typeIsOneOf(
  "isExpressEntry",
  { en: "this is an Express Entry case", fr: "il s’agit d’un dossier Entrée express" },
  ["ExpressEntry", "ExpressEntryIta"],
);

export const isYouthMobility = typeIsOneOf(
  "isYouthMobility",
  {
    en: "you are applying through International Experience Canada",
    fr: "vous faites une demande à Expérience internationale Canada",
  },
  ["Iec"],
);

export const isMadeInsideCanada = typeIsOneOf(
  "isMadeInsideCanada",
  { en: "this application is made from inside Canada", fr: "cette demande se fait depuis le Canada" },
  [
    "StudentExtension",
    "SpeFamily",
    "PgwpFamily",
    "WorkPermit",
    "WorkPermitExtension",
    "CoOpWorkPermit",
    "Dli",
    "Bowp",
    "TrvSpe",
    "TrvPgwp",
  ],
);

export const hasIrccFile = typeIsOneOf(
  "hasIrccFile",
  { en: "you already have a file with IRCC", fr: "vous avez déjà un dossier à IRCC" },
  ["JudicialReview", "IrccRequest", "StandaloneFamily", "SpeFamily", "PgwpFamily"],
);

export const familyFilesComeLater = typeIsOneOf(
  "familyFilesComeLater",
  {
    en: "in this type of application your family’s own files come later",
    fr: "dans ce type de demande, les dossiers de votre famille viennent plus tard",
  },
  ["ExpressEntry", "StudentExtension", "WorkPermit", "WorkPermitExtension", "CoOpWorkPermit"],
);

export const restsOnLabourMarketAssessment = typeIsOneOf(
  "restsOnLabourMarketAssessment",
  {
    en: "your job is based on a labour market impact assessment",
    fr: "votre emploi repose sur une étude d’impact sur le marché du travail",
  },
  ["Lmia"],
);

export const isStudentExtension = typeIsOneOf(
  "isStudentExtension",
  { en: "you are extending your study permit", fr: "vous prolongez votre permis d’études" },
  ["StudentExtension"],
);

export const isChangeOfSchool = typeIsOneOf(
  "isChangeOfSchool",
  { en: "you are changing schools", fr: "vous changez d’établissement" },
  ["Dli"],
);

export const isWorkPermitExtension = typeIsOneOf(
  "isWorkPermitExtension",
  { en: "you are extending a work permit", fr: "vous prolongez un permis de travail" },
  ["WorkPermitExtension"],
);

export const isBridgingPermit = typeIsOneOf(
  "isBridgingPermit",
  {
    en: "you are applying for a bridging open work permit",
    fr: "vous demandez un permis de travail ouvert transitoire",
  },
  ["Bowp"],
);

export const isStandaloneFamily = typeIsOneOf(
  "isStandaloneFamily",
  { en: "your family is applying on its own", fr: "votre famille fait sa propre demande" },
  ["StandaloneFamily"],
);

export const isFamilyOfExtension = typeIsOneOf(
  "isFamilyOfExtension",
  {
    en: "your family follows the extension of your study permit",
    fr: "votre famille suit la prolongation de votre permis d’études",
  },
  ["SpeFamily"],
);

export const isFamilyOfGraduate = typeIsOneOf(
  "isFamilyOfGraduate",
  {
    en: "your family follows your post-graduation work permit",
    fr: "votre famille suit votre permis de travail postdiplôme",
  },
  ["PgwpFamily"],
);

export const renewsVisaInCanada = typeIsOneOf(
  "renewsVisaInCanada",
  { en: "you are renewing your visa from inside Canada", fr: "vous renouvelez votre visa depuis le Canada" },
  ["TrvSpe", "TrvPgwp"],
);

export const renewsVisaAsStudent = typeIsOneOf(
  "renewsVisaAsStudent",
  { en: "you are renewing your visa as a student", fr: "vous renouvelez votre visa pour vos études" },
  ["TrvSpe"],
);

export const isTiedToEmployer = typeIsOneOf(
  "isTiedToEmployer",
  { en: "your work permit is tied to an employer", fr: "votre permis de travail est lié à un employeur" },
  ["Lmia", "C10", "ClosedWorkPermit"],
);

export const restsOnSignificantBenefit = typeIsOneOf(
  "restsOnSignificantBenefit",
  {
    en: "your work permit is based on a significant benefit to Canada",
    fr: "votre permis de travail repose sur un avantage important pour le Canada",
  },
  ["C10"],
);

export const isEmployerSpecific = typeIsOneOf(
  "isEmployerSpecific",
  {
    en: "you are applying for an employer-specific work permit",
    fr: "vous demandez un permis de travail pour un employeur donné",
  },
  ["ClosedWorkPermit"],
);

export const employerFilesOffer = typeIsOneOf(
  "employerFilesOffer",
  {
    en: "your employer files an offer in the Employer Portal",
    fr: "votre employeur dépose une offre dans le Portail de l’employeur",
  },
  ["C10", "ClosedWorkPermit"],
);

export const isExpressEntryProfile = typeIsOneOf(
  "isExpressEntryProfile",
  { en: "you are preparing an Express Entry profile", fr: "vous préparez un profil d’Entrée express" },
  ["ExpressEntry"],
);

export const answersExpressEntryInvitation = typeIsOneOf(
  "answersExpressEntryInvitation",
  { en: "you are answering an Express Entry invitation", fr: "vous répondez à une invitation d’Entrée express" },
  ["ExpressEntryIta"],
);

export const isCourtCase = typeIsOneOf(
  "isCourtCase",
  { en: "this is a Federal Court case", fr: "il s’agit d’un dossier à la Cour fédérale" },
  ["JudicialReview"],
);

export const isWorkApplication = typeIsOneOf(
  "isWorkApplication",
  { en: "you are applying for a work permit", fr: "vous demandez un permis de travail" },
  ["WorkPermit", "WorkPermitExtension", "CoOpWorkPermit", "Lmia", "C10", "ClosedWorkPermit", "Iec", "Bowp"],
);

export const isWorkFromAbroad = typeIsOneOf(
  "isWorkFromAbroad",
  {
    en: "people normally apply for this work permit from outside Canada",
    fr: "ce permis de travail se demande en général de l’étranger",
  },
  ["Lmia", "C10", "ClosedWorkPermit", "Iec"],
);

const disclaimerIsOpen = says(
  "disclaimerIsOpen",
  { en: "the disclaimer is not agreed to", fr: "l’avis de non-responsabilité n’est pas accepté" },
  (the) => the.application("agreedToDisclaimer") !== true,
);

/** Family members' files that come later need no certificate yet, unless the applicant agreed to the disclaimer. */
export const childFileComesLater = all(familyFilesComeLater, disclaimerIsOpen);
