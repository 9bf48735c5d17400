import { plainName } from "../../../caseFile/knownSchool.ts";
import type { FormReader } from "../../../forms/formReader.ts";
import type { Text } from "../../../kernel/text.ts";
import { applicantName } from "../../facts/applicant.ts";
import { inAnswer, inDocuments, inTheAccount, type OnFile } from "../onFile.ts";
import { contradiction, type FindsContradictions } from "./contradiction.ts";

/** Names of people that a letter gives otherwise than the case. Of schools and programs: `studies.ts`. */

const same = (value: string): string => value;
const name = String.raw`(\p{Lu}[\p{L}’-]*\p{Ll}[\p{L}’-]*(?:\s+(?:(?:de|da|dos|van|von|bin|al|el)\s+)?\p{Lu}[\p{L}’-]+){0,3})`;
const between = String.raw`(?:,?\s+(?:is|est|named|called|s’appelle|nommée?),?)?(?:,\s*|\s+|\s*\(\s*)(?:(?:Mr|Mrs|Ms|Dr|M|Mme)\.?\s+)?`;

const wordsOf = (whole: string): readonly string[] =>
  plainName(whole)
    .split(" ")
    .filter((word) => word.length > 1);

/**
 * By the name that stands first, which may be shortened; names of the family that two people share say nothing. Behind it one more
 * word has to be of the same person, where both give more than one: Ngozi Okafor is not Ngozi Eze.
 */
const isSamePerson = (said: string, known: string): boolean => {
  const [first = "", ...more] = wordsOf(said);
  const [words, isSame] = [
    wordsOf(known),
    (one: string) => one === first || (first.length > 2 && one.startsWith(first)),
  ];
  if (!words.some(isSame)) return false;
  const others = words.filter((one) => !isSame(one));
  return more.length === 0 || others.length === 0 || more.some((one) => others.includes(one));
};

type Person = {
  readonly words: RegExp;
  readonly about: Text;
  readonly onFile: (the: FormReader) => readonly OnFile<string>[];
};

const who = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})${between}${name}`, "gu");

const spouseOnFile = (signer: FormReader): readonly OnFile<string>[] => {
  if (signer.person.role === "spouse") {
    const named = applicantName(signer);
    return typeof named === "string" ? inTheAccount(named, "profile.firstName") : [];
  }
  const [first, last] = [signer.case.answer("spouseFirstName"), signer.case.answer("spouseLastName")];
  const whole = [first, last].filter((part) => part).join(" ");
  return [
    ...(whole === "" ? [] : inAnswer(signer, first ? "spouseFirstName" : "spouseLastName", () => whole)),
    ...inAnswer(signer, "spouseFullName", same),
    ...inDocuments(signer, { page: "marriage-certificate", field: "spouseFullName" }, same),
  ];
};

const supportersOnFile = (the: FormReader): readonly OnFile<string>[] => [
  ...inAnswer(the, "financialSupporterFullName", same),
  ...inAnswer(the, "secondFinancialSupporterFullName", same),
];

const hostOnFile = (the: FormReader): readonly OnFile<string>[] =>
  (["visitorVisaHostLetter:host", "visitorVisaVisitorLetter:visitor"] as const).flatMap((key) => {
    const value = the.enteredUnder(key).values.get("hostName");
    return typeof value === "string" && value.trim() !== ""
      ? [
          {
            value,
            where: { en: "in the letter of the host", fr: "dans la lettre de l’hôte" },
            fact: `letters.${key}.hostName`,
          },
        ]
      : [];
  });

const people: readonly Person[] = [
  {
    words: who(
      "[Mm]y (?:wife|husband|spouse|common-law partner|partner)|[Mm](?:a|on) (?:femme|mari|épouse|époux|conjointe?)",
    ),
    about: { en: "the spouse or partner", fr: "la conjointe ou le conjoint" },
    onFile: spouseOnFile,
  },
  {
    words: who(
      "[Mm]y (?:financial )?(?:sponsor|supporter)(?: is my \\p{L}+)?|[Mm](?:a|on) (?:garante?|répondante?|soutien financier)(?: est m(?:on|a) \\p{L}+)?",
    ),
    about: { en: "the financial supporter", fr: "la personne qui soutient" },
    onFile: supportersOnFile,
  },
  {
    words: who("[Mm]y host(?: is my \\p{L}+)?|[Mm]on hôte(?:sse)?(?: est m(?:on|a) \\p{L}+)?"),
    about: { en: "the host", fr: "l’hôte" },
    onFile: hostOnFile,
  },
];

const ofParent = (relation: "mother" | "father", words: string): Person => ({
  words: who(words),
  about:
    relation === "mother"
      ? { en: "the mother who pays", fr: "la mère qui paie" }
      : { en: "the father who pays", fr: "le père qui paie" },
  onFile: (the) =>
    the.case.answer("financialSupporterRelation") === relation ? inAnswer(the, "financialSupporterFullName", same) : [],
});
const parents = [ofParent("mother", "[Mm]y mother|[Mm]a mère"), ofParent("father", "[Mm]y father|[Mm]on père")];

export const contradictedPeople: FindsContradictions = (typed) => {
  const sentence = typed.sentence.replaceAll("'", "’");
  return [...people, ...parents].flatMap(({ words, about, onFile }) =>
    [...sentence.matchAll(words)].flatMap(({ 1: said = "" }) => {
      const known = typed.once(onFile);
      const [first] = known;
      if (!first || known.some(({ value }) => isSamePerson(said, value))) return [];
      return [contradiction(typed, { id: "nameContradicted", said, about, onFile: first, known: first.value })];
    }),
  );
};
