import { splitPath } from "@boreal/domain/caseFile/answers/answers";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { CaseReader } from "@boreal/domain/caseFile/reader";
import type { DatedTable, RowOnDate } from "@boreal/domain/kernel/datedTable";
import type { AskingStep, Field, Step } from "@boreal/domain/questionnaire/step";

/** Made-up cases, the same each time, and a reader that notes the tables it is asked for: to see what rules read and say. */

const today = "2026-11-20";
type Answer = Readonly<Record<string, unknown>>;

const days = [
  "1940-03-01",
  "1990-05-04",
  "2005-02-11",
  "2009-12-01",
  "2012-01-15",
  "2020-06-01",
  "2024-01-31",
  "2026-06-01",
  "2026-11-19",
  "2026-11-20",
  "2026-11-21",
  "2027-01-15",
  "2028-09-01",
  "2032-05-01",
  "2090-01-01",
  "2201-01-01",
];
const lengths = [1, 19, 25, 60, 160, 550, 700, 1500, 6000];
const texts = [
  "",
  " ",
  "Wanderer",
  "AB123456",
  "12345678",
  "123-4567",
  "12-345",
  "M5V 2T6",
  "00000",
  "李",
  "<b>",
  "person@example.test",
  "person",
  ...lengths.map((length) =>
    "A quiet year at home. "
      .repeat(length / 20 + 1)
      .slice(0, length)
      .trim(),
  ),
];

/** Values of the right kind for a field, those that its checks should refuse among them. */
export function valuesOf(field: Field): readonly unknown[] {
  const options = (field.choices ?? []).map(({ value }) => value);
  switch (field.kind) {
    case "yesNo":
      return [true, false];
    case "choice":
      return options;
    case "choices":
      return [[], ...options.map((value) => [value]), options];
    case "date":
      return days;
    case "partialDate":
      return [...days, "1990", "2009-05", "****-**-**"];
    case "month":
      return days.map((day) => day.slice(0, 7));
    case "monthOrOngoing":
      return ["ongoing", ...days.map((day) => day.slice(0, 7))];
    case "number":
    case "money":
      return [-1, 0, 0.5, 1, 4, 8, 12, 24, 48, 95, 101, 500, 1900, 2020, 20_000, 90_000, 10_000_000, 1e12];
    case "country":
      return ["NG", "CA", "US", "CN", "IN", "FR", "BR", "MX"];
    case "countries":
      return [[], ["NG"], ["CN", "US"], ["CA"], ["FR", "BR", "IN", "MX", "NG", "US"]];
    case "province":
      return ["ON", "QC", "BC", "AB"];
    case "texts":
      return [[], ["Wanderer"], ["李"], ["Wanderer", ""], Array.from({ length: 30 }, () => "Wanderer")];
    case "phone":
      return ["4165550100", "416-555-0100", "1", "abc", "123456789012345678901234"];
    default:
      return texts;
  }
}

/** A number from 0 up to `below`, always the same for the same turn. */
function picker(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1_013_904_223;
  return (below) => {
    state = (Math.imul(state | 0, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) % below;
  };
}

const askingIn = (step: Step): readonly AskingStep[] =>
  step.type === "group"
    ? step.members
    : step.type === "question" || step.type === "list" || step.type === "composite"
      ? [step]
      : [];

/** Cases of one type, each with about three in four questions answered, whatever the answers make of the others. */
export function triedCases(type: ApplicationType, steps: readonly Step[], count: number): readonly CaseFile[] {
  return Array.from({ length: count }, (_case, index): CaseFile => {
    const pick = picker(index + 1);
    const parts = (fields: readonly Field[]): Answer =>
      Object.fromEntries(
        fields.flatMap((field) => (pick(5) === 0 ? [] : [[field.id, valuesOf(field)[pick(valuesOf(field).length)]]])),
      );
    const answers: Record<string, unknown> = {};
    for (const step of steps.flatMap(askingIn)) {
      if (index === 0 || pick(4) === 0) continue;
      const { key, part } = splitPath(step.id);
      const value =
        step.type === "question"
          ? valuesOf(step)[pick(valuesOf(step).length)]
          : step.type === "composite"
            ? parts(step.fields)
            : [parts(step.fields), parts(step.fields)];
      answers[key] = part === undefined ? value : { ...(answers[key] as Answer | undefined), [part]: value };
    }
    if (pick(2) === 0)
      Object.assign(answers, { maritalStatus: "married", accompanyingSpouse: true, hasAccompanyingChild: true });
    return {
      today,
      user: { role: "student" },
      profile: {},
      answers,
      application: {
        type,
        status: pick(2) === 0 ? "Preparation" : "IrccProcessing",
        ...(pick(3) === 0 ? { receivedDate: "2025-10-01" } : {}),
      },
      dependents:
        pick(2) === 0
          ? []
          : [
              { id: "s", type: "Spouse", visaType: "OpenWorkPermit" },
              { id: "c", type: "Child", childNumber: 1, visaType: "Student", birthday: "2012-01-15" },
            ],
      documents: [],
    };
  });
}

type Insides = {
  readonly caseFile: CaseFile;
  readonly context: ConstructorParameters<typeof CaseReader>[1];
  readonly gates: ConstructorParameters<typeof CaseReader>[2];
};

/** Notes the ids of the tables from which a row is asked, in itself and in every reader that is made of it. */
export class TableNotes extends CaseReader {
  readonly tables: Set<string>;

  constructor(of: CaseReader, tables: Set<string>) {
    const { caseFile, context, gates } = of as unknown as Insides;
    super(caseFile, context, gates);
    this.tables = tables;
  }

  override row<T>(table: DatedTable<T>): RowOnDate<T> {
    this.tables.add(table.id);
    return super.row(table);
  }
  override fresh(): this {
    return new TableNotes(super.fresh(), this.tables) as this;
  }
  override forChild: CaseReader["forChild"] = (child) => new TableNotes(super.forChild(child), this.tables);
  override forRow: CaseReader["forRow"] = (path, value) => new TableNotes(super.forRow(path, value), this.tables);
  override forDocument: CaseReader["forDocument"] = (document, expected) =>
    new TableNotes(super.forDocument(document, expected), this.tables);
}

/** What `read` asks of dated tables over these cases. A rule that cannot stand a made-up value is tried with the next. */
export function tablesRead(cases: readonly CaseFile[], read: (the: CaseReader) => unknown): ReadonlySet<string> {
  const tables = new Set<string>();
  for (const caseFile of cases) read(new TableNotes(new CaseReader(caseFile), tables));
  return tables;
}
