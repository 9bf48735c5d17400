import { fill, type Text } from "../../../kernel/text.ts";
import { isList } from "../../../forms/fields/field.ts";
import type { LetterContent } from "../../letterContent.ts";
import { isGap, type LetterDraft } from "../../draft.ts";
import type { LetterCheck } from "../check.ts";
import { ownWordsIn, type OwnWords } from "../ownWords.ts";
import { fingerprinted, runsOfTexts, type Fingerprinted, type Hash } from "./fingerprints.ts";
import { sharedPhrases } from "./sharedPhrases.ts";

/** Long phrases that a letter shares with letters of other people of the office (ADR 0249). */

/** Letters of the firm say the same for many people, and are meant to. */
export const isComparedWithOthers = ({ writes }: LetterContent): boolean => writes !== "lawyer";

const bothOf = ({ en, fr }: Text): readonly string[] => [en, fr];

/** What we ask is copied into many answers and says nothing of who copied it. */
const askedIn = ({ sections }: LetterContent): readonly string[] =>
  sections.flatMap(({ asks, title, lead }) => [
    ...bothOf(title),
    ...(lead ? bothOf(lead) : []),
    ...asks.flatMap((ask) => {
      if (isList(ask)) return [];
      return [ask.label, ...("smallQuestions" in ask ? (ask.smallQuestions ?? []) : [])].flatMap(bothOf);
    }),
  ]);

const nobodysIn = (draft: LetterDraft): readonly string[] => [
  ...draft.sections.flatMap(({ sentences, ofBoreal = [] }) => [
    ...ofBoreal,
    ...sentences.flatMap((part) => (isGap(part) || part.origin === "composed" ? [part.text] : [])),
  ]),
  ...askedIn(draft.content),
];

export type OwnFingerprints = readonly (OwnWords & { readonly compared: Fingerprinted })[];

/** `examples`: texts that are shown to everybody; whoever copies one of them is told that by itself. */
export function fingerprintsOf(draft: LetterDraft, hash: Hash, examples: readonly string[]): OwnFingerprints {
  const nobodys = runsOfTexts([...nobodysIn(draft), ...examples]);
  return ownWordsIn(draft).map((own) => ({ ...own, compared: fingerprinted(own.text, hash, nobodys) }));
}

const says: Readonly<Record<"toSigner" | "toOffice", Text>> = {
  toSigner: {
    en: "Part of “{title}” is also in a letter of another case: “{words}”. Officers compare letters. Write it again in your own words.",
    fr: "Une partie de «\u00A0{title}\u00A0» se trouve aussi dans une lettre d’un autre dossier\u00A0: «\u00A0{words}\u00A0». Les agents comparent les lettres. Écrivez-le de nouveau, avec vos propres mots.",
  },
  toOffice: {
    en: "Part of “{title}” is also in a letter of another case: “{words}”. Officers compare letters. Have the signer write it again in their own words before the letter is signed.",
    fr: "Une partie de «\u00A0{title}\u00A0» se trouve aussi dans une lettre d’un autre dossier\u00A0: «\u00A0{words}\u00A0». Les agents comparent les lettres. Faites-le réécrire par la personne qui signe, avec ses propres mots, avant la signature.",
  },
};

/** `others`: of each letter of somebody else, its hashes. Nothing of them is told but that they are there. */
export function likeOthers(
  own: OwnFingerprints,
  others: readonly ReadonlySet<number>[],
  reader: keyof typeof says,
): readonly LetterCheck[] {
  return sharedPhrases(
    own.map(({ compared }) => compared),
    others,
  ).flatMap(({ text, phrase }) =>
    own
      .filter(({ compared }) => compared === text)
      .map(({ section, restsOn }) => ({
        id: "likeAnotherCase",
        because: fill(says[reader], { title: section.title, words: phrase }),
        restsOn,
        section: section.id,
      })),
  );
}
