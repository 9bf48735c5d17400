import type { CaseReader } from "../../caseFile/reader.ts";
import { isFilledHere, liesOnPage } from "../../caseFile/uploadedDocument.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { differing, saying } from "../differing.ts";
import { said } from "./saidInFile.ts";
import { documentWarning, type DocumentWarning } from "../warning.ts";

/** Warnings about what a document says beside what the case says, and about what only a person can see on it. */

const notRaised: Outcome = { holds: false, because: [] };
const raisedIf = (holds: boolean, because: Text): Outcome => (holds ? { holds, because: [because] } : notRaised);

/** The answers are the applicant’s: the number of anybody else is another one. */
const isOwn = (the: CaseReader): boolean => (the.document().documentOwner ?? "main") === "main";

const otherStart: Text = {
  en: "the studies begin on another day on this form than on your letter of acceptance",
  fr: "les études commencent un autre jour dans ce formulaire que dans votre lettre d’acceptation",
};

/** Letters are compared with the newest that tells the day; a form that Boreal filled is measured when it comes back. */
function startsOnAnotherDay(the: CaseReader): boolean {
  const onForm = said(the.document(), "startOfCanadianStudyProgram");
  if (!isOwn(the) || onForm === undefined || said(the.document(), "formNumber") === undefined) return false;
  const inLetter = startInLetter(the);
  return inLetter !== undefined && inLetter !== onForm;
}

const startInLetter = (the: CaseReader): string | undefined =>
  the
    .documents("letter-of-acceptance")
    .toReversed()
    .map((letter) => said(letter, "startOfCanadianStudyProgram"))
    .find((day) => day !== undefined);

const familyGaps: Text = {
  en: "a family member on this form has no name, birth details, status or address",
  fr: "dans ce formulaire, il manque à une personne de la famille un nom, des renseignements de naissance, un état matrimonial ou une adresse",
};
const ownGaps: Text = {
  en: "the part of this form about the person themselves is not complete",
  fr: "la partie de ce formulaire sur la personne elle-même n’est pas complète",
};

const saidNotNotarized: Text = {
  en: "your legal team looked and found no notary’s signature and stamp",
  fr: "votre équipe juridique a regardé et n’a pas trouvé la signature et le sceau d’une ou d’un notaire",
};
const nobodyLooked: Text = {
  en: "a stamp cannot be read reliably, and your legal team has not said yet whether it is there",
  fr: "un sceau ne se lit pas de façon fiable, et votre équipe juridique n’a pas encore indiqué s’il y est",
};

/** A stamp is never guessed: until somebody looked, the question stands. */
function isNotNotarized(the: CaseReader): Outcome {
  const document = the.document();
  const notarized = said(document, "isNotarized");
  const isDeclaration =
    liesOnPage(document, "custodian-declaration") || document.documentType === "CustodianDeclaration";
  if (!isDeclaration || notarized === "Yes" || isFilledHere(document)) return notRaised;
  return raisedIf(true, notarized === "No" ? saidNotNotarized : nobodyLooked);
}

const warning = (of: Omit<DocumentWarning, "isPopUp">): DocumentWarning => documentWarning({ ...of, isPopUp: false });

export const againstTheCaseWarnings: readonly DocumentWarning[] = [
  warning({
    id: "studyPermitStartDateMismatch",
    isBlocking: true,
    relatedFields: ["startOfCanadianStudyProgram"],
    ofField: "startOfCanadianStudyProgram",
    raisedWhen: (the) => raisedIf(startsOnAnotherDay(the), otherStart),
    heading: saying("startOfCanadianStudyProgram", {
      en: "The studies start on {value} here, and on another day in the letter of acceptance",
      fr: "Les études commencent ici le {value}, et un autre jour dans la lettre d’acceptation",
    }),
    differs: (the) =>
      differing("startOfCanadianStudyProgram", startInLetter(the), said(the.document(), "startOfCanadianStudyProgram")),
    name: { en: "Study Permit Start Date Mismatch", fr: "Date de début des études différente" },
    message: {
      en: "The study start date is not the one on your letter of acceptance.",
      fr: "La date de début des études ne correspond pas à votre lettre d’acceptation.",
    },
    fix: { en: "Use the date on the letter.", fr: "Utilisez la date de la lettre." },
  }),
  warning({
    id: "familyInformationIncomplete",
    isBlocking: true,
    relatedFields: ["isFamilyComplete"],
    ofField: "isFamilyComplete",
    raisedWhen: (the) => raisedIf(said(the.document(), "isFamilyComplete") === "No", familyGaps),
    name: { en: "Family Information Incomplete", fr: "Renseignements sur la famille incomplets" },
    message: { en: "Information about your family is missing.", fr: "Des renseignements sur votre famille manquent." },
    fix: {
      en: "Complete the family form, then add it again.",
      fr: "Complétez le formulaire sur la famille, puis ajoutez-le de nouveau.",
    },
  }),
  warning({
    id: "mainApplicantInformationIncomplete",
    isBlocking: true,
    relatedFields: ["isApplicantComplete"],
    ofField: "isApplicantComplete",
    raisedWhen: (the) => raisedIf(said(the.document(), "isApplicantComplete") === "No", ownGaps),
    name: {
      en: "Main Applicant Information Incomplete",
      fr: "Renseignements sur la personne qui fait la demande incomplets",
    },
    message: {
      en: "Information about the main applicant is missing.",
      fr: "Des renseignements sur la personne qui fait la demande manquent.",
    },
    fix: {
      en: "Complete your own part of the form, then add it again.",
      fr: "Complétez votre propre partie du formulaire, puis ajoutez-le de nouveau.",
    },
  }),
  warning({
    id: "custodianFormNotNotarized",
    isBlocking: true,
    relatedFields: ["isNotarized"],
    raisedWhen: isNotNotarized,
    isForLawyer: (document) => said(document, "isNotarized") === undefined,
    name: { en: "Custodian Form Not Notarized", fr: "Déclaration du gardien non notariée" },
    message: {
      en: "No notary’s signature and stamp are confirmed on this form.",
      fr: "Aucune signature ni aucun sceau de notaire n’est confirmé sur ce formulaire.",
    },
    fix: {
      en: "Sign it before a notary if that was not done. Your legal team looks at the form and says whether they are there.",
      fr: "Signez-le devant notaire si ce n’est pas fait. Votre équipe juridique regarde le formulaire et indique s’ils y sont.",
    },
  }),
];
