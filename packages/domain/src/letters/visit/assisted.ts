import type { LetterField, LetterSection } from "../letterContent.ts";
import { narrative } from "../narrative.ts";
import { typedText } from "../prose/fact.ts";
import { typed, type LetterLine } from "../prose/sentence.ts";
import type { FormList } from "../../forms/fields/field.ts";

/** The section of a visitor’s letters that may be written at one’s own words (document 3 section 3.8). */

const draftPath = "aiDraftText";
/** Characters; ours (docs/facts/letters.md section 2). */
export const draftLimit = 3000;

type Assisted = Pick<LetterSection, "title"> & {
  readonly asks?: readonly (LetterField | FormList)[];
  readonly lines: readonly LetterLine[];
  readonly hasHeading?: true;
};

/** Boreal writes it; what somebody enters in `aiDraftText`, from wherever it is, stands in its place. */
export const assistedSection = ({ title, asks = [], lines, hasHeading }: Assisted): LetterSection => ({
  id: "assisted",
  title,
  ...(hasHeading ? {} : { hasNoHeading: true as const }),
  limit: draftLimit,
  suggestedInto: draftPath,
  asks: [
    ...asks,
    narrative(draftPath, {
      label: { en: "Text in place of what Boreal writes here", fr: "Texte à la place de ce que Boreal écrit ici" },
      hint: {
        en: "Leave it empty to keep what Boreal writes. The person who signs has read every word.",
        fr: "Laissez ce champ vide pour garder le texte de Boreal. La personne qui signe a lu chaque mot.",
      },
      most: draftLimit,
      isOptional: true,
    }),
  ],
  lines: [
    {
      each: (the) =>
        typedText(the, draftPath) === undefined
          ? lines
          : [
              typed(
                draftPath,
                { before: { en: "The following is added", fr: "Ce qui suit s’ajoute" } },
                { keepsParagraphs: true },
              ),
            ],
    },
  ],
});
