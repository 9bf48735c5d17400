import { biometricsNumberIn, clientNumberIn, dashedClientNumberIn } from "../fields/codeField.ts";
import { foundValues, layoutOfPages } from "../finder/find.ts";
import { withJoinedName } from "../finder/joinedName.ts";
import { ofAuthority } from "../finder/people.ts";
import { withFound } from "../finder/withFound.ts";
import { dateIn } from "../fields/dateField.ts";
import { labelledValue, valueIn, type Found, type Parse } from "../fields/labelledValue.ts";
import type { ReadField } from "../reading.ts";
import type { Line } from "../text/lines.ts";
import { plain } from "../text/plainText.ts";
import { letterKindOf } from "./biometricsLetterKind.ts";
import { checkedField } from "./checkedField.ts";
import { standsEmpty } from "./emptyPlace.ts";
import { nameOf } from "./personName.ts";
import type { DocumentReader, PageText } from "./reader.ts";

// Labels are matched against plain text: lower case, no accents.
const labels = {
  clientNumber: [
    /^[^\d:]{0,40}\b(?:uci|iuc)\b[^:\d]*/,
    /unique client identif[a-z]*/,
    /identificateur unique (?:de |du )?client/,
    /client (?:id|identification|number|no)\b(?: number| no\.?)?/,
    /(?:id|identifiant) (?:du |de )?client/,
    /(?:numero|no) (?:de |du )?client/,
  ],
  biometricsNumber: [
    /biometrics? (?:identification|enrolment|enrollment|collection|reference)? ?(?:number|no\b\.?|id\b|#)/,
    /(?:numero|no\.?|n°) (?:d'identification|d'inscription|de collecte|de reference)?,? ?(?:biometriques?|des donnees biometriques|de biometrie)/,
    /(?:numero|no\.?) (?:de |d')?(?:donnees )?biometriques?/,
  ],
  expiry: [
    /biometrics? (?:are |is )?(?:valid|good) (?:until|to|through)/,
    /biometrics?(?: validity)? (?:expiry|expiration)(?: date)?/,
    /biometrics? (?:expires?|expire) (?:on)?/,
    /(?:donnees biometriques|biometrie) (?:sont |est )?(?:valides?|valables?) jusqu'(?:au|a)/,
    /(?:donnees biometriques )?(?:expirent|expire) le/,
    /date d'(?:expiration|echeance) (?:des donnees biometriques|de la biometrie|biometrique)/,
    /^\W*(?:valid until|valid to|expiry date|expires on|expiration date|validity ends)/,
    /^\W*(?:valides? jusqu'au|valables? jusqu'au|date d'expiration|date d'echeance|fin de (?:la )?validite)/,
  ],
  birthday: [/date of birth/, /birth ?date/, /\bdob\b/, /\bborn(?: on)?\b/, /date de naissance/, /nee?(?:\(e\))? le\b/],
  issueDate: [
    /(?<!from the )date (?:issued|of issue|of (?:this |the )?letter(?!, that)|prepared|sent)/,
    /(?:letter|issue|notice) date/,
    /\bissued(?: on)?\b/,
    /date (?:de (?:delivrance|la lettre|l'avis)|d'emission|d'envoi|d'etablissement)/,
    /(?:delivree?|emise?|etablie?) le/,
    /date (?:of )?(?:collection|collected|checked)/,
    /date de (?:la )?(?:collecte|consultation|verification)/,
    /^\W*date\b(?! (?:of|de|d'))/,
  ],
} as const;

const ofAPassport = /pass(?:port|eport)/;
/** Reads request, collection and validity letters, status pages and receipts, in English and French. */
export const biometricsLetter: DocumentReader = {
  documentType: "BiometricsLetter",
  async read(pages: readonly PageText[]): Promise<Readonly<Record<string, ReadField>>> {
    const lines = pages.flatMap((page) => page.lines);
    const fields: Record<string, ReadField> = {};
    const keep = async (name: string, found: Found | undefined, parse: Parse) => {
      if (found) fields[name] = await checkedField(found, pages, parse);
    };
    const name = await nameOf(lines, pages);
    if (name) fields["applicantFullName"] = name;
    const clientNumber =
      labelledValue(lines, labels.clientNumber, clientNumberIn) ?? aloneIn(lines, dashedClientNumberIn);
    await keep("uciNumber", clientNumber, clientNumberIn);
    const withoutPassport = lines.filter((line) => !ofAPassport.test(plain(line.text)));
    const birthday = labelledValue(lines, labels.birthday, dateIn);
    await keep("birthday", birthday, dateIn);
    const expiry = labelledValue(withoutPassport, labels.expiry, dateIn);
    await keep("biometricsExpiryDate", expiry, dateIn);
    await keep("issueDate", issueDateOf(withoutPassport, [birthday, expiry]), dateIn);
    await keep(
      "biometricsIdentificationNumber",
      labelledValue(lines, labels.biometricsNumber, biometricsNumberIn),
      biometricsNumberIn,
    );
    const kind = letterKindOf(pages);
    if (kind) fields["letterKind"] = kind;
    return withFound(fields, withJoinedName(foundValues(ofAuthority, layoutOfPages(pages), pages)));
  },
  missing(fields) {
    const needed = ["applicantFullName", "uciNumber", "issueDate"];
    if (fields["letterKind"]?.value === "validity") needed.push("biometricsExpiryDate");
    return needed.filter((name) => fields[name] === undefined);
  },
  standsEmpty(pages) {
    const lines = pages.flatMap((page) => page.lines);
    const places = [
      ["uciNumber", labels.clientNumber],
      ["issueDate", labels.issueDate],
      ["biometricsExpiryDate", labels.expiry],
    ] as const;
    return places.flatMap(([name, of]) => (standsEmpty(lines, of) ? [name] : []));
  },
};

/** A value that fills a cell by itself, for prints whose label was not made out. */
function aloneIn(lines: readonly Line[], parse: Parse): Found | undefined {
  for (const cell of lines.flatMap((line) => line.cells)) {
    const found = valueIn(cell, parse, { how: "unlabelled", start: 0, label: "" });
    if (found && found.span.text.length >= cell.text.length - 2) return found;
  }
  return undefined;
}

/** The part of the first page in which a letter without a label carries its date. */
const headOfPage = 0.45;

function issueDateOf(lines: readonly Line[], others: readonly (Found | undefined)[]): Found | undefined {
  const labelled = labelledValue(lines, labels.issueDate, dateIn);
  if (labelled) return labelled;
  const taken = new Set(others.map((other) => other?.value));
  for (const line of lines) {
    for (const cell of line.cells) {
      const found = valueIn(cell, dateIn, { how: "unlabelled", start: 0, label: "" });
      const standsAlone = found !== undefined && cell.text.length - found.span.text.length < 25;
      if (found && standsAlone && found.page === 1 && found.box[1] < headOfPage && !taken.has(found.value))
        return found;
    }
  }
  return undefined;
}
