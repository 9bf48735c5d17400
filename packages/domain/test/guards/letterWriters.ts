import { fc } from "../../../../tests/running/properties.ts";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import { letterKey, type LetterId, type LetterValues } from "../../src/caseFile/letterValues.ts";
import { choicesIn } from "../../src/fields/field.ts";
import { isList, type FormField, type FormPart, type FormRow, type FormValue } from "../../src/forms/fields/field.ts";
import { FormReader } from "../../src/forms/formReader.ts";
import { isoDate } from "../../src/kernel/calendarDate.ts";
import type { Language } from "../../src/kernel/text.ts";
import { contentOf } from "../../src/letters/contents.ts";
import { asForm, languagePath } from "../../src/letters/letterContent.ts";
import { letters } from "../../src/letters/letters.ts";
import { peopleOfLetter } from "../../src/letters/peopleOfLetter.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import { anyCase } from "./anyCase.ts";

/** Made-up people who write letters: cases drawn at random, with names that are hard to write around and something in every field. */

/** One word, a particle, an apostrophe, a vowel or an h at the beginning, which French elides before. */
const names: readonly (readonly [first: string, last: string])[] = [
  ["Amara", "Okafor"],
  ["Émilie-Anne", "d’Aubigné"],
  ["Suharto", ""],
  ["Hélène", "O’Brien"],
  ["José María", "de la Cruz y Ortega"],
  ["Ada", "Obi"],
  ["Åsa", "Østby"],
  ["Li", "Xiang"],
  ["Yasmine", "El Idrissi"],
];

/** As people type: sentences, beginnings of one, a list, with and without a full stop. */
const typed: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "become an analyst in a hospital",
    "I want to lead a laboratory in my city.",
    "because my mother taught me",
    "Modern methods, small classes and a placement",
    "to open a clinic; my brother helps",
    "IT security",
    "We met in 2019 at a wedding. Her aunt is my neighbour",
    "nothing else",
  ],
  fr: [
    "devenir analyste dans un hôpital",
    "Je veux diriger un laboratoire dans ma ville.",
    "parce que ma mère me l’a enseigné",
    "Des méthodes modernes, de petites classes et un stage",
    "ouvrir une clinique, avec l’aide de mon frère",
    "Sécurité informatique",
    "Nous nous sommes rencontrés en 2019 à un mariage. Sa tante est ma voisine",
    "rien d’autre",
  ],
};

type Draw = (most: number) => number;

function valueOf(field: FormField, the: FormReader, language: Language, draw: Draw): FormValue | undefined {
  const oneOf = <T>(all: readonly T[]): T | undefined => all[draw(all.length)];
  switch (field.kind) {
    case "yesNo":
    case "tick":
      return draw(2) === 0;
    case "choice": {
      const chosen = oneOf(choicesIn(field, the));
      return chosen && String(chosen.value);
    }
    case "date":
      return isoDate(2024 + draw(4), 1 + draw(12), 1 + draw(28));
    case "partialDate":
    case "month":
      return isoDate(2018 + draw(8), 1 + draw(12), 1).slice(0, 7);
    case "amount":
    case "money":
    case "number":
      return oneOf(["0", "1", "2", "1500", "24000"]);
    case "digits":
      return oneOf(["12345678", "1"]);
    case "phone":
      return "+1 416 555 0100";
    case "email":
      return "person@example.test";
    case "country":
      return oneOf(["NG", "IN", "FR", "US", "HT", "NL", "AE", "CI"]);
    case "province":
      return oneOf(["ON", "QC", "BC", "PE"]);
    case "name":
      return oneOf(names)?.join(" ").trim();
    case "multiline":
      return oneOf(typed[language]);
    default:
      return oneOf(["Lagos", "Olds", "Halifax", "Université du Sahel", "IMM-1234-26"]);
  }
}

function filled(parts: readonly FormPart[], the: FormReader, language: Language, draw: Draw): Record<string, unknown> {
  const of = (field: FormField) => (draw(5) === 0 ? undefined : valueOf(field, the, language, draw));
  const entries = parts.flatMap((part): [string, unknown][] => {
    if (!isList(part)) {
      const value = of(part);
      return value === undefined ? [] : [[part.path, value]];
    }
    const rows = Array.from({ length: draw(4) }, (): FormRow =>
      Object.fromEntries(
        part.fields.flatMap((field) => {
          const value = of(field);
          return value === undefined ? [] : [[field.path, value]];
        }),
      ),
    );
    return rows.length === 0 ? [] : [[part.list, rows]];
  });
  return Object.fromEntries(entries);
}

/** The letters that somebody of this type has. */
export const lettersOfType = (caseFile: CaseFile): readonly LetterId[] =>
  letters.filter(({ appliesTo }) => appliesTo.some((type) => type === caseFile.application.type)).map(({ id }) => id);

function withLetters(caseFile: CaseFile, language: Language, draw: Draw): CaseFile {
  const main = readerFor(caseFile);
  const written = lettersOfType(caseFile).flatMap((id) => {
    const content = contentOf(id);
    const form = asForm(content);
    return peopleOfLetter(content, main).map((person): [string, unknown] => [
      letterKey(id, person),
      {
        ...filled(
          form.sections.flatMap(({ parts }) => parts),
          FormReader.of(form, caseFile, main, person),
          language,
          draw,
        ),
        [languagePath]: language,
      },
    ]);
  });
  return { ...caseFile, letters: Object.fromEntries(written) as LetterValues };
}

const named = (caseFile: CaseFile, draw: Draw): CaseFile => {
  const name = () => names[draw(names.length)] ?? ["Amara", "Okafor"];
  const [firstName, lastName] = name();
  return {
    ...caseFile,
    profile: { ...caseFile.profile, firstName, ...(lastName === "" ? {} : { lastName }) },
    dependents: caseFile.dependents.map((one) => ({ ...one, applicantFullName: name().join(" ").trim() })),
  };
};

/** A blank is refused where it is typed (fields/checks/texts.ts), so that no case holds one. */
const withoutBlanks = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (_, one: unknown) => (typeof one === "string" && one.trim() === "" ? undefined : one)),
  ) as T;

export type LetterWriter = { readonly caseFile: CaseFile; readonly language: Language };

export const letterWriter: fc.Arbitrary<LetterWriter> = fc
  .record({ caseFile: anyCase, language: fc.constantFrom("en" as const, "fr" as const), seed: fc.nat() })
  .map(({ caseFile, language, seed }) => {
    // Small steps of one number, so that a case that fails is drawn again as it was.
    let state = seed;
    const draw: Draw = (most) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((state / 2 ** 32) * most);
    };
    const drawn = { ...caseFile, answers: withoutBlanks(caseFile.answers) };
    return { caseFile: withLetters(named(drawn, draw), language, draw), language };
  });
