import type { AnswerKey, Answers } from "../../caseFile/answers/answers.ts";
import { formNumbers } from "../../caseFile/formValues.ts";
import type { PersonRef } from "../../caseFile/personRole.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { documentValue, isInOtherMoney } from "../../conditions/money/documentValue.ts";
import type { FormPrefill } from "../../forms/fields/field.ts";
import type { FormReader } from "../../forms/formReader.ts";
import type { Text } from "../../kernel/text.ts";
import type { FactRef } from "../../kernel/trace.ts";
import { pageOf } from "../../vault/pages.ts";

/** What the case holds of something, from every place that says it: answers, documents, official forms. */
export type OnFile<V> = { readonly value: V; readonly where: Text; readonly fact: FactRef };

const inAnswers: Text = { en: "in the answers", fr: "dans les réponses" };
const inAccount: Text = { en: "in the account", fr: "dans le compte" };

type To<From, V> = (value: From) => V | undefined;

const stands = <V>(value: V | undefined, where: Text, fact: FactRef): readonly OnFile<V>[] =>
  value === undefined ? [] : [{ value, where, fact }];

export const inAnswer = <K extends AnswerKey, V>(
  the: FormReader,
  key: K,
  to: To<NonNullable<Answers[K]>, V>,
): readonly OnFile<V>[] => {
  const answer = the.case.answer(key);
  return answer === undefined ? [] : stands(to(answer), inAnswers, `answers.${key}`);
};

export const inTheAccount = <V>(value: V | undefined, fact: FactRef): readonly OnFile<V>[] =>
  stands(value, inAccount, fact);

const textOf = (value: unknown): string | undefined => {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text.trim() !== "" ? text.trim() : undefined;
};

/** In every file of a page; what a reader was not sure of proves nothing. */
export const inDocuments = <V>(
  the: FormReader,
  { page, field, person = { role: "main" } }: { page: PageSlug; field: string; person?: PersonRef },
  to: To<string, V>,
): readonly OnFile<V>[] => {
  const name = pageOf(page)?.name ?? { en: page, fr: page };
  const where: Text = { en: `in the document “${name.en}”`, fr: `dans le document «\u00A0${name.fr}\u00A0»` };
  return the.case.documents(page, person).flatMap((document) => {
    if (document.toConfirm?.includes(field) || isInOtherMoney(document, field)) return [];
    const value = textOf(documentValue(document, field));
    return value === undefined ? [] : stands(to(value), where, `documents.${document.documentId}`);
  });
};

/** What a form would be filled in with; two papers that differ have a check of their own. */
export const filledIn = <V>(the: FormReader, prefill: FormPrefill, to: To<string, V>): readonly OnFile<V>[] => {
  const found = prefill(the);
  if (typeof found?.value !== "string" || found.claims) return [];
  const { says, fact } = found.from;
  const where: Text = { en: `in the case (${says.en})`, fr: `au dossier (${says.fr})` };
  return stands(to(found.value), where, fact ?? "answers");
};

/** What somebody entered in an official form by themselves. */
export const inForms = <V>(the: FormReader, path: string, to: To<string, V>): readonly OnFile<V>[] =>
  formNumbers.flatMap((number) => {
    const value = textOf(the.enteredIn(number).values.get(path));
    if (value === undefined) return [];
    const written = number.replace(/^IMM(?=\d)/, "IMM ");
    const where: Text = { en: `in the form ${written}`, fr: `dans le formulaire ${written}` };
    return stands(to(value), where, `forms.${number}.${path}`);
  });
