import type { ReadingWarning } from "../../reading.ts";
import { amountOfMils } from "./statementAmount.ts";
import type { PrintedRow } from "./statementRows.ts";

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
