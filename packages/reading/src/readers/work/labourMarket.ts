import { ofLabourMarket } from "../../finder/people.ts";
import { dateIn } from "../../fields/dateField.ts";
import type { Parse } from "../../fields/labelledValue.ts";
import { codeIn } from "../../fields/textField.ts";
import { labelledReader, type SoughtField } from "../labelledReader.ts";
import { employer } from "./workFields.ts";

/** What lets an employer in Canada hire somebody from abroad. */

const offerNumberIn: Parse = (text) => {
  const match = /(?<![A-Z\d])A ?(\d{7})(?!\d)/.exec(text.toUpperCase());
  return match ? { value: `A${match[1]}`, from: match.index, to: match.index + match[0].length } : undefined;
};

/** The head of these papers names the department, not the employer. */
const { otherwise: _, ...labelledEmployer } = employer;

const expiry: SoughtField = {
  name: "expiryDate",
  parse: dateIn,
  labels: [
    /^\W*(?:lmia |decision |opinion )?(?:expiry date|expiration date|valid until|expires(?: on)?|end of validity)/,
    /^\W*(?:date d'expiration(?: de l'eimt)?|valide jusqu'au|valable jusqu'au|fin de (?:la )?validite)/,
  ],
};

/** A labour market impact assessment (LMIA, EIMT): whose, its number and its end. */
export const labourMarketAssessment = labelledReader({
  documentType: "Other",
  finds: ofLabourMarket,
  fields: [
    {
      name: "documentNumber",
      parse: codeIn(6),
      isSureInOwnTextOnly: true,
      labels: [
        /^\W*(?:lmia|labou?r market impact assessment)(?: \(lmia\))? ?(?:number|no\b\.?|#|confirmation number)/,
        /^\W*(?:system file|file|confirmation) ?(?:number|no\b\.?|#)/,
        /^\W*(?:numero|no\b\.?|n°)\W{0,2}(?:de l'|d')?(?:eimt|etude d'impact|dossier(?: du systeme)?)/,
      ],
    },
    labelledEmployer,
    expiry,
  ],
  always: [],
});

/** The number that the employer's portal gives to an offer: the letter A and seven digits. */
export const offerOfEmployment = labelledReader({
  documentType: "Other",
  fields: [
    {
      name: "documentNumber",
      parse: offerNumberIn,
      isSureInOwnTextOnly: true,
      labels: [
        /^\W*offer (?:of employment )?(?:id|identification|number|no\b\.?|#)/,
        /^\W*(?:numero|no\b\.?|n°)\W{0,2}(?:de l'|d')?offre(?: d'emploi)?/,
      ],
      sentences: [
        /\boffer (?:of employment )?(?:number|id)(?: is|:)? (?<value>a ?\d{7})/,
        /\bnumero de l'offre(?: d'emploi)? (?:est (?:le )?)?(?<value>a ?\d{7})/,
      ],
    },
    labelledEmployer,
  ],
  always: [],
});
