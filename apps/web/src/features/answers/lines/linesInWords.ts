import type { LanguageTools } from "../../../ui/language.tsx";
import { answerPieces, stringsOf, type AnswerPieces } from "./answerPieces.ts";
import { foldForSearch } from "../searchText.ts";
import type { Sheet, SheetLine } from "../sheet.ts";
import type { Searched } from "./view.ts";

/** A question with its answer in the language shown. */
export type LineWords = {
  readonly question: string;
  /** The answer; what was filled in when there is none. Nothing without either. */
  readonly pieces: AnswerPieces | undefined;
  readonly searched: Searched;
};

/** The whole sheet in words, made once for each state of the answers and each language. */
export function linesInWords({ sections, the }: Sheet, tools: LanguageTools): ReadonlyMap<SheetLine["id"], LineWords> {
  const lines = sections.flatMap((section) => section.lines);
  return new Map(
    lines.map((line) => {
      const question = tools.t(line.question);
      const value = line.value ?? line.prefilled?.value;
      const pieces = value === undefined ? undefined : answerPieces(line.step, value, the, tools);
      const strings = [question, ...(pieces ? stringsOf(pieces) : [])];
      return [line.id, { question, pieces, searched: { strings, folded: strings.map(foldForSearch) } }];
    }),
  );
}
