import { type Cad, inDollars } from '@boreal/domain/kernel/money';
import type { DatedRow, DatedTable } from '@boreal/domain/kernel/datedTable';
import { openEnd } from '@boreal/domain/tables/notKnownYet';
import { everyTable, isInDollars } from '@boreal/domain/tables/everyTable';

/** Every dated table that the domain exports, by id. */
export const datedTables = async (): Promise<readonly DatedTable<unknown>[]> => everyTable;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** 2289500 cents as 22,895.00. */
const money = (amount: Cad): string => inDollars(amount).toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ',');

function valueOf(value: unknown, inCad: boolean): string {
  if (inCad && typeof value === 'number') return money(value as Cad);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'object' ? `(${valueOf(one, inCad)})` : valueOf(one, inCad))).join(inCad ? ' / ' : ', ');
  return Object.entries(value)
    .map(([name, part]) => (typeof part === 'object' && part !== null && !Array.isArray(part) ? `${name} (${valueOf(part, inCad)})` : `${name} ${valueOf(part, inCad)}`))
    .join('; ');
}

function rowLine({ from, until, value, source, note }: DatedRow<unknown>, inCad: boolean): string {
  const title = source.address === undefined ? cell(source.title) : `[${cell(source.title)}](${source.address})`;
  return `| ${from} | ${until ?? ''} | ${cell(valueOf(value, inCad))} | ${title} | ${source.checkedOn} | ${source.status} | ${cell(note ?? '')} |`;
}

const isOpen = (until: string) => until === openEnd;

/** docs/sources.md: what each table rests on, and when that was last read. */
export function sourcesPage(tables: readonly DatedTable<unknown>[]): string {
  const rows = tables.flatMap((table) => table.rows);
  const verified = rows.filter((row) => row.source.status === 'verified').length;
  const parts = tables.map((table) =>
    [
      `## ${table.title.en} / ${table.title.fr}`,
      '',
      `\`${table.id}\`, in ${table.unit}; the row is chosen by ${table.appliesOn === 'today' ? 'today’s date' : 'the date on which the application was received, else today’s'}.`,
      '',
      '| from | until | value | source | last read | status | note |',
      '|---|---|---|---|---|---|---|',
      ...table.rows.map((row) => rowLine(row, isInDollars(table))),
      ...(table.knownGaps ?? []).map((gap) => `| ${gap.from} | ${isOpen(gap.until) ? '' : gap.until} | none | | | | known gap: ${cell(gap.reason)} |`),
    ].join('\n'),
  );
  return [
    '# What the tables rest on',
    '',
    '<!-- Made by scripts/sources.ts from packages/domain/src/tables; a test fails when this page is not current. -->',
    '',
    `Everything that an authority may change is a dated row with its source. ${tables.length} tables, ${rows.length} rows, ${verified} of them verified.`,
    '`verified`: somebody read it in the text named, on the day given. `unverified`: everything else, our own measurements among it; nothing is decided for an applicant on it without saying so.',
    '',
    '## Where no value is known',
    '',
    'A day in one of these gaps has no amount or rule until somebody reads the next one; it is never taken from the row before.',
    '',
    '| table | from | until | why |',
    '|---|---|---|---|',
    ...tables.flatMap((table) => (table.knownGaps ?? []).map((gap) => `| \`${table.id}\` | ${gap.from} | ${isOpen(gap.until) ? '' : gap.until} | ${cell(gap.reason)} |`)),
    '',
    parts.join('\n\n'),
    '',
  ].join('\n');
}
