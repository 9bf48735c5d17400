import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DatedRow, DatedTable } from '@boreal/domain/kernel/datedTable';

const folder = new URL('../../packages/domain/src/tables/', import.meta.url);

const isTable = (value: unknown): value is DatedTable<unknown> =>
  typeof value === 'object' && value !== null && 'rows' in value && 'appliesOn' in value && 'id' in value;

/** Every dated table that the domain exports, by id. */
export async function datedTables(): Promise<readonly DatedTable<unknown>[]> {
  const files = readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map(async (file) => (await import(new URL(file, folder).href)) as Readonly<Record<string, unknown>>));
  return modules
    .flatMap((module) => Object.values(module).filter(isTable))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function valueOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(valueOf).join(', ');
  return Object.entries(value).map(([name, part]) => `${name} ${valueOf(part)}`).join('; ');
}

function rowLine({ from, until, value, source, note }: DatedRow<unknown>): string {
  const title = source.address === undefined ? cell(source.title) : `[${cell(source.title)}](${source.address})`;
  return `| ${from} | ${until ?? ''} | ${cell(valueOf(value))} | ${title} | ${source.checkedOn} | ${source.status} | ${cell(note ?? '')} |`;
}

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
      ...table.rows.map(rowLine),
      ...(table.knownGaps ?? []).map((gap) => `| ${gap.from} | ${gap.until} | none | | | | known gap: ${cell(gap.reason)} |`),
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
    parts.join('\n\n'),
    '',
  ].join('\n');
}
