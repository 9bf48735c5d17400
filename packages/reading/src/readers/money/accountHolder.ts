import { labelledValue, valueIn, type Found } from "../../fields/labelledValue.ts";
import { candidatesIn, type Grammar } from "../../finder/candidates.ts";
import { chosenFor } from "../../finder/choose.ts";
import { fieldOfChosen, isPlain } from "../../finder/field.ts";
import { layoutOfPages } from "../../finder/find.ts";
import { holders } from "../../finder/grammars/holders.ts";
import { areOfOnePerson } from "../../finder/grammars/people.ts";
import { accountHolderTopics } from "../../finder/topics/holders.ts";
import type { ReadField } from "../../reading.ts";
import type { Cell, Line } from "../../text/lines.ts";
import { plain } from "../../text/plainText.ts";
import { checkedField } from "../checkedField.ts";
import { foundIn } from "../labelledReader.ts";
import type { PageText } from "../reader.ts";
import { isBank } from "./bankName.ts";
import { holderIn, labelledHolder } from "./holderName.ts";
import { namedHolder } from "./namedHolder.ts";
import { columnsIn } from "./statements/statementColumns.ts";
import { dayAtStart } from "./statements/statementDates.ts";

/** Whose account it is: beside a label, else above the address to which the paper was sent. Never whom a greeting names. */

const labels = [
  /^\W*(?:name\(?s?\)? of (?:the )?)?(?:(?:primary|account|deposit|certificate|policy) )?(?:holder|owner|depositor|investor)(?:'?s?'?|\(s\))(?: (?:full )?names?)?(?! (?:address|number|no|type|since|date))/,
  /^\W*(?:account|a\/c) (?:names?(?:\(s\))?|title)/,
  /^\W*(?:customer|client|member|investor|depositor)(?:'s)?(?: full)? name/,
  /^\W*(?:nom(?:\(s\)|s)? (?:du |de la |des |de l')?)?(?:titulaire|detenteur|detentrice|deposant|deposante|souscripteur)(?:\(e\))?(?:\(s\)|s)?(?: (?:du|de) (?:compte|depot|certificat|placement))?/,
  /^\W*nom du (?:compte|client|membre)/,
  /^\W*nom de (?:la cliente|l'adherent|l'investisseur)/,
];
/** The second of two holders has a line of his own: he is named where no other is. */
const jointLabels = [/^\W*(?:joint|second) (?:account )?(?:holder|owner)(?:'?s?'?|\(s\))(?: (?:full )?names?)?/];

/** The part of the first page in which an address stands. */
const upper = 0.5;
const mostLines = 4;

const isAddress = (text: string): boolean => {
  const simple = plain(text);
  return (
    /^(?:no\.? ?)?\d{1,5}[a-z]?(?:-\d{1,5})?,? [a-z][a-z. '-]{3,}/.test(simple) ||
    /^(?:apt|app|appartement|suite|unit|unite|flat|house|plot|p\.? ?o\.? box|c\.? ?p\.?|door)\b.*\d/.test(simple) ||
    /\b[a-z]\d[a-z] ?\d[a-z]\d\b|\b[a-z]{2} \d{5}\b|[a-z][ -]+\d{6}$/.test(simple)
  );
};

type Placed = { readonly cell: Cell; readonly line: Line };

/** The cells below one another that begin at the same place, down from this one. */
function blockFrom(start: Placed, cells: readonly Placed[]): readonly Placed[] {
  const block = [start];
  for (let count = 0; count < mostLines; count++) {
    const last = block.at(-1) ?? start;
    const next = cells.find((one) => isBelow(last.cell, one.cell));
    if (!next) break;
    block.push(next);
  }
  return block;
}

function isBelow(above: Cell, below: Cell): boolean {
  const height = Math.max(above.at.height, below.at.height);
  const gap = below.at.top - (above.at.top + above.at.height);
  return gap > -0.5 * height && gap < height && Math.abs(above.at.left - below.at.left) < height;
}

/** The name above an address; nothing when several people have one here. */
function addressed(page: PageText | undefined): Found | undefined {
  const cells = (page?.lines ?? []).flatMap((line) =>
    line.cells.map((cell) => ({ cell, line })).filter(({ cell }) => (cell.words[0]?.box[1] ?? 1) < upper),
  );
  const found: Found[] = [];
  for (const start of cells) {
    const name = valueIn(start.cell, holderIn, { how: "unlabelled", start: 0, label: "" });
    if (!name || !name.value.includes(" ")) continue;
    const isInside = cells.some(({ cell }) => isBelow(cell, start.cell) && (isAddress(cell.text) || isBank(cell.text)));
    const block = blockFrom(start, cells).slice(1);
    const [next, second] = block;
    const isAbove =
      next !== undefined && (isAddress(next.cell.text) || (second !== undefined && isSecondName(next, second)));
    const speaksOfBank = block.some(({ cell }) => /\bwww\.|@|\bbranch\b|\bsuccursale\b/.test(plain(cell.text)));
    if (!isInside && isAbove && !speaksOfBank) found.push(name);
  }
  return oneOf(found);
}

/** Two people of one address. */
const isSecondName = (next: Placed, second: Placed) =>
  holderIn(next.cell.text, "") !== undefined && isAddress(second.cell.text);

function oneOf(found: readonly Found[]): Found | undefined {
  const [first, second] = found;
  if (!first || !second) return first;
  const isNextLine = found.length === 2 && second.page === first.page && second.box[1] - first.box[1] < 0.03;
  return isNextLine && Math.abs(first.box[0] - second.box[0]) < 0.02
    ? {
        ...first,
        value: `${first.value} & ${second.value}`,
        span: { text: `${first.span.text} ${second.span.text}`, words: [...first.span.words, ...second.span.words] },
      }
    : undefined;
}

/** Names from a picture are never checked: both readings lose the same accents. */
export async function accountHolder(pages: readonly PageText[]): Promise<ReadField | undefined> {
  const lines = pages.flatMap((page) => page.lines);
  const labelled = labelledValue(lines, labels, labelledHolder);
  if (labelled && !isHeadOfColumn(labelled, lines)) return await namedField(labelled, pages, labelledHolder);
  const layout = layoutOfPages(pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !isRow(line)) })));
  const chosen = chosenFor("holder", accountHolderTopics, candidatesIn(layout, notOfBanks), areOfOnePerson);
  if (chosen && isPlain(chosen)) return fieldOfChosen(chosen, pages);
  const found = foundIn(pages, namedHolder) ?? addressed(pages[0]);
  if (found) return await namedField(found, pages);
  if (chosen) return fieldOfChosen(chosen, pages);
  const joint = labelledValue(lines, jointLabels, holderIn);
  return joint && (await namedField(joint, pages));
}

/** One word in a row of labels, beside the label of the holder: the values stand below. */
function isHeadOfColumn({ value, page, box }: Found, lines: readonly Line[]): boolean {
  const row = lines.find(({ cells }) =>
    cells.some(({ words }) =>
      words.some((word) => word.page === page && word.box[0] === box[0] && word.box[1] === box[1]),
    ),
  );
  return !value.includes(" ") && row !== undefined && row.cells.length > 2;
}

/** A transaction names shops and people. */
const isRow = (line: Line): boolean =>
  columnsIn(line) !== undefined ||
  (line.cells.length > 1 && line.cells.slice(0, 2).some(({ text }) => dayAtStart(text)));

const notOfBanks: Grammar = { all: (text) => holders.all(text).filter(({ value }) => !isBank(value)) };

async function namedField(found: Found, pages: readonly PageText[], parse = holderIn): Promise<ReadField> {
  const { checked, ...field } = await checkedField(found, pages, parse);
  return checked === "textLayer" ? { ...field, checked } : field;
}
