import { ofLanguageTest } from "../../finder/people.ts";
import { dateIn } from "../../fields/dateField.ts";
import type { Parsed } from "../../fields/labelledValue.ts";
import { plain } from "../../text/plainText.ts";
import { applicantName } from "../applicantName.ts";
import { labelledReader, type SoughtField } from "../labelledReader.ts";
import { languageTestKind } from "./testKind.ts";

/** A band, level or points as the report prints them: 7.5, 9, 512. A level of another scale behind a slash is not it. */
function scoreIn(text: string): Parsed | undefined {
  const match = /^\W*(\d{1,3}(?:[.,]\d)?)(?![\d.,]*\d|[-/]\d{1,2}[-/]| ?(?:[a-z]{3,}|st\b|nd\b|th\b))/.exec(
    plain(text),
  );
  return match?.[1] === undefined
    ? undefined
    : { value: match[1].replace(",", "."), from: match[0].length - match[1].length, to: match[0].length };
}

const score = String.raw`(?<value>\d{1,3}(?:[.,]\d)?)(?![\d./,-]*\d{4})`;

const ability = (name: string, english: string, french: string): SoughtField => ({
  name,
  parse: scoreIn,
  labels: [
    new RegExp(`^\\W*(?:${english})(?: (?:score|band(?: score)?|level))?(?=\\W*(?::|$|\\d|\\.\\.))`),
    new RegExp(`^\\W*(?:${french})(?=\\W*(?::|$|\\d|\\.\\.))`),
  ],
  sentences: [new RegExp(`\\b(?:${english})\\W{1,3}${score}`), new RegExp(`\\b(?:${french})\\W{1,3}${score}`)],
});

const ends = String.raw`(?=\W*(?::|$|\d|\.\.))`;

/** Reports of language tests: IELTS, CELPIP, PTE, TEF and TCF. Each score on the scale of its own test. */
export const languageTestResult = labelledReader({
  documentType: "LanguageTestResult",
  finds: ofLanguageTest,
  fields: [
    languageTestKind,
    ability("Listening", "listening", "comprehension (?:orale|de l'oral)"),
    ability("Reading", "reading", "comprehension (?:ecrite|de l'ecrit|des ecrits)"),
    ability("Writing", "writing", "expression ecrite|production ecrite"),
    ability("Speaking", "speaking", "expression orale|production orale"),
    {
      name: "testDate",
      parse: dateIn,
      labels: [
        new RegExp(`^\\W*(?:test date|date of (?:the )?(?:test|exam(?:ination)?)|test taken on|exam date)${ends}`),
        new RegExp(
          `^\\W*(?:date (?:du test|de l'epreuve|des epreuves|de passation|de la session|de l'examen)|session du|test passe le)${ends}`,
        ),
      ],
    },
    {
      name: "expiryDate",
      parse: dateIn,
      labels: [
        new RegExp(`^\\W*(?:(?:results? |report )?valid until|expiry date|valid to)${ends}`),
        new RegExp(
          `^\\W*(?:(?:attestation |resultats? )?(?:valides? jusqu'au|valables? jusqu'au)|date d'expiration)${ends}`,
        ),
      ],
    },
  ],
  besides: applicantName,
  always: ["applicantFullName", "testDate", "Listening", "Reading", "Writing", "Speaking"],
});
