import type { FormReader } from "../../forms/formReader.ts";
import { isIsoDate } from "../../kernel/calendarDate.ts";
import type { Text } from "../../kernel/text.ts";
import { writtenDay } from "../../kernel/written.ts";
import { accountInWords, amountIn, statedTransactions } from "../facts/transactions.ts";
import type { Fact } from "../prose/fact.ts";
import { inRow, rowFact, rowField, rowSays, rowText, type RowPlace } from "../prose/rows.ts";
import { sentence, typed, type Gap, type LetterLine } from "../prose/sentence.ts";
import { transactionsPath } from "./transactionList.ts";

/** What a letter says of each large transaction: what moved, from whom, why, and what shows it. */

const gap = (at: RowPlace, the: FormReader, name: string, asks: Text): Gap => ({
  asks,
  fact: rowField(the, at, name),
});

const isoDay = (value: string): Text | undefined => (isIsoDate(value) ? writtenDay(value) : undefined);

export function linesOfTransactions(the: FormReader): readonly LetterLine[] {
  const { rows, isEntered } = the.rows(transactionsPath);
  const stated = statedTransactions(the.case);
  return rows.flatMap((_, index) => {
    const known = stated[index];
    const at: RowPlace = { list: transactionsPath, index, ...(known && !isEntered ? { filledFrom: known.from } : {}) };
    return linesOfOne(the, at, isEntered ? 1 : (known?.documents ?? 0));
  });
}

function linesOfOne(the: FormReader, at: RowPlace, documents: number): readonly LetterLine[] {
  const out = rowSays(the, at, "isWithdrawal") === true;
  const amount: Fact = (reader) =>
    rowFact(at, "depositAmount", (value) => amountIn(value, inRow(reader, at, "currency")))(reader);
  const account: Fact = (reader) =>
    rowFact(at, "accountOwner", (owner) => accountInWords(reader.case, owner))(reader) ??
    accountInWords(reader.case, undefined);
  const moved = out
    ? ({
        en: "On {date}, {amount} left {account}.",
        fr: "Le {date}, un retrait de {amount} a été effectué dans {account}.",
      } as const)
    : ({
        en: "On {date}, {amount} was paid into {account}.",
        fr: "Le {date}, un dépôt de {amount} a été effectué dans {account}.",
      } as const);
  const facts = { date: rowFact(at, "depositDate", isoDay), amount, account };
  return [
    sentence(moved, facts, {
      startsParagraph: true,
      gap: gap(at, the, "depositAmount", { en: "Date, amount and currency", fr: "Date, montant et devise" }),
    }),
    sentence(
      out
        ? { en: "The money went to {from}.", fr: "Destinataire de l’argent\u00A0: {from}." }
        : { en: "The money came from {from}.", fr: "Provenance de l’argent\u00A0: {from}." },
      { from: rowFact(at, "from", (value) => value.replace(/[.\s]+$/u, "")) },
      {
        gap: out
          ? gap(at, the, "from", { en: "To whom the money went", fr: "À qui l’argent est allé" })
          : gap(at, the, "from", { en: "From whom the money came", fr: "De qui vient l’argent" }),
      },
    ),
    typed(
      rowText(at, "explanation"),
      {
        thing: { en: "The reason is", fr: "La raison en est" },
        before: { en: "The reason is this", fr: "En voici la raison" },
      },
      {
        gap: gap(at, the, "explanation", {
          en: "Why, in 50 to 1000 characters",
          fr: "Pourquoi, en 50 à 1000 caractères",
        }),
      },
    ),
    ...proofOf(the, at, documents, out),
  ];
}

/** Of a deposit: the documents, or that there are none. */
function proofOf(the: FormReader, at: RowPlace, documents: number, out: boolean): readonly LetterLine[] {
  if (rowSays(the, at, "noSupportingDocuments") === true) {
    const said: Fact = (reader) => (rowSays(reader, at, "noSupportingDocuments") === true ? "" : undefined);
    return [
      sentence(
        {
          en: "I have no document that shows this.{said}",
          fr: "Je n’ai aucun document qui le montre.{said}",
        },
        { said },
      ),
    ];
  }
  const enclosed: Fact = rowFact(at, "documentFiles", (): Text =>
    documents > 1
      ? { en: "The documents that show this are enclosed", fr: "Les documents qui le montrent sont joints" }
      : { en: "A document that shows this is enclosed", fr: "Un document qui le montre est joint" },
  );
  return [
    sentence(
      { en: "{enclosed}.", fr: "{enclosed}." },
      { enclosed },
      out
        ? {}
        : {
            gap: gap(at, the, "documentFiles", {
              en: "The document that shows this, or that there is none",
              fr: "Le document qui le montre, ou qu’il n’y en a pas",
            }),
          },
    ),
  ];
}
