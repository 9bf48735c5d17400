import { provinces } from "@boreal/domain/lists/provinces";
import { dateIn } from "../../fields/dateField.ts";
import { valueIn, type Found, type Parsed } from "../../fields/labelledValue.ts";
import { provinceIn } from "../../fields/textField.ts";
import { plain } from "../../text/plainText.ts";
import { labelledReader, type SoughtField } from "../labelledReader.ts";
import { birthdayOf } from "../birthday.ts";
import { personNames } from "../personName.ts";
import type { PageText } from "../reader.ts";
import { schoolName } from "./schoolFields.ts";

/** Letters of attestation are numbered by each province in a way of its own: letters, digits and hyphens in one word. */
const number = /(?<![A-Z\d-])(?=[A-Z\d-]*\d)[A-Z\d]{2,}(?:[-/][A-Z\d]+)*(?![A-Z\d-])/;
const fewestDigits = 4;

function attestationNumberIn(text: string): Parsed | undefined {
  const match = number.exec(text.toUpperCase().replaceAll(/[‐‑‒–—]/g, "-"));
  if (!match || match[0].replaceAll(/\D/g, "").length < fewestDigits) return undefined;
  return { value: match[0].replaceAll(/[-/]/g, ""), from: match.index, to: match.index + match[0].length };
}

const names = provinces.flatMap(({ en, fr }) => [plain(en), plain(fr)]).join("|");

/** The head of the first page, where the government that vouches stands. */
const letterhead = 0.2;
const ofAGovernment = /\b(?:government|gouvernement|province|territory|territoire|ministry|ministere|minister)\b/;

/** The province whose paper it is. One that names two of them at its head says nothing. */
function provinceOfLetterhead(pages: readonly PageText[]): Found | undefined {
  const found = (pages[0]?.lines ?? [])
    .flatMap(({ cells }) => cells)
    .filter((cell) => (cell.words[0]?.box[1] ?? 1) < letterhead && ofAGovernment.test(plain(cell.text)))
    .flatMap((cell) => valueIn(cell, provinceIn, { how: "unlabelled", start: 0, label: "" }) ?? []);
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
}

const attests = new RegExp(`(?:government|province|territory) of (?<value>${names})[^.]{0,40} (?:attests|confirms)`);
const atteste = new RegExp(
  `(?:gouvernement|province|territoire) (?:de l'|de la |du |de |d')?(?<value>${names})[^.]{0,40} (?:atteste|confirme)`,
);

const fields: readonly SoughtField[] = [
  {
    name: "documentNumber",
    parse: attestationNumberIn,
    labels: [
      /^\W*(?:provincial |territorial )?(?:attestation|confirmation)(?: letter)?(?: \((?:pal|tal)\))? (?:number|no\b\.?|id\b)/,
      /^\W*(?:pal|tal|lap|lat)\b(?: letter)? ?(?:\/ ?(?:pal|tal) ?)?(?:number|no\b\.?|#|id\b)/,
      /^\W*(?:numero|no\b\.?|n°)\W{0,2}(?:de (?:la |votre )?)?(?:lettre d'attestation|attestation|lap\b|lat\b)(?: provinciale| territoriale)?/,
      /^\W*(?:document|letter|reference) (?:number|no\b\.?)/,
      /^\W*(?:numero|no\b\.?|n°)\W{0,2}(?:du document|de (?:la )?lettre|de reference)/,
    ],
    sentences: [
      /(?:attestation letter|letter) (?:number|no\.?) (?<value>[a-z\d][a-z\d-]{5,})/,
      /(?:lettre d'attestation|lettre)(?: portant le)? (?:numero|no\.?) (?<value>[a-z\d][a-z\d-]{5,})/,
    ],
  },
  {
    name: "palExpiryDate",
    parse: dateIn,
    labels: [
      /^\W*(?:(?:attestation )?letter |pal |tal )?(?:expiry|expiration) date(?: of (?:this |the )?(?:attestation )?letter)?(?=\W*(?::|$|\d|\.\.))/,
      /^\W*(?:this )?(?:(?:attestation )?letter |pal |tal )?(?:is )?(?:valid (?:until|to)|expires(?: on)?)/,
      /^\W*date d'(?:expiration|echeance)(?: de la (?:presente )?(?:lettre|lap|lat)(?: d'attestation)?)?(?=\W*(?::|$|\d|\.\.))/,
      /^\W*(?:lettre )?(?:valide|valable) jusqu'au|^\W*expire le/,
    ],
    sentences: [
      /(?:this|attestation) letter[^.]{0,60}? (?:is valid until|expires on|remains valid until|will expire on) (?<value>.{6,24}?)(?=[.;,]? (?!\d{4})|[.;]|$)/,
      /(?:presente |cette )lettre[^.]{0,60}? (?:est (?:valide|valable) jusqu'au|expire(?:ra)? le|demeure valide jusqu'au) (?<value>.{6,24}?)(?=[.;]|$)/,
    ],
  },
  {
    name: "palProvince",
    parse: provinceIn,
    labels: [
      /^\W*(?:issuing )?province(?: or territory|\/territory)?(?: of (?:issue|study|attestation))?(?=\W*(?::|$|\.\.))/,
      /^\W*province(?: ou territoire)?(?: (?:de delivrance|d'etudes|emettrice?))?(?=\W*(?::|$|\.\.))/,
    ],
    sentences: [attests, atteste],
    otherwise: provinceOfLetterhead,
  },
  birthdayOf("student|applicant", "etudiante?|demandeur"),
  schoolName,
];

/** Letters by which a province or territory vouches for a student. */
export const provincialAttestationLetter = labelledReader({
  documentType: "ProvincialAttestationLetter",
  fields,
  async besides(pages) {
    return personNames(
      pages.flatMap(({ lines }) => lines),
      pages,
    );
  },
  always: ["documentNumber", "palExpiryDate", "birthday", "schoolName"],
});
