import type { FactRef } from "../../kernel/trace.ts";
import { isGap, type DraftSection, type LetterDraft } from "../draft.ts";

/** What somebody typed in a letter, passage by passage: of our own sentences every word comes from the case already. */
export type OwnWords = {
  readonly section: DraftSection["section"];
  readonly text: string;
  readonly restsOn: readonly FactRef[];
};

/** A sentence of Boreal that stands unchanged in somebody’s own text is left out; what is around it never becomes one sentence. */
const withoutOurs = (text: string, ofBoreal: readonly string[] = []): string =>
  ofBoreal.reduce((left, ours) => (ours === "" ? left : left.replaceAll(ours, "\n")), text);

export const ownWordsIn = ({ sections }: Pick<LetterDraft, "sections">): readonly OwnWords[] =>
  sections.flatMap(({ section, sentences, ofBoreal }) =>
    sentences.flatMap((part): readonly OwnWords[] => {
      if (isGap(part) || part.own === undefined) return [];
      const text = withoutOurs(part.own, ofBoreal).trim();
      return text === "" ? [] : [{ section, text, restsOn: part.restsOn }];
    }),
  );
