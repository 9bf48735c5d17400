import { valueIn, type Parse } from "../../fields/labelledValue.ts";
import type { ReadField } from "../../reading.ts";
import { plain } from "../../text/plainText.ts";
import type { SoughtField } from "../labelledReader.ts";
import type { PageText } from "../reader.ts";
import { bankOf } from "./bankName.ts";

/** Values that papers about money in an account share. */

const number = /(?<![A-Z\d])[A-Z]{0,4}(?:[\dX*•.#]{1,12}[ -]?){1,8}\d[\dA-Z]{0,3}(?![A-Z\d])/;
const fewestDigits = 3;

/** An account number; masked digits stay masked: XXXX-XXXX-4821. */
export const accountNumberIn: Parse = (text) => {
  const upper = text.toUpperCase();
  const match = number.exec(upper);
  if (!match || match[0].replaceAll(/\D/g, "").length < fewestDigits) return undefined;
  const value = match[0].replaceAll(/[\s.-]/g, "");
  return value.length >= 4 && value.length <= 34
    ? { value, from: match.index, to: match.index + match[0].length }
    : undefined;
};

const kinds: readonly (readonly [string, RegExp])[] = [
  ["rrsp", /\brrsp\b|\breer\b/],
  ["401k", /\b401 ?\(?k\)?/],
  ["epf", /\bepf\b|\bemployees'? provident fund\b/],
  ["provident", /(?<!employees'? )\b(?:public )?provident fund\b|\bppf\b|\bfonds de prevoyance\b/],
  ["pension", /\bpension (?:fund|plan|account|savings)\b|\bfonds de pension\b|\bregime de (?:retraite|pension)\b/],
  ["termDeposit", /\bterm deposit\b|\bfixed deposit\b|\btime deposit\b|\bdepot a terme\b|\bcertificate of deposit\b/],
  ["savings", /(?<!retirement |pension )\bsavings?\b(?! plan)|\bepargne\b(?!-retraite)/],
  [
    "chequing",
    /\bchequing\b|\bchecking\b|\bcurrent (?:account|-)|^\W*current\W*$|\bcompte(?:-| )(?:cheques?|courant|a vue)\b|\bcheques?\b/,
  ],
];

/** The one kind of account that a text names. */
export const accountTypeIn: Parse = (text) => {
  const simple = plain(text);
  const named = kinds.filter(([, pattern]) => pattern.test(simple));
  const [only] = named;
  const match = only?.[1].exec(simple);
  return only && match && named.length === 1
    ? { value: only[0], from: match.index, to: match.index + match[0].length }
    : undefined;
};

export const accountNumber: SoughtField = {
  name: "accountNumber",
  parse: accountNumberIn,
  labels: [
    /^\W*(?:your )?(?:bank |deposit |fd |gic |certificate |investment |loan )?account(?:'s)? ?(?:number|num|no\b\.?|n°|#)/,
    /^\W*a\/c(?: (?:number|no\b\.?))?/,
    /^\W*(?:votre )?(?:numero|no\b\.?|n°) (?:de (?:votre )?|du )compte/,
    /^\W*compte(?: (?:numero|no\b\.?|n°))/,
    /^\W*compte(?= ?:)/,
    /^\W*account(?= ?:)/,
    /^\W*iban\b/,
  ],
  sentences: [
    /\baccount (?:number|no\.?) ?(?:is )?(?<value>[\dx*][\dx* -]{3,28}\d)/,
    /\bcompte(?: (?:courant|a vue|cheques?|d'epargne))? (?:numero|no\.?|n°|nº) ?(?<value>[\dx*][\dx* -]{3,28}\d)/,
  ],
};

export const accountType: SoughtField = {
  name: "accountType",
  parse: accountTypeIn,
  labels: [
    /^\W*(?:type|kind) of account/,
    /^\W*account (?:type|description|name)/,
    /^\W*product(?: (?:type|name))?/,
    /^\W*(?:type|genre|sorte) de compte/,
    /^\W*produit/,
  ],
  sentences: [
    /(?<value>chequing|checking|savings) account statement/,
    /statement of (?:your )?(?<value>chequing|checking|savings) account/,
    /releve de (?<value>compte(?:-| )(?:cheques?|courant|(?:d')?epargne))/,
    /\b(?<value>compte(?:-| )(?:cheques?|courant|a vue|(?:d')?epargne)) (?:numero|no\b|n°|nº)/,
  ],
};

export const bankName: SoughtField = {
  name: "bankName",
  parse: (text) => ({ value: text, from: 0, to: text.length }),
  otherwise: bankOf,
};

/** Whether the words of a page are the file's own, and not recognised from its picture. */
export const isOwnText = (pages: readonly PageText[], page: number): boolean =>
  pages.some(({ number, source }) => number === page && (source === "layer" || source === "office"));

/** An amount counts unseen only in a currency that is known for certain. */
export const countedIn = (field: ReadField, currency: ReadField | undefined): ReadField => {
  if (currency?.checked !== undefined) return field;
  const { checked: _, ...unchecked } = field;
  return unchecked;
};

const assets: readonly (readonly [string, RegExp])[] = [
  ["cryptocurrency", /\bcrypto ?currenc(?:y|ies)\b|\bcryptomonnaies?\b|\bbitcoins?\b|\bethereum\b/],
  ["creditLimit", /\b(?:line of credit|credit limit|overdraft (?:limit|facility))\b|\b(?:marge|limite) de credit\b/],
  ["vehicle", /\bvehicle (?:valuation|registration)\b|\bmarket value of (?:the )?vehicle\b|\bimmatriculation\b/],
  [
    "jewellery",
    /\b(?:gold|jewell?ery) valuation\b|\bvaluation of (?:gold|jewell?ery)\b|\bevaluation (?:de|des) bijoux\b/,
  ],
  ["insuranceNotSurrendered", /\bsurrender value\b|\bvaleur de rachat\b/],
  [
    "propertyTitle",
    /\btitle deed\b|\bproperty valuation\b|\bvaluation of (?:the )?(?:property|land|house)\b|\btitre de propriete\b/,
  ],
  ["unvestedShares", /\bunvested\b|\bnon acquises\b/],
];

/** What a paper is about that is no money in an account: by its head, or beside the kind of account or asset. */
const assetIn: Parse = (text) => {
  const simple = plain(text);
  const named = assets.filter(([, pattern]) => pattern.test(simple));
  const [only] = named;
  const match = only?.[1].exec(simple);
  return only && match && named.length === 1
    ? { value: only[0], from: match.index, to: match.index + match[0].length }
    : undefined;
};

/** The lines in which a paper says what it is. */
const headLines = 4;

export const assetType: SoughtField = {
  name: "assetType",
  parse: assetIn,
  isSureInOwnTextOnly: true,
  labels: [
    /^\W*(?:type of (?:account|asset|product|facility)|(?:account|asset|product|facility) type|product)/,
    /^\W*(?:type|genre) (?:de|d')\s?(?:compte|actif|produit)/,
  ],
  otherwise: (pages) =>
    (pages[0]?.lines ?? [])
      .slice(0, headLines)
      .flatMap(({ cells }) => cells)
      .flatMap((cell) => valueIn(cell, assetIn, { how: "unlabelled", start: 0, label: "" }) ?? [])[0],
};
