import { fc } from "../../../../tests/running/properties.ts";
import { expect, it } from "vitest";
import { dayNumber, isIsoDate } from "../../src/kernel/calendarDate.ts";
import type { Language } from "../../src/kernel/text.ts";
import { contentOf } from "../../src/letters/contents.ts";
import { draftLetter, isGap, type DraftPart, type LetterDraft } from "../../src/letters/draft.ts";
import { computePlan } from "../../src/plan/plan.ts";
import { peopleOfLetter } from "../../src/letters/peopleOfLetter.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import { runsOf } from "../../../../tests/running/sizes.ts";
import { lettersOfType, letterWriter, type LetterWriter } from "./letterWriters.ts";

/** What holds of every letter of everybody: nothing invented, nothing left half written, French that elides and agrees. */

const drafts = ({ caseFile, language }: LetterWriter): readonly LetterDraft[] => {
  const main = readerFor(caseFile);
  return lettersOfType(caseFile).flatMap((id) => {
    const content = contentOf(id);
    return peopleOfLetter(content, main).map((person) => draftLetter(content, { caseFile, main, person, language }));
  });
};

const partsOf = ({ subject, title, addressee, sections, signature }: LetterDraft): readonly DraftPart[] => [
  subject,
  ...(title ? [title] : []),
  ...addressee,
  ...sections.flatMap(({ sentences }) => sentences),
  ...signature,
];

/** What no text may hold, whoever wrote it. */
const never: Readonly<Record<string, RegExp>> = {
  "two spaces": /[^\S\n]{2,}/u,
  "a space before a sign": / [,.;!?)]/u,
  "empty brackets": /\(\s*\)|«\s*»|“\s*”/u,
  "a placeholder": /[{}]|undefined|null|NaN|\[object/u,
  "signs in a row": /[,;:.][,;:]|[^.]\.\.(?!\.)/u,
  "a bracket for a gender": /\p{L}\([eè]\)|·e\b|\(s\)|he or she|his or her|he\/she|il ou elle|il\/elle/u,
};

const neverIn: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  en: {
    "two articles": /\b(?:[Tt]he|[Aa]n?) (?:the|an?) /u,
    "a before a vowel": /\ba [aeiou](?!ni|se|ne\b|uro|s |S)/u,
    "a contraction": /\b(?:don|isn|can|won|doesn|didn|wasn|aren)[’']t\b|\bI[’']m\b/u,
    "several announced and one named": /\b(?:[Tt]hese children|[Cc]hildren who) [^:.]*: (?!.* and )[^.]*\.$/u,
    "one of many": /(?<![\d,.])1 (?:years|months|days|children|people|weeks|files)\b/u,
  },
  fr: {
    "two articles": /(?<!\p{L})(?:le|la|les|un|une|des|du) (?:le|la|les|un|une|des|du) /iu,
    "a contraction that is missing": /(?<![\p{L}’])(?:de|à) (?:le|les) (?!\p{Lu})/u,
    "an elision that is missing": /(?<![\p{L}’-])(?:de|le|la|que|je|ne|se|me|jusque) [aeéèêiîoôu](?!\.)\p{Ll}/u,
    "an elision that is missing before a name": /(?<![\p{L}’-])de [AEIOUÀÂÉÈÊÎÔÓŒ]\p{Ll}/u,
    "several announced and one named": /enfants (?:qui|suivants)[^:.]*\u00A0: (?!.* et )[^.]*\.$/iu,
    "one of many": /(?<![\d,.\u00A0])1 (?:ans|mois [a-z]+s|jours|enfants|personnes|semaines|fichiers)\b/u,
    "a straight apostrophe": /\p{L}'\p{L}/u,
    "a colon without its space": /\p{L}:(?:\s|$)/u,
    "a space before ; ! ?": /[ \u00A0][;!?]/u,
  },
};

function faultsOf(draft: LetterDraft): readonly string[] {
  return partsOf(draft).flatMap((part) => {
    const text = isGap(part) ? part.text : "own" in part && part.own ? part.text.replace(part.own, "X") : part.text;
    return Object.entries({ ...never, ...neverIn[draft.language] })
      .filter(([, sign]) => sign.test(text))
      .map(([name, sign]) => `${draft.content.id} ${draft.language}: ${name} “${sign.exec(text)?.[0]}” in “${text}”`);
  });
}

/** Everything that the definitions of letters and the dated tables say, as it stands in their files. */
const written = Object.values(
  import.meta.glob<string>(["../../src/letters/**/*.ts", "../../src/tables/**/*.ts", "!**/*.test.ts"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
)
  .join("\n")
  .replaceAll("\\u00A0", "\u00A0");

/** Whether definitions say it: whole, or its words around a colon and a blank, with a small first letter or a capital. */
const isWritten = (text: string): boolean =>
  written.includes(text) ||
  text
    .split(/(?:\u00A0)?: |____/u)
    .every(
      (piece) => written.includes(piece) || written.includes(piece.replace(/^\p{L}/u, (first) => first.toLowerCase())),
    );

/** As the language writes them, without the full stop or comma that ends a sentence. */
const numbersIn = (text: string, language: Language): readonly (readonly [written: string, number: number])[] =>
  (text.match(/\d(?:[\d,.\u00A0]*\d)?/gu) ?? []).map((one) => [
    one,
    Number(language === "en" ? one.replaceAll(",", "") : one.replaceAll("\u00A0", "").replace(",", ".")),
  ]);

/** Numbers as they stand in the case, and as parts of a date. */
const held = (the: unknown): readonly number[] => (JSON.stringify(the)?.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number);

/** Days between two dates of the case, one of which is often today. */
function daysBetweenIn({ caseFile }: LetterWriter): ReadonlySet<number> {
  const days = (JSON.stringify(caseFile).match(/\d{4}-\d{2}-\d{2}/gu) ?? []).filter(isIsoDate).map(dayNumber);
  return new Set(days.flatMap((one) => days.map((other) => one - other)));
}

/** What the amounts of each list of a letter come to. */
const totalsIn = ({ caseFile }: LetterWriter): readonly number[] =>
  Object.values(caseFile.letters ?? {}).flatMap((values) =>
    Object.values(values ?? {}).flatMap((rows) => {
      if (!Array.isArray(rows)) return [];
      const cells = rows.flatMap((row) => (typeof row === "object" && row !== null ? Object.entries(row) : []));
      return [...new Set(cells.map(([name]) => name))].map((column) =>
        cells.reduce((total, [name, value]) => total + (name === column && Number(value) ? Number(value) : 0), 0),
      );
    }),
  );

/** Whether a number is one of the case or of its funds, what two of those are together, or such a sum and a cost of the funds or the letters. */
function sumsOf(writer: LetterWriter): (sum: number) => boolean {
  const cents = held(computePlan(writer.caseFile).funds);
  const living = cents.map((amount) => amount / 100);
  const amounts = new Set([...held(writer.caseFile), ...totalsIn(writer), ...living, ...cents]);
  const isOfTwo = (sum: number) =>
    [...amounts].some(
      (one) => amounts.has(sum - one) || amounts.has(sum + one) || (one !== 0 && amounts.has(sum / one)),
    );
  const costs = [...living, ...held(writer.caseFile.letters ?? {})];
  return (sum) => amounts.has(sum) || isOfTwo(sum) || costs.some((cost) => isOfTwo(sum - cost));
}

/** Names of countries, provinces, months and what else the product names; each word by itself. */
const named = new Set(
  Object.values(
    import.meta.glob<string>(["../../src/{lists,kernel,eligibility,vault,questionnaire}/**/*.ts", "!**/*.test.ts"], {
      eager: true,
      query: "?raw",
      import: "default",
    }),
  )
    .concat(written)
    .flatMap((source) => source.match(/\p{L}+/gu) ?? []),
);

const strangersIn = (text: string, ofCase: string): readonly string[] =>
  (text.match(/(?<=[\s’'(«\u00A0-])\p{Lu}\p{L}+/gu) ?? []).filter((word) => !named.has(word) && !ofCase.includes(word));

function inventedIn(writer: LetterWriter, draft: LetterDraft, sums: () => (sum: number) => boolean): readonly string[] {
  const ofCase = new Set(held(writer.caseFile));
  const ofPeople = JSON.stringify(writer.caseFile);
  return partsOf(draft).flatMap((part) => {
    if (isGap(part)) return [];
    const from = `${draft.content.id} ${draft.language}`;
    const isConstant = part.origin === "composed" && part.restsOn.every((fact) => fact === "application.type");
    if (isConstant && !isWritten(part.text)) return [`${from}: rests on nothing “${part.text}”`];
    const strangers = strangersIn(part.text, ofPeople).map((word) => `${from}: ${word} in “${part.text}”`);
    const numbers = numbersIn(part.text, draft.language)
      .filter(([words, number]) => !ofCase.has(number) && !written.includes(words))
      .filter(([, number]) => !part.text.includes("$") || !sums()(number))
      .filter(([, number]) => !/days|jours/.test(part.text) || !daysBetweenIn(writer).has(number))
      .map(([words]) => `${from}: ${words} in “${part.text}” (${part.restsOn.join(", ")})`);
    return [...strangers, ...numbers];
  });
}

const runs = runsOf("people whose letters are drafted", 5000, 50);

it("reads as its language writes it", () => {
  const found = new Map<string, string>();
  fc.assert(
    fc.property(letterWriter, (writer) => {
      for (const draft of drafts(writer))
        for (const fault of faultsOf(draft)) found.set(fault.replace(/ in “.*/su, ""), fault);
    }),
    { numRuns: runs },
  );
  expect([...found.values()].toSorted()).toEqual([]);
});

it("holds no number and no name that neither the case nor a definition has, and nothing without a source", () => {
  const found = new Map<string, string>();
  fc.assert(
    fc.property(letterWriter, (writer) => {
      let known: ((sum: number) => boolean) | undefined;
      const sums = () => (known ??= sumsOf(writer));
      for (const draft of drafts(writer))
        for (const invented of inventedIn(writer, draft, sums))
          found.set(invented.replaceAll(/\d/gu, "0").slice(0, 60), invented);
    }),
    { numRuns: runs },
  );
  expect([...found.values()].toSorted()).toEqual([]);
});
