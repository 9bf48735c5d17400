import type { LetterSection } from "../../letterContent.ts";
import { subjectOfCase } from "../caseInCourt.ts";
import { applicantAdds, ownWords, saidAfter } from "../lawyersWords.ts";

/** How a record and its second part begin, and who prepares and confirms both. */

export const preparedByLegalTeam = {
  person: "main",
  frame: "court",
  writes: "lawyer",
  confirms: "lawyer",
  generates: ["lawyer"],
  waiting: {
    en: "The legal team puts the record together, and a lawyer confirms it. It is served on the other side, then filed with the Court.",
    fr: "L’équipe juridique constitue le dossier de demande, et une avocate ou un avocat le confirme. Il est signifié à la partie adverse, puis déposé à la Cour.",
  },
  subject: subjectOfCase,
  signature: [],
} as const;

const mostWritten = 6000;

/** What may be written at the beginning, around the sentences and fields of each part. */
export const opening = ({ asks, lines, ...rest }: Pick<LetterSection, "lead" | "asks" | "lines">): LetterSection => ({
  ...rest,
  id: "body",
  title: { en: "Text", fr: "Texte" },
  hasNoHeading: true,
  limit: mostWritten,
  asks: [
    ...asks,
    ownWords({ en: "Anything else to say at the beginning", fr: "Autre chose à dire au début" }, mostWritten),
  ],
  lines: [...lines, saidAfter(applicantAdds)],
});
