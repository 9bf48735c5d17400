import { labelledValue, valueIn, type Found, type Parse } from "../../fields/labelledValue.ts";
import { nameIn } from "../../fields/nameField.ts";
import type { ReadField } from "../../reading.ts";
import type { Cell, Line } from "../../text/lines.ts";
import { plain } from "../../text/plainText.ts";
import { checkedField } from "../checkedField.ts";
import type { PageText } from "../reader.ts";
import { isBank } from "./bankName.ts";

/** Whose account it is: beside a label, else above the address to which the paper was sent. Never whom a greeting names. */

const labels = [
  /^\W*(?:name\(?s?\)? of (?:the )?)?(?:(?:primary|joint|account|deposit|certificate|policy) )?(?:holder|owner|depositor|investor)(?:'?s?'?|\(s\))(?: (?:full )?names?)?(?! (?:address|number|no|type|since))/,
  /^\W*account names?(?:\(s\))?/,
  /^\W*(?:customer|client|member|investor|depositor)(?:'s)?(?: full)? name/,
  /^\W*(?:nom(?:\(s\)|s)? (?:du |de la |des |de l')?)?(?:titulaire|detenteur|detentrice|deposant|deposante|souscripteur)(?:\(e\))?(?:\(s\)|s)?(?: (?:du|de) (?:compte|depot|certificat|placement))?/,
  /^\W*nom du (?:compte|client|membre)/,
  /^\W*nom de (?:la cliente|l'adherent|l'investisseur)/,
];

/** Kinds of accounts have names, too. */
const isNoHolder =
  /\b(?:accounts?|savings|chequing|checking|comptes?|epargne|deposits?|depots?|statement|releve|everyday|balance|solde|customer|titulaire|holder|certificate|certificat|since|depuis)\b/;

/** What stands above an address and names nobody; behind a label, a person may be called Page or Branch. */
const isNoName = /\b(?:student|branch|manager|page|plan|dear|cher|chere|bonjour)\b/;

/** One name, or those of two people with "and" or & between them. */
export const holderIn: Parse = (text, label) => {
  const cleaned = text.replaceAll("&", "+");
  const parts = cleaned.split("+");
  if (isNoHolder.test(plain(text)) || isBank(text)) return undefined;
  if ((label === "" || !text.trim().includes(" ")) && isNoName.test(plain(text))) return undefined;
  if (parts.length === 1) return nameIn(text, label);
  const names = parts.map((part) => nameIn(part, label));
  const [first] = names;
  const last = names.at(-1);
  if (!first || !last || !names.every((name) => name !== undefined)) return undefined;
  const to = text.length;
  return { value: names.map((name) => name?.value).join(" & "), from: first.from, to };
};

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
  const found = labelledValue(lines, labels, holderIn) ?? addressed(pages[0]);
  if (!found) return undefined;
  const { checked, ...field } = await checkedField(found, pages, holderIn);
  return checked === "textLayer" ? { ...field, checked } : field;
}
