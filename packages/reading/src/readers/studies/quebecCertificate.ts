import { dateIn } from "../../fields/dateField.ts";
import { codeIn } from "../../fields/textField.ts";
import { applicantName } from "../applicantName.ts";
import { labelledReader } from "../labelledReader.ts";

const ends = String.raw`(?=\W*(?::|$|\d|\.\.))`;

/** Quebec's acceptance certificate (CAQ) and the letter that says it was granted. */
export const quebecCertificate = labelledReader({
  documentType: "Other",
  fields: [
    {
      name: "certificateNumber",
      parse: codeIn(4),
      labels: [
        /^\W*(?:caq|(?:quebec )?(?:acceptance )?certificate)(?: \(caq\))? ?(?:number|no\b\.?|#)/,
        /^\W*(?:numero|no\b\.?|n°)\W{0,2}(?:du |de )(?:certificat|caq)(?: d'acceptation)?(?: du quebec)?(?: \(caq\))?/,
      ],
    },
    {
      name: "expiryDate",
      parse: dateIn,
      labels: [
        new RegExp(`^\\W*(?:(?:certificate |caq )?(?:valid until|expiry date|expires(?: on)?|end of validity))${ends}`),
        new RegExp(
          `^\\W*(?:(?:certificat |caq )?(?:valide jusqu'au|valable jusqu'au|expire le)|date d'expiration(?: du (?:certificat|caq))?|fin de (?:la )?validite)${ends}`,
        ),
      ],
      sentences: [
        /\b(?:validite|valable|valide|validity|valid)\b[^.]{0,30}? (?:du|from) [^.]{6,28}? (?:au|to) (?<value>.{6,22}?)(?=[.;]| [a-z]{4,} |$)/,
      ],
    },
  ],
  besides: applicantName,
  always: [],
});
