import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { CaseCondition } from "@boreal/domain/caseFile/rule";
import type { Text } from "@boreal/domain/kernel/text";
import { flowOf } from "@boreal/domain/questionnaire/flow";
import { everyTable } from "@boreal/domain/tables/everyTable";
import { conditionUses, isComposed, type NamedCondition } from "./conditionUses.ts";
import { domainModules } from "./domainModules.ts";
import { isField, sectionRows, type SectionRows, type StepRow } from "./stepRows.ts";
import { tableUses, type TableUses } from "./tableUses.ts";

/** docs/rules.md: every question, condition and dated table, and how they hang together. */

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("\n", " ");
const both = ({ en, fr }: Text): string => `${cell(en)}<br>*${cell(fr)}*`;

const anchor = (kind: "step" | "condition" | "table" | "section", id: string) => `<a id="${kind}-${id}"></a>`;
const linkTo = (kind: "step" | "condition" | "table" | "section", id: string, words = id) =>
  `[${words}](#${kind}-${id})`;

/** A condition in the names of its parts, each with a link. */
function said(condition: CaseCondition, isInside = false): string {
  const { made } = condition;
  if (!made || !isComposed(condition)) return linkTo("condition", condition.id);
  const words = joinedParts(made);
  return isInside && made.by !== "not" ? `(${words})` : words;
}

function joinedParts({ by, of }: NonNullable<CaseCondition["made"]>): string {
  const parts = of.map((part) => said(part, true));
  return by === "not" ? `not ${parts.join("")}` : parts.join(by === "all" ? " **and** " : " **or** ");
}

const letters: readonly (readonly [ApplicationType, string])[] = [
  ["Student", "S"],
  ["StudentExtension", "E"],
  ["Dli", "D"],
  ["StandaloneFamily", "F"],
  ["SpeFamily", "X"],
];

function askedIn(types: readonly ApplicationType[]): string {
  const built = letters.filter(([type]) => types.includes(type)).map(([, letter]) => letter);
  const later = types.length - built.length;
  return [...built, ...(later > 0 ? [`+${later}`] : [])].join(" ");
}

function when({ step, depth }: StepRow): string {
  const lines: string[] = [];
  const needed = "needed" in step && typeof step.needed === "object" ? step.needed : undefined;
  const isNeededWhenAsked = needed !== undefined && needed.id === step.shown?.id;
  if (step.shown) lines.push(`asked${isNeededWhenAsked ? " and needed" : ""} when ${said(step.shown)}`);
  if ("skipped" in step && step.skipped) lines.push(`left out, unless answered, when ${said(step.skipped)}`);
  if ("needed" in step && step.needed === "never") lines.push("may stay empty");
  if (needed && !isNeededWhenAsked) lines.push(`needed when ${said(needed)}`);
  if ("blockedWhen" in step && step.blockedWhen) lines.push(`cannot be left while ${said(step.blockedWhen)}`);
  if (lines.length === 0 && depth === 0) return "always";
  return lines.join("<br>");
}

function more({ step, codes, tables, depth }: StepRow): string {
  const warnings = "warnings" in step ? (step.warnings ?? []) : [];
  const offered = "choices" in step ? (step.choices ?? []).filter((option) => option.offered) : [];
  const wordings = "wordings" in step ? (step.wordings ?? []) : [];
  return [
    ...(codes.length > 0 ? [`refuses: ${codes.join(", ")}`] : []),
    ...offered.map((option) => `offers ${String(option.value)} when ${option.offered ? said(option.offered) : ""}`),
    ...wordings.map((wording) => `other words when ${said(wording.when)}`),
    ...(warnings.length > 0 ? [`warns: ${warnings.join(", ")}`] : []),
    ...("prefill" in step && step.prefill !== undefined ? ["can be filled in from what is known"] : []),
    ...(tables.length > 0 && depth < 2 ? [`tables: ${tables.map((id) => linkTo("table", id)).join(", ")}`] : []),
  ].join("<br>");
}

function stepLine(row: StepRow): string {
  const { step, depth, types } = row;
  const kind = isField(step) ? step.kind : step.type;
  const name =
    depth === 2
      ? `&nbsp;&nbsp;· ${step.id}`
      : `${anchor("step", step.id)}${depth === 1 ? "&nbsp;↳ " : ""}\`${step.id}\``;
  return `| ${name} | ${depth === 0 ? askedIn(types) : ""} | ${kind} | ${"person" in step ? step.person : ""} | ${both(step.question)} | ${when(row)} | ${more(row)} |`;
}

const sectionPart = ({ id, title, rows }: SectionRows): string =>
  [
    `${anchor("section", id)}`,
    "",
    `### ${title.en} / ${title.fr}`,
    "",
    "| step | asked in | kind | person | question | when | besides |",
    "|---|---|---|---|---|---|---|",
    ...rows.map(stepLine),
  ].join("\n");

/** "step coOp" as a link; "rule letters.loan" as it is. */
function usedBy(owner: string): string {
  const [kind = "", id = ""] = owner.split(/ (.*)/s);
  if (kind === "step" || kind === "condition") return `${kind === "condition" ? "condition " : ""}${linkTo(kind, id)}`;
  return kind === "rule" ? `\`${id}\`` : `${kind} \`${id}\``;
}

function conditionLine({ id, condition, usedBy: owners, askedIn: files }: NamedCondition): string {
  const { sentences, made } = condition;
  const holds = sentences ? both(sentences.holds) : made ? `when ${joinedParts(made)}` : "says what it finds";
  const inCode = [...files].filter(
    (file) => !/^(?:questionnaire|vault|letters|forms|warnings)\//.test(file) || owners.size === 0,
  );
  const uses = [...[...owners].map(usedBy), ...inCode.map((file) => `\`${file}\``)];
  return `| ${anchor("condition", id)}\`${cell(id)}\` | ${holds} | ${[sentences?.not, sentences?.unknown]
    .filter((one) => one !== undefined)
    .map(both)
    .join(" Not known: ")} | ${uses.join(", ")} |`;
}

function conditionParts(conditions: readonly NamedCondition[]): readonly string[] {
  const files = [...new Set(conditions.map(({ file }) => file ?? ""))].toSorted((one, other) =>
    one === "" ? 1 : other === "" ? -1 : one.localeCompare(other, "en"),
  );
  return files.map((file) =>
    [
      `### ${file === "" ? "Inside one rule" : `\`${file}\``}`,
      "",
      "| condition | because, when it holds | because, when it does not | used by |",
      "|---|---|---|---|",
      ...conditions.filter((one) => (one.file ?? "") === file).map(conditionLine),
    ].join("\n"),
  );
}

function tableLine(id: string, title: Text, uses: TableUses | undefined): string {
  const { steps = [], conditions = [], parts = [], files = [] } = uses ?? {};
  const seen = [
    ...(steps.length > 0 ? [`steps ${steps.map((step) => linkTo("step", step)).join(", ")}`] : []),
    ...(conditions.length > 0 ? [`conditions ${conditions.map((one) => linkTo("condition", one)).join(", ")}`] : []),
    ...(parts.length > 0 ? [`plan: ${parts.join(", ")}`] : []),
  ];
  return `| ${anchor("table", id)}\`${id}\`<br>${both(title)} | ${seen.join("<br>")} | ${files.length > 0 ? files.map((file) => `\`${file}\``).join(", ") : "no rule yet"} |`;
}

export async function rulesPage(): Promise<string> {
  const modules = await domainModules();
  const conditions = conditionUses(modules);
  const sections = sectionRows(flowOf);
  const uses = tableUses(everyTable, { modules, conditions, sections });
  const tables = everyTable.toSorted((one, other) => one.id.localeCompare(other.id, "en"));
  const all = [...conditions.values()].toSorted((one, other) => one.id.localeCompare(other.id, "en"));
  const rows = sections.flatMap((section) => section.rows);
  return [
    "# What is asked, when, and on which rules it rests",
    "",
    "<!-- Made by scripts/rules.ts from packages/domain/src; a test fails when this page is not current. -->",
    "",
    `${rows.filter(({ depth }) => depth === 0).length} pages of the assessment with ${rows.filter(({ depth, step }) => depth < 2 && (isField(step) || step.type === "list" || step.type === "composite")).length} answers, ${all.length} named conditions, ${tables.length} dated tables.`,
    "",
    "- [Questions](#questions): " + sections.map(({ id, title }) => linkTo("section", id, title.en)).join(", "),
    "- [Conditions](#conditions), by file",
    "- [Dated tables](#dated-tables); their rows and sources are in [sources.md](sources.md)",
    "",
    "## Questions",
    "",
    `Asked in: ${letters.map(([type, letter]) => `${letter} ${type}`).join(", ")}; "+n" so many other types of application. ↳ a question of the group above, · a field of the answer above.`,
    "What a step refuses, and which tables it reads, was found by trying values on it over made-up cases; it may refuse more.",
    "",
    sections.map(sectionPart).join("\n\n"),
    "",
    "## Conditions",
    "",
    'The sentences can follow "because". Used by: steps, rules of decisions, pages of the vault, forms and warnings whose definition names the condition, alone or as a part; files whose code asks it.',
    "",
    conditionParts(all).join("\n\n"),
    "",
    "## Dated tables",
    "",
    "Seen to read it: over made-up cases of every type. Named in: files under `packages/domain/src` that import it. A table without either waits for the rules of another type of application.",
    "",
    "| table | seen to read it | named in |",
    "|---|---|---|",
    ...tables.map(({ id, title }) => tableLine(id, title, uses.get(id))),
    "",
  ].join("\n");
}
