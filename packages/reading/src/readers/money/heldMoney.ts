import { labelledValue, valueIn, type Found, type Parse } from "../../fields/labelledValue.ts";
import { mayBeCrores } from "../../fields/money/multipliers.ts";
import { candidatesIn, grammarOf, type Grammar } from "../../finder/candidates.ts";
import { chosenFor } from "../../finder/choose.ts";
import { fieldOfChosen } from "../../finder/field.ts";
import { layoutOfPages } from "../../finder/find.ts";
import type { Topic } from "../../finder/sought.ts";
import type { ReadField } from "../../reading.ts";
import type { Line } from "../../text/lines.ts";
import { plain } from "../../text/plainText.ts";
import { ownTextField } from "../checkedField.ts";
import { foundIn, type SoughtField } from "../labelledReader.ts";
import type { PageText } from "../reader.ts";
import { countedIn } from "./accountFields.ts";
import { currencyOf, isInThousands, styleOf } from "./paperCurrency.ts";
import { balanceBy, balanceIn } from "./statements/statementAmount.ts";

/** The one amount that a paper is about: a balance, a deposit, a loan. */

/** An amount in a sentence, with its currency before or behind it, and the words behind it that may multiply it or add to it. */
const behind = String.raw`(?: ?[^\s\d.,;:()]{1,14}\.?)?(?:,? (?:and )?\d[\d.,]* ?[^\s\d.,;:()]{1,10})?`;
export const sumInWords = String.raw`(?<value>(?:[a-z]{1,3}\.? ?)?(?:[^\s\w.,;:()-] ?)?\d(?:[\d ,.']*\d)?${behind}(?: ?[^\s\w.,;:()-]| [a-z]{3}\b)?)`;

/** In the cell of a label and below it an amount stands at the beginning; further on it belongs to a sentence. */
const mostBefore = 40;
const amountOfLabel: Parse = (text, label) => {
  const found = balanceIn(text, label);
  return found && found.from <= mostBefore ? found : undefined;
};
/** In a column it stands alone. */
const mostInColumn = 6;
const amountOfColumn: Parse = (text, label) => {
  const found = balanceIn(text, label);
  return found && found.from <= mostInColumn ? found : undefined;
};

export const heldAmount = (labels: readonly RegExp[], sentences: readonly RegExp[]): SoughtField => ({
  name: "closingBalance",
  parse: amountOfLabel,
  labels,
  sentences,
  isSureInOwnTextOnly: true,
});

/** The amount with its currency. Nothing where the paper names several: which of them counts is for a person to say. */
export async function heldMoney(
  pages: readonly PageText[],
  amount: SoughtField,
  topics: readonly Topic[],
): Promise<Readonly<Record<string, ReadField>>> {
  const inStyle = balanceBy(styleOf(pages));
  const found = isInThousands(pages)
    ? undefined
    : foundIn(pages, {
        ...amount,
        parse: (text, label) => {
          const one = inStyle(text, label);
          if (!one || mayBeCrores(text.slice(one.from, one.to), text.slice(one.to))) return undefined;
          return one.from <= mostBefore ? one : undefined;
        },
      });
  if (found && (Number(found.value) < 0 || namesOthers(pages, amount.labels ?? [], found))) return {};
  const field = found ? ownTextField(found, pages) : heldByTopic(pages, topics);
  if (!field) return {};
  const currency = await currencyOf(pages, field);
  return { closingBalance: countedIn(field, currency), ...(currency ? { currency } : {}) };
}

/** What the words around it say of an amount; another that is as near is offered beside it. */
function heldByTopic(pages: readonly PageText[], topics: readonly Topic[]): ReadField | undefined {
  if (isInThousands(pages)) return undefined;
  const inStyle = grammarOf(balanceBy(styleOf(pages)));
  const amounts: Grammar = {
    all: (text) =>
      inStyle
        .all(text)
        .filter(({ value, from, to }) => Number(value) > 0 && !mayBeCrores(text.slice(from, to), text.slice(to))),
  };
  const chosen = chosenFor("held", topics, candidatesIn(layoutOfPages(pages), amounts));
  return chosen && fieldOfChosen(chosen, pages);
}

/** Whether another amount stands beside the same kind of label, or below the one that was found in a table. */
function namesOthers(pages: readonly PageText[], labels: readonly RegExp[], found: Found): boolean {
  const label = labels.find((one) => {
    const first = labelledValue(
      pages.flatMap(({ lines }) => lines),
      [one],
      amountOfLabel,
    );
    return first?.page === found.page && first.box[1] === found.box[1];
  });
  if (!label) return false;
  const values = pages.flatMap(({ lines }) => lines.flatMap((line, index) => valuesFrom(lines, line, index, label)));
  return new Set(values).size > 1;
}

function valuesFrom(lines: readonly Line[], line: Line, index: number, label: RegExp): readonly string[] {
  if (!line.cells.some(({ text }) => label.test(plain(text)))) return [];
  const value = labelledValue(lines.slice(index, index + 3), [label], amountOfLabel);
  if (value?.how !== "below") return value ? [value.value] : [];
  const below = lines.slice(index + 1).map((next) =>
    next.cells
      .filter(({ at }) =>
        value.span.words.some((word) => at.left < word.at.left + word.at.width && at.left + at.width > word.at.left),
      )
      .map((cell) => valueIn(cell, amountOfColumn, { how: "below", start: 0, label: "" })?.value)
      .find((one) => one !== undefined),
  );
  const last = below.indexOf(undefined);
  return below.slice(0, last < 0 ? below.length : last).filter((one) => one !== undefined);
}

/** What a picture does not give is not missing from the paper: it may not have been recognised. */
export const inOwnText =
  (...names: readonly string[]) =>
  (fields: Readonly<Record<string, ReadField>>): readonly string[] =>
    Object.values(fields).some(({ checked }) => checked === "textLayer") ? names : [];
