import type { LetterKey } from "../../caseFile/letterValues.ts";
import type { Language, Text } from "../../kernel/text.ts";
import { isGap, sectionText, type LetterDraft } from "../draft.ts";
import { textPath } from "../letterContent.ts";

/** What a letter said at one moment, kept so that it can be compared and put back (ADR 0251). */

/** Why a version was kept; `{name}` did it. */
export const versionCauses = {
  began: { en: "Before {name} began to write", fr: "Avant le premier changement de {name}" },
  redrafted: {
    en: "Before {name} let Boreal write a section again",
    fr: "Avant la nouvelle rédaction d’une section par Boreal, demandée par {name}",
  },
  replaced: {
    en: "Before {name} put an earlier text back",
    fr: "Avant le retour à un texte antérieur par {name}",
  },
  proposed: {
    en: "Before {name} accepted a proposed wording",
    fr: "Avant l’acceptation d’une formulation proposée, par {name}",
  },
  putBack: { en: "An earlier text put back by {name}", fr: "Texte antérieur rétabli par {name}" },
  confirmed: { en: "Confirmed by {name}", fr: "Confirmée par {name}" },
  filed: { en: "Put into the vault by {name}", fr: "Placée dans le coffre par {name}" },
} as const satisfies Readonly<Record<string, Text>>;

export type VersionCause = keyof typeof versionCauses;
export const isVersionCause = (cause: string): cause is VersionCause => Object.hasOwn(versionCauses, cause);

/** Causes of which `{name}` went on to change the text. */
export const causesOfWriter = [
  "began",
  "redrafted",
  "replaced",
  "proposed",
  "putBack",
] as const satisfies readonly VersionCause[];

export type KeptSection = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Somebody’s own text, with what Boreal had written when it was begun, where that is known. */
  readonly own?: { readonly base?: string };
};

export type KeptLetter = {
  readonly letter: LetterKey;
  readonly language: Language;
  readonly sections: readonly KeptSection[];
};

/** The whole text of a letter as it stands. */
export const keptLetter = (
  letter: LetterKey,
  { sections, language }: LetterDraft,
  bases: Readonly<Record<string, unknown>> = {},
): KeptLetter => ({
  letter,
  language,
  sections: sections.map(({ section, sentences }) => {
    const base = bases[textPath(section.id)];
    const isOwn = sentences.some((part) => !isGap(part) && part.origin === "edited");
    return {
      id: section.id,
      title: section.title[language],
      text: sectionText({ sentences }),
      ...(isOwn ? { own: typeof base === "string" ? { base } : {} } : {}),
    };
  }),
});

type Saved = { readonly path: string; readonly value: unknown };
const isOwnText = ({ path }: Saved): boolean => path.startsWith(textPath(""));

/**
 * Whether what stands has to be kept before this is saved, so that nobody’s words are lost to somebody else’s: of each person
 * who begins, and where an own text is given up. What Boreal writes from answers is there again whenever it is wanted.
 */
export function causeBefore({
  writer,
  lastWriter,
  isUntouched,
  changes,
}: {
  readonly writer: string;
  /** Who changed it last, as far as a version tells. */
  readonly lastWriter: string | undefined;
  readonly isUntouched: boolean;
  readonly changes: readonly Saved[];
}): VersionCause | undefined {
  if (changes.some((change) => isOwnText(change) && change.value === null)) return "redrafted";
  if (writer === lastWriter || (isUntouched && !changes.some(isOwnText))) return undefined;
  return "began";
}
