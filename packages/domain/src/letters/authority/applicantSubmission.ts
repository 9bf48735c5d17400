import type { LetterId } from "../../caseFile/letterValues.ts";
import type { Text } from "../../kernel/text.ts";
import { letterContent } from "../define.ts";
import { fullName } from "../facts/applicant.ts";
import type { LetterContent, LetterSection } from "../letterContent.ts";
import type { LetterLine } from "../prose/sentence.ts";
import { argumentSection, byFirm, signedByFirm, subjectOf, whoIsRepresented, type Represented } from "./submission.ts";

/** A letter of the firm for an applicant whose account it is: facts, the provisions that they meet, and the lawyer’s own text. */

type Submission = {
  readonly id: LetterId;
  readonly what: Text;
  /** The section of its facts, as the specification names it. */
  readonly facts: Pick<LetterSection, "id" | "title"> & { readonly lines: readonly LetterLine[] };
  readonly provisions?: readonly LetterLine[];
  readonly argument?: Parameters<typeof argumentSection>[1];
  readonly to?: Text;
};

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const theFacts: Text = { en: "Facts", fr: "Faits" };
export const theProvisions: Text = {
  en: "How the facts meet the requirements",
  fr: "Comment les faits répondent aux exigences",
};

export function submission({ id, what, facts, provisions, argument, to }: Submission): LetterContent {
  const represented: Represented = { key: id, name: fullName, nameGap: "profile.firstName" };
  return letterContent({
    id,
    person: "main",
    ...byFirm,
    ...(to ? { to } : {}),
    subject: subjectOf(represented, { en: capitalised(what.en), fr: capitalised(what.fr) }),
    signature: signedByFirm(represented),
    sections: [
      { ...facts, asks: [], lines: [...whoIsRepresented(represented, what), ...facts.lines] },
      ...(provisions ? [{ id: "provisions", title: theProvisions, asks: [], lines: provisions }] : []),
      argumentSection(id, argument),
    ],
  });
}
