import { provinces } from "@boreal/domain/lists/provinces";
import { valueIn, type Found } from "../../fields/labelledValue.ts";
import { provinceIn } from "../../fields/textField.ts";
import { plain } from "../../text/plainText.ts";
import { labelledReader, type SoughtField } from "../labelledReader.ts";
import { ofAttestation } from "../../finder/schools.ts";
import type { PageText } from "../reader.ts";

const names = provinces
  .flatMap(({ en, fr }) => [plain(en), plain(fr)])
  .map((name) => name.replaceAll(" ", " ?"))
  .join("|");

/** The head of the first page, where the government that vouches stands. */
const letterhead = 0.2;
/** A name by itself may stand lower, below the lines of an office. */
const headOfPage = 0.3;
const ofAGovernment = /\b(?:government|gouvernement|province|territory|territoire|ministry|ministere|minister)\b/;

/** The province whose paper it is. One that names two of them at its head says nothing. */
function provinceOfLetterhead(pages: readonly PageText[]): Found | undefined {
  const found = (pages[0]?.lines ?? [])
    .flatMap(({ cells }) => cells)
    .filter(
      (cell) =>
        (isProvince.test(plain(cell.text)) && (cell.words[0]?.box[1] ?? 1) < headOfPage) ||
        (ofAGovernment.test(plain(cell.text)) && (cell.words[0]?.box[1] ?? 1) < letterhead),
    )
    .flatMap((cell) => valueIn(cell, provinceIn, { how: "unlabelled", start: 0, label: "" }) ?? []);
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
}

/** Alone, or with the name of the paper behind a mark: “Ontario - Provincial Attestation”. */
const isProvince = new RegExp(`^\\W*(?:${names})\\W*(?:$|[-–—:|·•] ?)`);

const attests = new RegExp(
  `(?:government|province|territory) of (?<value>${names})[^.]{0,60} (?:attests?|confirms?|certif(?:y|ies)|verif(?:y|ies)|that)\\b`,
);
const atteste = new RegExp(
  `(?:gouvernement|province|territoire) (?:de l'|de la |du |de |d')?(?<value>${names})[^.]{0,60} (?:atteste|confirme|certifie)`,
);

const fields: readonly SoughtField[] = [
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
];

/** Letters by which a province or territory vouches for a student. */
export const provincialAttestationLetter = labelledReader({
  documentType: "ProvincialAttestationLetter",
  fields,
  finds: ofAttestation,
  always: ["documentNumber", "palExpiryDate", "birthday", "schoolName"],
});
