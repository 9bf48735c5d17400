import type { CaseReader } from "../../caseFile/reader.ts";
import { liesOnPage } from "../../caseFile/uploadedDocument.ts";
import type { Outcome } from "../../kernel/condition.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { reasonForChangeLength } from "../../tables/officialForms/formLimits.ts";
import { isNotOn, said } from "../files/saidInFile.ts";
import { documentWarning, foundInFile, notRaised, type DocumentWarning } from "../warning.ts";

/** What is missing on a form, and the ink of its signature. */

const text = {
  noReason: {
    en: "the form was read, and no reason for the change was found on it",
    fr: "le formulaire a été lu, et aucune raison du changement n’y a été trouvée",
  },
  shortReason: {
    en: "the reason for the change has fewer than {least} characters",
    fr: "la raison du changement compte moins de {least} caractères",
  },
  noName: {
    en: "the document was read, and the name or the date of birth of its person was not found on it",
    fr: "le document a été lu, et le nom ou la date de naissance de la personne n’y a pas été trouvé",
  },
  detailsFound: {
    en: "the form was read, and an answer of yes has no details on it",
    fr: "le formulaire a été lu, et une réponse par oui n’y a pas de précisions",
  },
  otherInk: {
    en: "the signature was looked at and is in another colour than blue",
    fr: "la signature a été examinée et est d’une autre couleur que le bleu",
  },
} satisfies Record<string, Text>;

function lacksReason(the: CaseReader): Outcome {
  const document = the.document();
  const limit = the.row(reasonForChangeLength);
  if (!liesOnPage(document, "amend-temp-residence-form") || !limit.found) return notRaised;
  const { least } = limit.row.value;
  const reason = said(document, "reasonForChange");
  if (reason !== undefined)
    return reason.length < least ? { holds: true, because: [fill(text.shortReason, { least })] } : notRaised;
  return isNotOn(document, "reasonForChange") ? { holds: true, because: [text.noReason] } : notRaised;
}

const blocking = { isBlocking: true, isPopUp: false } as const;

export const formContentWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "missingReasonForChange",
    ...blocking,
    relatedFields: [],
    raisedWhen: lacksReason,
    name: { en: "Missing Reason For Change", fr: "Raison du changement manquante" },
    message: {
      en: "The form does not say why the change is asked for.",
      fr: "Le formulaire ne dit pas pourquoi le changement est demandé.",
    },
    fix: {
      en: "Explain the reason on the form, then add it again.",
      fr: "Expliquez la raison dans le formulaire, puis ajoutez-le de nouveau.",
    },
  }),
  documentWarning({
    id: "informationDetailsMissing",
    ...blocking,
    relatedFields: [],
    finding: "informationDetailsMissing",
    raisedWhen: foundInFile("informationDetailsMissing", text.detailsFound),
    name: { en: "Information Details Missing", fr: "Précisions manquantes" },
    message: {
      en: "Details that this form asks for are missing.",
      fr: "Des précisions que ce formulaire demande manquent.",
    },
    fix: {
      en: "Add the details to the form, then add it again.",
      fr: "Ajoutez les précisions au formulaire, puis ajoutez-le de nouveau.",
    },
  }),
  documentWarning({
    id: "missingPersonalInformation",
    ...blocking,
    relatedFields: ["firstName", "lastName", "birthday"],
    raisedWhen: (the) =>
      isNotOn(the.document(), "applicantFullName", "firstName", "lastName", "birthday")
        ? { holds: true, because: [text.noName] }
        : notRaised,
    name: { en: "Missing Personal Information", fr: "Renseignements personnels manquants" },
    message: {
      en: "The name or the date of birth is missing on this document.",
      fr: "Le nom ou la date de naissance manque sur ce document.",
    },
    fix: {
      en: "Add it to the document, then add the document again.",
      fr: "Ajoutez-le au document, puis ajoutez le document de nouveau.",
    },
  }),
  documentWarning({
    id: "signatureNotInBlue",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["isSigned"],
    finding: "signatureNotInBlue",
    raisedWhen: foundInFile("signatureNotInBlue", text.otherInk),
    name: { en: "Signature Not In Blue", fr: "Signature d’une autre couleur que le bleu" },
    message: { en: "The signature is not in blue ink.", fr: "La signature n’est pas à l’encre bleue." },
    fix: {
      en: "Sign in blue if you can, so that it is seen as an original.",
      fr: "Signez en bleu si possible, pour que l’on voie un original.",
    },
  }),
];
