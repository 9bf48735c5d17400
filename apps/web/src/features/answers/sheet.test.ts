import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { flowOf, stepsOf } from "@boreal/domain/questionnaire/flow";
import { describe, expect, it } from "vitest";
import { askingSteps } from "../../case/answers/askedFields.ts";
import { languageTools } from "../../ui/language.tsx";
import { anchorOf, lineAt } from "./anchors.ts";
import { giverKey, type AnswerEntry, type Giver } from "./lines/given.ts";
import { linesInWords } from "./lines/linesInWords.ts";
import { refusalWords } from "./lines/refusalWords.ts";
import { searchTerms } from "./searchText.ts";
import { sheetOf, type SheetLine } from "./sheet.ts";
import { giversOf, isIn, seenIn, type Show, type View } from "./lines/view.ts";

const student = (answers: CaseFile["answers"], more: Partial<CaseFile> = {}): CaseFile => ({
  today: "2026-11-21",
  user: {},
  profile: {},
  application: { type: "Student" },
  answers,
  dependents: [],
  documents: [],
  ...more,
});

const amara: Giver = { kind: "applicant", name: "Amara Okafor", role: null };
const spouse: Giver = { kind: "spouse", name: null, role: null };
const entry = (key: string, value: unknown, by = amara, answeredAt = "2026-11-10T10:00:00.000Z"): AnswerEntry => ({
  key,
  version: 1,
  value,
  answeredAt,
  answeredBy: by,
  revisions: [],
});
const entriesOf = (answers: object) => Object.entries(answers).map(([key, value]) => entry(key, value));

const married = { country: "CI", maritalStatus: "married", accompanyingSpouse: true, birthday: "1996-04-12" } as const;
const sheet = sheetOf(student(married), entriesOf(married));
const linesOf = (of: typeof sheet) => of.sections.flatMap(({ lines }) => lines);
const line = (id: string, of = sheet): SheetLine => {
  const found = linesOf(of).find((each) => each.id === id);
  if (!found) throw new Error(`no line ${id}`);
  return found;
};

describe("the lines of the sheet", () => {
  it("are all questions of the flow in their order, by section, numbered the same for every case", () => {
    const asking = stepsOf("Student")
      .flatMap(askingSteps)
      .map(({ id }) => id);
    expect(linesOf(sheet).map(({ id }) => id)).toEqual(asking);
    const titles = flowOf("Student")
      .filter(({ steps }) => steps.some((step) => askingSteps(step).length > 0))
      .map(({ id }) => id);
    expect(sheet.sections.map(({ section }) => section.id)).toEqual(titles);
    expect(sheet.sections.map(({ lines }) => lines.map(({ number }) => number))).toEqual(
      sheet.sections.map(({ lines }, index) => lines.map((_, at) => `${index + 1}.${at + 1}`)),
    );
    expect(linesOf(sheetOf(student({}), [])).map(({ number }) => number)).toEqual(
      linesOf(sheet).map(({ number }) => number),
    );
  });

  it("leave out what this reader is not told, which is not the same as not answered", () => {
    const cut = linesOf(sheetOf(student({}), [], ["birthday"]));
    expect(cut.map(({ id }) => id)).not.toContain("birthday");
    expect(cut.length).toBe(linesOf(sheet).length - 1);
  });

  it("tell the value and who gave it", () => {
    expect(line("maritalStatus")).toMatchObject({
      state: "answered",
      value: "married",
      given: [{ value: "married", by: amara }],
    });
  });

  it("an open question, one that is not asked and why, one that is wrong and what to do", () => {
    expect(line("hasCanadianSpouse").state).toBe("open");
    const notAsked = line("hasCanadianSpouse", sheetOf(student({ maritalStatus: "single" }), []));
    expect(notAsked.state).toBe("notAsked");
    expect(notAsked.because.length).toBeGreaterThan(0);
    const wrong = line("birthday", sheetOf(student({ birthday: "2027-01-01" }), []));
    expect(wrong.state).toBe("wrong");
    expect(refusalWords(wrong, languageTools("fr"))).toHaveLength(1);
  });

  it("an answer that other answers have set aside is kept, with the reason", () => {
    const aside = line(
      "accompanyingSpouse",
      sheetOf(student({ ...married, maritalStatus: "single" }), entriesOf(married)),
    );
    expect(aside).toMatchObject({ state: "setAside", value: true, given: [{ value: true }] });
    expect(aside.because.length).toBeGreaterThan(0);
  });

  it("an answer that was taken out is open, with its history", () => {
    const cleared: AnswerEntry = {
      ...entry("country", null),
      version: 2,
      revisions: [{ version: 1, value: "NG", answeredAt: "2026-11-01T10:00:00.000Z", answeredBy: spouse }],
    };
    const open = line("country", sheetOf(student({}), [cleared]));
    expect(open.state).toBe("open");
    expect(open.given.map(({ value, by }) => [value, by.kind])).toEqual([
      [undefined, "applicant"],
      ["NG", "spouse"],
    ]);
  });

  it("what a document says, where it is something else than the answer", () => {
    const passport = { fileId: "f1", documentId: "passport", parsedValues: { passportNumber: "E1234567" } };
    const differing = { ...student({ passportNumber: "E7654321" }), documents: [passport] };
    expect(line("passportNumber", sheetOf(differing, [])).readOtherwise).toEqual({
      value: "E1234567",
      origin: { en: "from your passport", fr: "d’après votre passeport" },
    });
    const alike = { ...student({ passportNumber: "E1234567" }), documents: [passport] };
    expect(line("passportNumber", sheetOf(alike, [])).readOtherwise).toBeUndefined();
  });

  it("answers under keys that the flow does not ask for are not lost", () => {
    const other = sheetOf(student({}), [entry("noSuchQuestion", { a: 1 }), entry("neverAnswered", null)]);
    expect(other.unplaced.map(({ key }) => key)).toEqual(["noSuchQuestion"]);
  });
});

describe("what is shown", () => {
  const view: View = { show: "all", giver: "", since: undefined, terms: [] };
  const counted = (of: typeof sheet, show: Show) =>
    linesOf(of).filter((each) => isIn(show, each, Date.parse("2026-11-09T00:00:00Z"))).length;

  it("answered, open and changed since", () => {
    expect(counted(sheet, "all")).toBe(linesOf(sheet).length);
    expect(counted(sheet, "changed")).toBe(Object.keys(married).length);
    const [answered, open] = [counted(sheet, "answered"), counted(sheet, "open")];
    expect(answered).toBeGreaterThanOrEqual(Object.keys(married).length);
    const rest = linesOf(sheet).filter(({ state }) => state === "notAsked" || state === "setAside").length;
    expect(answered + open + rest).toBe(linesOf(sheet).length);
  });

  it("by who answered", () => {
    const both = sheetOf(student(married), [...entriesOf({ country: "CI" }), entry("birthday", "1996-04-12", spouse)]);
    expect(
      giversOf(linesOf(both))
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(["applicant", "spouse"]);
    const words = linesInWords(both, languageTools("en"));
    const seen = seenIn(linesOf(both), ({ id }) => words.get(id)?.searched ?? { strings: [], folded: [] }, {
      ...view,
      giver: giverKey(spouse),
    });
    expect([...seen.lines]).toEqual(["birthday"]);
  });

  const found = (language: "en" | "fr", typed: string) => {
    const words = linesInWords(sheet, languageTools(language));
    return seenIn(linesOf(sheet), ({ id }) => words.get(id)?.searched ?? { strings: [], folded: [] }, {
      ...view,
      terms: searchTerms(typed),
    });
  };

  it("what is searched is found in the language shown, in questions and in answers", () => {
    expect([...found("en", "ivory coast").lines, ...found("en", "cote d'ivoire").lines]).toContain("country");
    expect([...found("fr", "cote d'ivoire").lines]).toContain("country");
    expect([...found("fr", "marie").lines]).toContain("maritalStatus");
    expect([...found("en", "marié seul").lines]).not.toContain("maritalStatus");
    expect([...found("fr", "12 avril 1996").lines]).toEqual(["birthday"]);
    expect([...found("en", "april 1996").lines]).toEqual(["birthday"]);
  });

  it("all words must be found in one question; each place is counted", () => {
    const one = found("en", "april");
    expect(one).toEqual({ lines: new Set(["birthday"]), hits: 1 });
    expect(found("en", "april married").lines.size).toBe(0);
    expect(found("en", "zzz")).toEqual({ lines: new Set(), hits: 0 });
  });
});

describe("the address of a question", () => {
  it("leads to it, to the first part of an answer, or to the first question of a page", () => {
    expect(lineAt(sheet, `#${anchorOf("birthday")}`)?.id).toBe("birthday");
    expect(lineAt(sheet, "#answer-medicalTb")?.id).toMatch(/^medicalTb\./);
    expect(lineAt(sheet, "#answer-maritalStatusGroup")?.pageId).toBe("maritalStatusGroup");
    expect([
      lineAt(sheet, ""),
      lineAt(sheet, "#answer-"),
      lineAt(sheet, "#answer-none"),
      lineAt(sheet, "#%E0%A4%A"),
    ]).toEqual(Array(4).fill(undefined));
  });
});

describe("values that no question would take now", () => {
  it("are shown as they lie there", () => {
    const tools = languageTools("en");
    const odd = linesInWords(sheetOf(student({ birthday: "not a day" }), []), tools).get("birthday")?.pieces;
    expect(odd).toEqual({ look: "value", words: "not a day" });
    const list = linesInWords(sheetOf(student({ schoolName: { old: "form" } } as never), []), tools).get(
      "schoolName",
    )?.pieces;
    expect(list).toEqual({ look: "value", words: '{"old":"form"}' });
  });
});
