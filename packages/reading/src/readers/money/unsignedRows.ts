import type { ReadingWarning } from "../../reading.ts";
import { boxAround } from "../../text/words.ts";
import type { AccountHeading } from "./accountHeadings.ts";
import { amountOfMils } from "./statements/statementAmount.ts";
import type { PrintedRow } from "./statements/statementRows.ts";

/** So many rows are named; the others are counted. */
const mostNamed = 5;

/** Rows of which nobody knows whether money came or went are left out of the transactions, and told. */
export function rowsNotSigned(rows: readonly PrintedRow[]): readonly ReadingWarning[] {
  const open = rows.filter(({ kind, amount }) => kind === "move" && amount === undefined);
  const [first] = open;
  if (!first) return [];
  const named = open.slice(0, mostNamed).map(nameOf).join("; ");
  const more = open.length > mostNamed ? open.length - mostNamed : 0;
  return [
    {
      id: "missingData",
      blocking: false,
      page: first.page,
      box: first.box,
      because: {
        en: `The statement does not say whether money came in or went out in these rows, so they are not counted: ${named}${more > 0 ? `; and ${more} more` : ""}.`,
        fr: `Le relevé n’indique pas si l’argent est entré ou sorti dans ces lignes, qui ne sont donc pas comptées\u00A0: ${named}${more > 0 ? `; et ${more} autres` : ""}.`,
      },
    },
  ];
}

/** Accounts that a statement names, and of which no balance is read: no other of its balances counts unseen. */
export function accountsNotRead(headings: readonly AccountHeading[]): readonly ReadingWarning[] {
  const [first] = headings;
  if (!first) return [];
  const named = headings.slice(0, mostNamed).map(({ line }) => `«\u00A0${line.text.replaceAll(/\s+/g, " ")}\u00A0»`);
  return [
    {
      id: "missingData",
      blocking: false,
      page: first.line.page,
      box: boxAround(first.line.cells.flatMap(({ words }) => words).map(({ box }) => box)),
      because: {
        en: `The statement shows more accounts than could be read, so none of its balances is sure: ${named.join("; ")}. Please enter the balance of each account.`,
        fr: `Le relevé montre plus de comptes qu’il n’a été possible d’en lire; aucun de ses soldes n’est donc certain\u00A0: ${named.join("; ")}. Veuillez indiquer le solde de chaque compte.`,
      },
    },
  ];
}

/** As the paper prints it: its day, its words, its amount. */
function nameOf({ day, description, unsigned, balance }: PrintedRow): string {
  const amount = unsigned ?? balance;
  const printed = day && [day.first, day.second, day.year].filter((part) => part !== undefined).join("/");
  return [
    printed,
    description === "" ? undefined : `«\u00A0${description}\u00A0»`,
    amount === undefined ? undefined : amountOfMils(amount, {}),
  ]
    .filter((part) => part !== undefined)
    .join(" ");
}
