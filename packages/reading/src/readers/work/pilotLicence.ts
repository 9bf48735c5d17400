import { valueIn, type Found, type Parse } from "../../fields/labelledValue.ts";
import { wordsIn } from "../../fields/textField.ts";
import { plain } from "../../text/plainText.ts";
import { applicantName } from "../applicantName.ts";
import { bilingual } from "../bilingual.ts";
import { labelledReader } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";
import type { PageText } from "../reader.ts";

const kind =
  /\b(?:(?:commercial|private|recreational|student|airline transport|multi-crew) pilot(?:'s)? licen[cs]e|student pilot permit|pilot permit|(?:cpl|ppl|atpl|mpl)\b|licence de pilote (?:professionnel|prive|de ligne|de loisir)(?:le|e)?|permis d'eleve[- ]pilote)(?: ?[-(] ?(?:aeroplane|helicopter|glider|avion|helicoptere|a|h)\)?)?/;

const kindIn: Parse = (text) => {
  const match = kind.exec(plain(text));
  return match
    ? {
        value: text.slice(match.index, match.index + match[0].length),
        from: match.index,
        to: match.index + match[0].length,
      }
    : undefined;
};

/** The kind that the paper calls itself; nothing where it names two of them. */
function onlyKind(pages: readonly PageText[]): Found | undefined {
  const found = pages
    .flatMap(({ lines }) => lines)
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => valueIn(cell, kindIn, { how: "inline", start: 0, label: "" }) ?? []);
  const words = new Set(found.map(({ value }) => plain(value).replace(/ ?[-(].*$/, "")));
  return words.size === 1 ? found[0] : undefined;
}

/** Licences of pilots. */
export const pilotLicence = labelledReader({
  documentType: "PilotLicence",
  fields: [
    {
      name: "licenceType",
      isSureInOwnTextOnly: true,
      parse: wordsIn(80),
      mayWrap: true,
      labels: [
        bilingual(
          "(?:licen[cs]e type|type of licen[cs]e|licen[cs]e category|kind of licen[cs]e|title of licen[cs]e)",
          "(?:type de licence|categorie de licence|genre de licence|titre de la licence)",
        ),
      ],
      otherwise: onlyKind,
    },
    {
      ...letterDate,
      labels: [
        bilingual("(?:date of issue|issue date|date issued|issued(?: on)?)", "(?:date de delivrance|delivree? le)"),
        ...(letterDate.labels ?? []),
      ],
    },
  ],
  besides: applicantName,
  always: ["applicantFullName", "licenceType"],
});
