import type { ScoredDocument } from "./document.ts";
import type { DocumentScore, FieldOutcome } from "./scoreOf.ts";

const share = (part: number, whole: number): string => (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const header = [
  "",
  "documents",
  "type right",
  "type wrong",
  "fields right",
  "of printed",
  "missing",
  "wrong, asked",
  "wrong, sure",
  "rows",
  "ms a page",
];

function row(name: string, scores: readonly DocumentScore[]): readonly string[] {
  const outcomes = scores.flatMap(({ fields }) => Object.values(fields));
  const count = (of: FieldOutcome) => outcomes.filter((outcome) => outcome === of).length;
  const rows = scores.reduce((sum, { document }) => sum + (document.transactions?.length ?? 0), 0);
  const typed = (of: DocumentScore["type"]) => scores.filter(({ type }) => type === of).length;
  return [
    name,
    String(scores.length),
    share(typed("right"), scores.length),
    share(typed("wrong"), scores.length),
    share(count("right"), outcomes.length),
    `${count("right")}/${outcomes.length}`,
    String(count("missing")),
    String(count("wrongToConfirm")),
    String(count("wrongAndSure")),
    rows === 0 ? "-" : `${scores.reduce((sum, { rowsRight }) => sum + rowsRight, 0)}/${rows}`,
    median(scores.map(({ millisecondsPerPage }) => millisecondsPerPage)).toFixed(0),
  ];
}

/** A group of its own is never counted with the others. */
const inGroup = ({ group }: ScoredDocument): string => (group ? `${group}: ` : "");

/** A line for each kind and way, for all of each way, and for each layout, so that layouts nobody looked at stand by themselves. */
export function scoreTable(scores: readonly DocumentScore[]): string {
  const by = (of: (score: DocumentScore) => string) =>
    [...Map.groupBy(scores, of)]
      .filter(([name]) => name !== "")
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, some]) => row(name, some));
  const rows = [
    header,
    ...by(({ document }) => `${inGroup(document)}${document.documentType}, ${document.condition}`),
    ...by(({ document }) => `${inGroup(document)}all, ${document.condition}`),
    ...by(({ document }) => (document.half ? `${inGroup(document)}${document.half} half, ${document.condition}` : "")),
    ...by(({ document }) => (document.half ? `${inGroup(document)}${document.half} half` : "")),
    ...by(({ document }) => (document.half ? "" : `layout ${document.layout}, ${document.condition}`)),
  ];
  const widths = header.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows
    .map((cells) =>
      cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join("  "),
    )
    .join("\n");
}

/** One line for each value that is not right, and for each wrong kind. */
export const faultLines = ({
  document,
  type,
  fields,
  found,
  missedWarnings,
  falseAlarms,
}: DocumentScore): readonly string[] => [
  ...(type === "wrong" ? [`${document.name} (${document.condition}): taken for another kind`] : []),
  ...Object.entries(fields).flatMap(([name, outcome]) =>
    outcome === "right"
      ? []
      : [
          `${document.name} (${document.condition}): ${name} ${outcome}: ${found[name] ?? "nothing"} instead of ${String(document.expected[name])}`,
        ],
  ),
  ...missedWarnings.map((id) => `${document.name} (${document.condition}): ${id} not told`),
  ...falseAlarms.map((id) => `${document.name} (${document.condition}): ${id} told and not there`),
];
