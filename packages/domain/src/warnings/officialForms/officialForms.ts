import type { CaseReader } from "../../caseFile/reader.ts";
import { hasValidate } from "../../caseFile/formValues.ts";
import { isFilledHere } from "../../caseFile/uploadedDocument.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { officialFormFiles } from "../../tables/officialForms/officialFormFiles.ts";
import { awaitsSignature, awaitsValidation } from "./filledForms.ts";
import { said as saidInFile } from "../files/saidInFile.ts";
import { documentWarning, foundInFile, type DocumentWarning } from "../warning.ts";

/** Warnings about official forms. What is compared was read in the data of the form itself, or corrected by a person. */

const said = (the: CaseReader, field: string): string | undefined => saidInFile(the.document(), field);

const notRaised: Outcome = { holds: false, because: [] };
const raisedIf = (holds: boolean, because: Text): Outcome => (holds ? { holds, because: [because] } : notRaised);
/** A form that Boreal filled awaits it, or the file says that it was not done. */
const awaitedOr = (awaited: Text | undefined, isSaidNot: boolean, because: Text): Outcome =>
  awaited ? raisedIf(true, awaited) : raisedIf(isSaidNot, because);

/** A scan of a form says nothing of its fields: nothing is missing there for certain. */
const isForm = (the: CaseReader, number: string): boolean => said(the, "formNumber") === number;

const notValidated: Text = {
  en: "this form was not validated in Adobe Reader, or was changed afterwards",
  fr: "ce formulaire n’a pas été validé dans Adobe Reader, ou a été modifié par la suite",
};
const otherEdition: Text = {
  en: "this is not the edition of the form that is in use now",
  fr: "ce n’est pas l’édition du formulaire qui est en vigueur",
};
const notSigned: Text = {
  en: "the places for signatures on this form are empty",
  fr: "les espaces de signature de ce formulaire sont vides",
};
const asFilled: Text = {
  en: "this form is as Boreal filled it: nobody has saved it since",
  fr: "ce formulaire est tel que Boreal l’a rempli : personne ne l’a enregistré depuis",
};

const notChecked: Text = {
  en: "nothing in this file tells which form it is: a scan or a picture cannot be checked for its edition, its validation and its signature",
  fr: "rien dans ce fichier n’indique de quel formulaire il s’agit : l’édition, la validation et la signature d’une numérisation ou d’une image ne peuvent pas être vérifiées",
};

const validationNotFound: Text = {
  en: "this file tells which form it is, but not whether it was validated in Adobe Reader: that cannot be checked",
  fr: "ce fichier indique de quel formulaire il s’agit, mais pas s’il a été validé dans Adobe Reader : cela ne peut pas être vérifié",
};

/** A number is printed with spaces, and forms are known here without them. */
const formIn = (the: CaseReader): string | undefined => said(the, "formNumber")?.replaceAll(/\s/g, "");

/** What cannot be checked is not taken for done: of a scan nobody knows whether it was validated, until a lawyer says so. A form that is printed and signed by hand may be a scan. */
function isNotValidated(the: CaseReader): Outcome {
  const [awaited, validated, form] = [awaitsValidation(the), said(the, "isValidated"), formIn(the)];
  if (awaited) return raisedIf(true, awaited);
  if (validated !== undefined) return raisedIf(validated === "No", notValidated);
  // What Boreal filled says so itself, and waits only until the one that a person validated lies beside it.
  if (isFilledHere(the.document())) return notRaised;
  return form === undefined
    ? raisedIf(the.asksForFileItself(), notChecked)
    : raisedIf(hasValidate(form), validationNotFound);
}

/** A form of which no edition is known here raises nothing. */
function isOtherEdition(the: CaseReader): Outcome {
  const [number, edition] = [formIn(the), said(the, "formEdition")];
  if (number === undefined || edition === undefined) return notRaised;
  const files = the.row(officialFormFiles);
  const inUse = files.found ? files.row.value.filter(({ form }) => form === number) : [];
  return raisedIf(inUse.length > 0 && inUse.every((file) => file.edition !== edition), otherEdition);
}

const wholeDollars = (the: CaseReader, field: string): number | undefined => {
  const value = said(the, field)?.replaceAll(/[\s,$]/g, "");
  return value !== undefined && /^\d+(\.\d{1,2})?$/.test(value) ? Number(value) : undefined;
};

/** The tuition of the first year in the newest letter of acceptance. */
function tuitionInLetter(the: CaseReader): number | undefined {
  for (const { parsedValues } of the.documents("letter-of-acceptance").toReversed()) {
    const value = parsedValues?.["tuitionFees"];
    if (typeof value === "number") return value;
    if (typeof value === "string" && /^\d+(\.\d{1,2})?$/.test(value.trim())) return Number(value.trim());
  }
  return undefined;
}

const otherTuition: Text = {
  en: "the tuition on this form is not that of your letter of acceptance",
  fr: "les droits de scolarité de ce formulaire ne sont pas ceux de votre lettre d’acceptation",
};
const otherPayer: Text = {
  en: "the form and your answers name different people who pay",
  fr: "le formulaire et vos réponses nomment des personnes différentes qui paient",
};
const tooLittle: Text = {
  en: "the funds on this form are less than the costs on it",
  fr: "les fonds indiqués dans ce formulaire sont inférieurs aux coûts indiqués",
};

/** The form takes whole dollars: up to one dollar is rounding. */
const mostRounding = 1;

/** Who pays in part cannot be told by the form’s one box, so partial help contradicts nothing. */
function hasOtherPayer(the: CaseReader): boolean {
  const [onForm, answered] = [said(the, "expensesPaidBy"), the.answer("financialSupport")];
  if (onForm === undefined) return false;
  return answered === "entirely" ? onForm === "Myself" : answered === "notSupported" && onForm !== "Myself";
}

function studyExpenses(the: CaseReader): Outcome {
  const [tuition, board, other, funds] = ["tuitionFees", "roomAndBoard", "otherCosts", "fundsAvailable"].map((field) =>
    wholeDollars(the, field),
  );
  // The letter and the answers are the applicant’s; a spouse or child has studies of their own.
  const isOwn = (the.document().documentOwner ?? "main") === "main";
  const inLetter = isOwn ? tuitionInLetter(the) : undefined;
  const because = [
    ...(tuition !== undefined && inLetter !== undefined && Math.abs(tuition - inLetter) > mostRounding
      ? [otherTuition]
      : []),
    ...(isOwn && hasOtherPayer(the) ? [otherPayer] : []),
    ...(funds !== undefined && funds < (tuition ?? 0) + (board ?? 0) + (other ?? 0) ? [tooLittle] : []),
  ];
  return because.length > 0 ? { holds: true, because } : notRaised;
}

const custodianUnsigned: Text = {
  en: "no signature stands on this custodianship declaration",
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

const otherRepresentative: Text = {
  en: "what this form says of the representative is not what was entered here",
  fr: "ce que ce formulaire dit de la personne représentante n’est pas ce qui a été entré ici",
};

const representative = [
  "familyName",
  "givenNames",
  "organization",
  "paidCollegeMembership",
  "paidLawMembership",
  "paidNotaryMembership",
  "address.streetNo",
  "address.streetName",
  "address.cityTown",
  "address.postalCode",
  "phoneNumber",
  "email",
].map((name) => `representative.${name}`);

const comparable = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}\d@.]/gu, "")
    .toLowerCase();

/** The applicant’s own form; the forms of the family name the same representative. What was not entered here contradicts nothing. */
function representativeIsAltered(the: CaseReader): Outcome {
  if (!isForm(the, "IMM 5476")) return notRaised;
  const isOther = (path: string): boolean => {
    const entered = the.formEntry("IMM5476", path);
    return (
      typeof entered === "string" && entered.trim() !== "" && comparable(said(the, path) ?? "") !== comparable(entered)
    );
  };
  return raisedIf(representative.some(isOther), otherRepresentative);
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
