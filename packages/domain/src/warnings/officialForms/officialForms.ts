import type { CaseReader } from "../../caseFile/reader.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { awaitsSignature } from "./filledForms.ts";
import { documentWarning, foundInFile, type DocumentWarning } from "../warning.ts";
import { isForm, notRaised, raisedIf, said } from "./saidOnForm.ts";
import { studyExpenses } from "./studyExpenses.ts";
import { representative, representativeIsAltered } from "./representative.ts";
import { isNotValidated, isOtherEdition } from "./formValidity.ts";

/** Warnings about official forms. What is compared was read in the data of the form itself, or corrected by a person. */

/** A form that Boreal filled awaits it, or the file says that it was not done. */
const awaitedOr = (awaited: Text | undefined, isSaidNot: boolean, because: Text): Outcome =>
  awaited ? raisedIf(true, awaited) : raisedIf(isSaidNot, because);

const notSigned: Text = {
  en: "the places for signatures on this form are empty",
  fr: "les espaces de signature de ce formulaire sont vides",
};

const asFilled: Text = {
  en: "this form is as Boreal filled it: nobody has saved it since",
  fr: "ce formulaire est tel que Boreal l’a rempli : personne ne l’a enregistré depuis",
};

const custodianUnsigned: Text = {
  en: "there is no signature on this custodianship declaration",
  fr: "aucune signature ne figure dans cette déclaration du gardien",
};

const noCustodianName: Text = {
  en: "the name of the custodian is not on this form",
  fr: "le nom de la personne gardienne ne figure pas dans ce formulaire",
};

const noCustodianAddress: Text = {
  en: "the address of the custodian is not on this form",
  fr: "l’adresse de la personne gardienne ne figure pas dans ce formulaire",
};

const partOfAddress: Text = {
  en: "the address of the custodian has no number or no Canadian postal code",
  fr: "l’adresse de la personne gardienne n’a pas de numéro ou pas de code postal canadien",
};

const custodianship = "IMM 5646";

const postalCode = /[A-Z]\d[A-Z][ -]?\d[A-Z]\d/i;

function addressIsIncomplete(the: CaseReader): Outcome {
  const address = said(the, "custodian.address");
  if (!isForm(the, custodianship) || address === undefined) return notRaised;
  return raisedIf(!postalCode.test(address) || !/\d/.test(address.replace(postalCode, "")), partOfAddress);
}

type Words = Pick<DocumentWarning, "name" | "message" | "fix">;

type Rest = Pick<DocumentWarning, "id" | "isBlocking" | "relatedFields" | "raisedWhen"> &
  Partial<Pick<DocumentWarning, "finding" | "ofField">>;

const warning = (rest: Rest, words: Words): DocumentWarning => documentWarning({ ...rest, ...words, isPopUp: false });

export const officialFormWarnings: readonly DocumentWarning[] = [
  warning(
    {
      id: "formNotValidated",
      isBlocking: true,
      relatedFields: ["formNumber", "isValidated"],
      raisedWhen: isNotValidated,
    },
    {
      name: { en: "Form Not Validated", fr: "Formulaire non validé" },
      message: {
        en: "This form was not validated, or that cannot be checked.",
        fr: "Ce formulaire n’a pas été validé, ou cela ne peut pas être vérifié.",
      },
      // The family forms have no such button, and come here as scans.
      fix: {
        en: "Open the form itself in Adobe Reader and check it. If it has the button Validate, press it. Save it, then upload that file. If you have only a scan, a lawyer can accept it.",
        fr: "Ouvrez le formulaire lui-même dans Adobe Reader et vérifiez-le. S’il comporte le bouton Valider, appuyez dessus. Enregistrez-le, puis téléversez ce fichier. Si vous n’avez qu’une numérisation, une avocate ou un avocat peut l’accepter.",
      },
    },
  ),
  warning(
    {
      id: "incorrectFormVersion",
      isBlocking: true,
      relatedFields: ["formNumber", "formEdition"],
      ofField: "formNumber",
      raisedWhen: isOtherEdition,
    },
    {
      name: { en: "Incorrect Form Version", fr: "Version du formulaire incorrecte" },
      message: {
        en: "This is not the current version of the form.",
        fr: "Ce n’est pas la version actuelle du formulaire.",
      },
      fix: {
        en: "Download the current form here and use that file.",
        fr: "Téléchargez ici le formulaire actuel et utilisez ce fichier.",
      },
    },
  ),
  warning(
    {
      id: "formMissingSignature",
      isBlocking: true,
      relatedFields: ["isSigned"],
      raisedWhen: (the) => awaitedOr(awaitsSignature(the), said(the, "isSigned") === "No", notSigned),
    },
    {
      name: { en: "Form Missing Signature", fr: "Signature manquante" },
      message: { en: "This form is not signed.", fr: "Ce formulaire n’est pas signé." },
      fix: {
        en: "Sign and date it, then upload it again.",
        fr: "Signez-le et datez-le, puis téléversez-le de nouveau.",
      },
    },
  ),
  warning(
    {
      id: "formWasAutofilled",
      isBlocking: false,
      relatedFields: [],
      raisedWhen: foundInFile("formWasAutofilled", asFilled),
      finding: "formWasAutofilled",
    },
    {
      name: { en: "Form Was Autofilled", fr: "Formulaire rempli automatiquement" },
      message: {
        en: "This form was filled by the system. Check every field before you sign.",
        fr: "Ce formulaire a été rempli par le système. Vérifiez chaque champ avant de signer.",
      },
      fix: {
        en: "Open it in Adobe Reader, read it, save it, then upload it again.",
        fr: "Ouvrez-le dans Adobe Reader, lisez-le, enregistrez-le, puis téléversez-le de nouveau.",
      },
    },
  ),
  warning(
    {
      id: "incorrectStudyExpensesDetails",
      isBlocking: true,
      relatedFields: ["expensesPaidBy", "tuitionFees"],
      raisedWhen: studyExpenses,
    },
    {
      name: { en: "Incorrect Study Expenses Details", fr: "Coûts d’études inexacts" },
      message: {
        en: "The study costs or the payer on the form are not right.",
        fr: "Les coûts d’études ou la personne qui paie ne sont pas exacts dans le formulaire.",
      },
      fix: {
        en: "Use the letter of acceptance and your answers about funds.",
        fr: "Utilisez la lettre d’acceptation et vos réponses sur les fonds.",
      },
    },
  ),
  warning(
    {
      id: "custodianFormNotSigned",
      isBlocking: true,
      relatedFields: ["isSigned", "custodian.firstName", "custodian.lastName"],
      ofField: "formNumber",
      raisedWhen: (the) => raisedIf(isForm(the, custodianship) && said(the, "isSigned") === "No", custodianUnsigned),
    },
    {
      name: { en: "Custodian Form Not Signed", fr: "Déclaration du gardien non signée" },
      message: { en: "The custodian form is not signed.", fr: "La déclaration du gardien n’est pas signée." },
      fix: {
        en: "Have it signed by the parents and the custodian, before a notary.",
        fr: "Faites-la signer par les parents et la personne gardienne, devant notaire.",
      },
    },
  ),
  warning(
    {
      id: "custodianNameMissing",
      isBlocking: true,
      relatedFields: ["custodian.firstName", "custodian.lastName"],
      ofField: "formNumber",
      raisedWhen: (the) =>
        raisedIf(
          isForm(the, custodianship) &&
            (said(the, "custodian.firstName") === undefined || said(the, "custodian.lastName") === undefined),
          noCustodianName,
        ),
    },
    {
      name: { en: "Custodian Name Missing", fr: "Nom du gardien manquant" },
      message: { en: "The name of the custodian is missing.", fr: "Le nom de la personne gardienne est manquant." },
      fix: {
        en: "Add it and have the form signed again.",
        fr: "Ajoutez-le et faites signer de nouveau le formulaire.",
      },
    },
  ),
  warning(
    {
      id: "custodianAddressMissing",
      isBlocking: true,
      relatedFields: ["custodian.address"],
      ofField: "formNumber",
      raisedWhen: (the) =>
        raisedIf(isForm(the, custodianship) && said(the, "custodian.address") === undefined, noCustodianAddress),
    },
    {
      name: { en: "Custodian Address Missing", fr: "Adresse du gardien manquante" },
      message: {
        en: "The address of the custodian is missing.",
        fr: "L’adresse de la personne gardienne est manquante.",
      },
      fix: {
        en: "Add it and have the form signed again.",
        fr: "Ajoutez-la et faites signer de nouveau le formulaire.",
      },
    },
  ),
  warning(
    {
      id: "custodianAddressIncomplete",
      isBlocking: false,
      relatedFields: ["custodian.address"],
      ofField: "formNumber",
      raisedWhen: addressIsIncomplete,
    },
    {
      name: { en: "Custodian Address Incomplete", fr: "Adresse du gardien incomplète" },
      message: {
        en: "The address of the custodian is not complete.",
        fr: "L’adresse de la personne gardienne est incomplète.",
      },
      fix: {
        en: "Add the missing parts: number, street, city, province and postal code.",
        fr: "Ajoutez ce qui manque : numéro, rue, ville, province et code postal.",
      },
    },
  ),
  warning(
    {
      id: "representativeInfoAltered",
      isBlocking: false,
      relatedFields: representative,
      ofField: "formNumber",
      raisedWhen: representativeIsAltered,
    },
    {
      name: { en: "Representative Info Altered", fr: "Renseignements sur la personne représentante modifiés" },
      message: {
        en: "The representative’s details were changed.",
        fr: "Les coordonnées de la personne représentante ont été modifiées.",
      },
      fix: {
        en: "Use the form that we prepared, or correct the details here.",
        fr: "Utilisez le formulaire que nous avons préparé, ou corrigez les coordonnées ici.",
      },
    },
  ),
];
