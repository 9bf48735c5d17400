import type { Answers } from "../../caseFile/answers/answers.ts";
import type { FormReader } from "../../forms/formReader.ts";
import type { Text } from "../../kernel/text.ts";
import { writtenMonth } from "../../kernel/written.ts";
import { countryInSentence } from "../../lists/countryArticles.ts";
import { sentence, type LetterLine } from "../prose/sentence.ts";
import { cleaned } from "../prose/typedWords.ts";

/** Applications that were refused before, one by one. Each is told, of whatever country. */

type Visa = NonNullable<Answers["previousVisas"]>[number];

export const refusedBefore = (the: FormReader): readonly Visa[] =>
  (the.case.answer("previousVisas") ?? []).filter(({ result }) => result === "refused");

const asked: Readonly<Record<"visitor" | "study" | "work" | "permanentResidency", Text>> = {
  visitor: { en: "for a visitor visa", fr: "de visa de visiteur" },
  study: { en: "for a study permit", fr: "de permis d’études" },
  work: { en: "for a work permit", fr: "de permis de travail" },
  permanentResidency: { en: "for permanent residence", fr: "de résidence permanente" },
};

const what = ({ visaType, otherVisaType }: Visa): Text | undefined => {
  if (visaType === undefined) return undefined;
  if (visaType !== "other") return asked[visaType];
  const other = cleaned(otherVisaType ?? "");
  return other === "" ? undefined : { en: `(${other})`, fr: `(${other})` };
};

const fact = (visa: Visa, value: Text | string | undefined) => (the: FormReader) =>
  (the.case.answer("previousVisas") ?? []).includes(visa) ? value : undefined;

/** Two sentences of each refusal: when, by whom and of what, then the reason that was given. */
export const refusalLines = (the: FormReader): readonly LetterLine[] =>
  linesOf(the, { en: "my application", fr: "ma demande" });
/** The same in a letter of the firm. */
export const refusalLinesOfFirm = (the: FormReader): readonly LetterLine[] =>
  linesOf(the, { en: "an application", fr: "une demande" });

const linesOf = (the: FormReader, application: Text): readonly LetterLine[] =>
  refusedBefore(the).flatMap((visa): readonly LetterLine[] => {
    const country = fact(visa, visa.country ? countryInSentence(visa.country)?.withArticle : undefined);
    const kind = fact(visa, what(visa));
    const month = fact(visa, visa.dateOfIssue ? writtenMonth(visa.dateOfIssue) : undefined);
    const reason = fact(visa, visa.refusalReason ? cleaned(visa.refusalReason).replace(/[.\s]+$/, "") : undefined);
    const dated = visa.dateOfIssue !== undefined;
    return [
      dated
        ? sentence(
            {
              en: "In {month}, {application} {kind} was refused by {country}.",
              fr: "En {month}, {application} {kind} a été refusée par {country}.",
            },
            { month, country, kind, application: () => application },
            { startsParagraph: true },
          )
        : sentence(
            {
              en: "{application} {kind} was refused by {country}.",
              fr: "{application} {kind} a été refusée par {country}.",
            },
            { country, kind, application: () => application },
            {
              startsParagraph: true,
              gap: {
                asks: { en: "When, where and what was refused", fr: "Quand, où et quoi a été refusé" },
                fact: "answers.previousVisas",
              },
            },
          ),
      sentence(
        {
          en: "The reason given was the following: {reason}.",
          fr: "Le motif indiqué était le suivant\u00A0: {reason}.",
        },
        { reason },
      ),
    ];
  });
