import type { Text } from "../../kernel/text.ts";

type Words = { readonly name: Text; readonly message: Text; readonly fix: Text };

/** Words of the warnings about earlier applications that papers show. */
export const disclosureText = {
  noCanadian: {
    en: "this document shows an application to Canada, and your answers list none",
    fr: "ce document montre une demande au Canada, et vos réponses n’en indiquent aucune",
  },
  noAmerican: {
    en: "this document shows a visa of the United States, and your answers list none",
    fr: "ce document montre un visa des États-Unis, et vos réponses n’en indiquent aucun",
  },
  noneOfYear: {
    en: "this letter is of another year than each application to Canada in your answers",
    fr: "cette lettre est d’une autre année que chaque demande au Canada de vos réponses",
  },
  saysNo: {
    en: "this is a letter of refusal, and you answered that nothing was refused",
    fr: "ceci est une lettre de refus, et vous avez répondu qu’il n’y a pas eu de refus",
  },
  spouseSaysNo: {
    en: "this is a letter of refusal, and you answered that your spouse or partner was never refused",
    fr: "ceci est une lettre de refus, et vous avez répondu que votre conjoint ou partenaire n’a pas eu de refus",
  },
  noneRefused: {
    en: "this is a letter of refusal, and no application to Canada in your answers was refused",
    fr: "ceci est une lettre de refus, et aucune demande au Canada de vos réponses n’a été refusée",
  },
  otherDocument: {
    en: "this was recognised as another kind of document than a letter of refusal",
    fr: "ceci a été reconnu comme un autre type de document qu’une lettre de refus",
  },
  warnings: {
    missingPreviousVisaDetails: {
      name: { en: "Missing Previous Visa Details", fr: "Détails manquants d’un visa antérieur" },
      message: { en: "Details of an earlier visa are missing.", fr: "Les détails d’un visa antérieur manquent." },
      fix: {
        en: "Add the visa or the application to your answers.",
        fr: "Ajoutez le visa ou la demande à vos réponses.",
      },
    },
    previousCanadianApplicationNotDisclosed: {
      name: {
        en: "Previous Canadian Application Not Disclosed",
        fr: "Demande antérieure au Canada non déclarée",
      },
      message: {
        en: "An earlier application to Canada is not in your answers.",
        fr: "Une demande antérieure au Canada ne figure pas dans vos réponses.",
      },
      fix: {
        en: "Add it to your answers. You must declare every application.",
        fr: "Ajoutez-la à vos réponses. Vous devez déclarer toutes les demandes.",
      },
    },
    inconsistentRefusalDisclosure: {
      name: { en: "Inconsistent Refusal Disclosure", fr: "Déclaration de refus incohérente" },
      message: {
        en: "A refusal in this document does not fit your answers.",
        fr: "Un refus dans ce document ne concorde pas avec vos réponses.",
      },
      fix: {
        en: "Correct your answers. You must declare every refusal.",
        fr: "Corrigez vos réponses. Vous devez déclarer tous les refus.",
      },
    },
    incorrectDocumentForRefusalLetter: {
      name: { en: "Incorrect Document Uploaded", fr: "Mauvais document téléversé" },
      message: { en: "This is not the letter of refusal.", fr: "Ceci n’est pas la lettre de refus." },
      fix: {
        en: "Upload the letter in which IRCC tells the refusal.",
        fr: "Téléversez la lettre par laquelle IRCC annonce le refus.",
      },
    },
  },
} as const satisfies Record<string, Text | Record<string, Words>>;
