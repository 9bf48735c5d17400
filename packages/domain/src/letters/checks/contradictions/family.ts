import type { FillValue, Text } from "../../../kernel/text.ts";
import { inAnswer, type OnFile } from "../onFile.ts";
import { contradiction, type FindsContradictions } from "./contradiction.ts";
import type { FormReader } from "../../../forms/formReader.ts";

/** How many children somebody has, and whether they are married: as they type it of themselves. */

const counts: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
};
const count = String.raw`(?<count>\d{1,2}|${Object.keys(counts).join("|")})`;
const kind = String.raw`(?:(?:young|small|grown|adult|little|beautiful|jeunes?|petits?|grands?)\s+)?`;
const children = String.raw`(?:children|kids|child|enfants?)(?!\p{L}|-)`;
const ofOwn = [
  new RegExp(
    String.raw`(?<!\p{L})(?:I|we)(?:\s+\p{L}+ly)?\s+(?:have|am the (?:mother|father|parent) of|are the parents of)\s+${count}\s+${kind}${children}`,
    "giu",
  ),
  new RegExp(String.raw`(?<!\p{L})(?:my|our|nos|mes)\s+${count}\s+${kind}${children}`, "giu"),
  new RegExp(
    String.raw`(?<!\p{L})(?:j’ai|nous avons|je suis (?:la mère|le père) de|nous sommes les parents de)\s+${count}\s+${kind}${children}`,
    "giu",
  ),
];
const none =
  /(?<!\p{L})(?:I|we)\s+(?:have no|do not have(?: any)?|don’t have(?: any)?)\s+(?:children|kids)(?!\p{L})|(?<!\p{L})(?:je n’ai|nous n’avons)\s+(?:pas|aucun)\s+(?:d’)?enfants?(?!\p{L})/iu;
/** A part of them, or of somebody else, or at another time. */
const ofOthers =
  /(?<!\p{L})(?:of (?:my|our) (?:\p{L}+\s+)?(?:children|kids)|de (?:mes|nos) enfants|grandchildren|petits-enfants|if|si|would|want|hope|voul|aimer|souhait|class|classe|school for|taught|teach|enseign)/iu;

/** Those who stay at home count too: who has a child in the case has said how many there are, where the question was asked. */
const numberOnFile = (the: FormReader): readonly OnFile<number>[] => [
  ...inAnswer(the, "numberOfChildren", (value) => value),
  ...inAnswer(the, "accompanyingChildren", (rows) => (rows.length > 0 ? rows.length : undefined)),
];

const inFigures = (said: string): number => counts[said.toLowerCase()] ?? Number(said);

const contradictedNumber: FindsContradictions = (typed) => {
  const sentence = typed.sentence.replaceAll("'", "’");
  if (ofOthers.test(sentence)) return [];
  const said = [
    ...ofOwn.flatMap((words) =>
      [...sentence.matchAll(words)].map(({ 0: raw, groups }) => ({ raw, number: inFigures(groups?.["count"] ?? "") })),
    ),
    ...(none.exec(sentence) ?? []).slice(0, 1).map((raw) => ({ raw, number: 0 })),
  ];
  if (said.length === 0) return [];
  const known = typed.once(numberOnFile);
  const [first] = known;
  return said.flatMap(({ raw, number }) => {
    if (!first || known.some(({ value }) => value === number)) return [];
    return [
      contradiction(typed, {
        id: "childrenContradicted",
        said: raw,
        about: { en: "the number of children", fr: "le nombre d’enfants" },
        onFile: first,
        known: String(first.value),
      }),
    ];
  });
};

type Status = "single" | "married" | "commonLaw" | "legallySeparated" | "divorced" | "widowed" | "annulledMarriage";

const named: Readonly<Record<Status, Text>> = {
  single: { en: "single", fr: "célibataire" },
  married: { en: "married", fr: "mariage" },
  commonLaw: { en: "common-law", fr: "union de fait" },
  legallySeparated: { en: "separated", fr: "séparation" },
  divorced: { en: "divorced", fr: "divorce" },
  widowed: { en: "widowed", fr: "veuvage" },
  annulledMarriage: { en: "annulled marriage", fr: "mariage annulé" },
};

const iAm = String.raw`(?<!\p{L})(?:I am|I’m|[Jj]e suis)\s+(?:(?:still|now|legally|currently|happily|encore|toujours|maintenant|légalement|actuellement)\s+)?(?:an?\s+|une?\s+)?`;
const words: readonly (readonly [RegExp, readonly Status[]])[] = [
  // Who is divorced, widowed or separated may well say “single”.
  [
    new RegExp(
      String.raw`${iAm}(?:single|unmarried|célibataire)(?!\p{L}|\s+(?:mother|father|parent|child|mère|père))`,
      "u",
    ),
    ["single", "divorced", "widowed", "annulledMarriage", "legallySeparated"],
  ],
  [new RegExp(String.raw`${iAm}(?:married|mariée?)(?!\p{L})`, "u"), ["married", "legallySeparated"]],
  [new RegExp(String.raw`${iAm}(?:divorced|divorcée?)(?!\p{L})`, "u"), ["divorced"]],
  [new RegExp(String.raw`${iAm}(?:widowed|widow|widower|veuve|veuf)(?!\p{L})`, "u"), ["widowed"]],
  [new RegExp(String.raw`${iAm}(?:(?:legally )?separated|séparée?)(?!\p{L})`, "u"), ["legallySeparated"]],
];

const statusOnFile = (the: FormReader): readonly OnFile<Status>[] =>
  the.person.role === "visitor"
    ? [...inAnswer(the, "vvMaritalStatus", (value) => value), ...inAnswer(the, "maritalStatus", (value) => value)]
    : inAnswer(the, "maritalStatus", (value) => value);

const contradictedStatus: FindsContradictions = (typed) => {
  const sentence = typed.sentence.replaceAll("'", "’");
  return words.flatMap(([says, statuses]) => {
    const [raw] = says.exec(sentence) ?? [];
    const known = raw === undefined ? [] : typed.once(statusOnFile);
    const [first] = known;
    if (raw === undefined || !first || known.some(({ value }) => statuses.includes(value))) return [];
    const value: FillValue = named[first.value];
    return [
      contradiction(typed, {
        id: "statusContradicted",
        said: raw,
        about: { en: "the marital status", fr: "l’état matrimonial" },
        onFile: first,
        known: value,
      }),
    ];
  });
};

/** Only of who speaks for themselves: who pays or hosts has a family of their own. */
const speakFor: ReadonlySet<string> = new Set(["main", "spouse", "visitor"]);

export const contradictedFamily: FindsContradictions = (typed) => {
  const { role } = typed.the.person;
  if (!speakFor.has(role)) return [];
  // The answers count the children of the applicant, whom the spouse need not share.
  return [...(role === "main" ? contradictedNumber(typed) : []), ...contradictedStatus(typed)];
};
