import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { accompanyingChildren } from "@boreal/domain/questionnaire/family/children";
import { composite, list, question, type AskingStep } from "@boreal/domain/questionnaire/step";
import { describe, expect, it } from "vitest";
import { answerQueue } from "../../../case/saving/answerQueue.ts";
import type { QueueDeps } from "../../../case/saving/queueDeps.ts";
import { answerSheet } from "../../../case/saving/answerSheet.ts";
import { choosing, typing } from "../../../case/fields/entered.ts";
import { enterInto } from "./enterInto.ts";
import { allQuestionsOf } from "../../../case/flow/allQuestions.ts";
import { localCase } from "../saving/localCase.ts";
import { rowsOf } from "../pages/pageFields.ts";
import { thePage } from "../pages/thePage.ts";
import type { Answers } from "../saving/useAnswers.ts";

const words = { en: "Made up", fr: "Inventé" };
const origin = { en: "from your passport", fr: "d’après votre passeport" };
const base = { person: "main", question: words, needed: "always" } as const;
const empty: CaseFile = {
  today: "2026-11-21",
  user: {},
  profile: {},
  application: { type: "IrccRequest" },
  answers: {},
  dependents: [],
  documents: [],
};

/** A page with nothing behind it: what would be stored stands in the queue's values. */
function aPage(step: AskingStep) {
  const deps: QueueDeps = {
    send: () => new Promise<never>(() => {}),
    alone: (work) => work(),
    mayPass: () => false,
    standing: () => "unknown" as const,
    now: () => "",
    delay: () => 0,
    wait: () => () => {},
    onLine: () => {},
  };
  const questions = allQuestionsOf(empty.application.type);
  const sheet = answerSheet(answerQueue({ values: {}, versions: {} }, deps));
  const answers = (): Answers => ({
    applicationId: "a1",
    mayAnswer: true,
    mayAnswerAt: () => true,
    sheet,
    view: sheet.view(),
    acknowledged: [],
    acknowledge: () => Promise.resolve(),
    ...localCase(questions, empty, sheet.view(), "part"),
  });
  const page = () => thePage(step, { questions, caseFile: answers().shownCase }, sheet.view());
  return { sheet, page, enter: () => enterInto(answers(), page()) };
}

describe("what is filled in for the person", () => {
  const name = composite({
    ...base,
    id: "birthName",
    look: "fields",
    fields: ["givenName", "familyName"].map((id) => ({ id, kind: "text", question: words, needed: "always" })),
    prefill: () => ({ value: { givenName: "Amara", familyName: "Okafor" }, origin }),
  });

  it("is stored when she goes on, and not before", () => {
    const { sheet, page, enter } = aPage(name);
    expect(sheet.view().values).toEqual({});
    enter().part(name, "familyName", typing("Roy"));
    expect(sheet.view().values["birthName"]).toEqual({ familyName: "Roy" });
    expect(page().caseFile.answers.birthName).toEqual({ givenName: "Amara", familyName: "Roy" });
    expect(Object.keys(page().origins)).toEqual(["answers.birthName.givenName"]);
    enter().confirmFilledIn();
    expect(sheet.view().values["birthName"]).toEqual({ givenName: "Amara", familyName: "Roy" });
    expect(page().origins).toEqual({});
  });

  it("is gone for good once she emptied it", () => {
    const number = question({
      ...base,
      id: "passportNumber",
      kind: "text",
      prefill: () => ({ value: "XY1234567", origin }),
    });
    const { page, enter } = aPage(number);
    enter().answer(number, typing(undefined));
    expect(page().caseFile.answers.passportNumber).toBeUndefined();
  });
});

describe("half a date", () => {
  const half = { typed: { day: "31", month: "", year: "" }, refusal: { code: "dateIncomplete", text: words } };

  it("stands there again when the person comes back, and is not stored", () => {
    const birthday = question({ ...base, id: "birthday", kind: "date" });
    const { sheet, enter } = aPage(birthday);
    enter().answer(birthday, typing(undefined, half));
    expect(sheet.view().drafts["birthday"]?.unread["answers.birthday"]?.typed).toEqual(half.typed);
    expect(sheet.view().values).toEqual({});
    enter().answer(birthday, typing("1996-04-12"));
    expect(sheet.view().drafts).toEqual({});
    expect(sheet.view().values).toEqual({ birthday: "1996-04-12" });
  });

  it("of a card moves up with it", () => {
    const visas = list({
      ...base,
      id: "previousVisas",
      rowName: words,
      rows: () => ({ least: 1, most: 3 }),
      fields: [
        { id: "country", kind: "country", question: words, needed: "always" },
        { id: "dateOfIssue", kind: "month", question: words, needed: "always" },
      ],
    });
    const { sheet, page, enter } = aPage(visas);
    enter().row(visas, 0, "country", choosing("CA"));
    enter().addRow(visas, page().caseFile.answers.previousVisas ?? []);
    enter().row(visas, 1, "dateOfIssue", typing(undefined, half));
    enter().removeRow(visas, page().caseFile.answers.previousVisas ?? [], 0);
    expect(Object.keys(sheet.view().drafts["previousVisas"]?.unread ?? {})).toEqual([
      "answers.previousVisas[0].dateOfIssue",
    ]);
  });
});

describe("children", () => {
  const births = ["2011-03-02", "2013-01-01", "2015-09-30"];

  /** Three children on their page, and what stands on it and would be stored. */
  function threeChildren() {
    const made = aPage({ ...accompanyingChildren, rows: () => ({ least: 1, most: 5 }) });
    const rows = () =>
      rowsOf(
        { ...accompanyingChildren, rows: () => ({ least: 1, most: 5 }) },
        made.page().caseFile.answers.accompanyingChildren,
        made.page().the,
      );
    for (const [index, birth] of births.entries()) {
      if (index > 0) made.enter().addRow(accompanyingChildren, rows());
      made.enter().row(accompanyingChildren, index, "dateOfBirth", choosing(birth));
    }
    return { ...made, rows, stored: () => made.sheet.view().values["accompanyingChildren"] };
  }

  it("keep their number when the one in the middle is taken out, and the next one gets a number that nobody had", () => {
    const { enter, rows, stored } = threeChildren();
    expect(stored()).toEqual(births.map((dateOfBirth, index) => ({ childNumber: index + 1, dateOfBirth })));
    enter().removeRow(accompanyingChildren, rows(), 1);
    expect(stored()).toEqual([
      { childNumber: 1, dateOfBirth: births[0] },
      { childNumber: 3, dateOfBirth: births[2] },
    ]);
    enter().addRow(accompanyingChildren, rows());
    expect(rows()[2]).toEqual({ childNumber: 4 });
  });

  it("come back under their number, which no other child got meanwhile", () => {
    const { enter, rows, stored } = threeChildren();
    const gone = rows()[1] ?? {};
    enter().removeRow(accompanyingChildren, rows(), 1);
    enter().putRowBack(accompanyingChildren, rows(), 1, gone);
    expect(stored()).toEqual(births.map((dateOfBirth, index) => ({ childNumber: index + 1, dateOfBirth })));
    enter().removeRow(accompanyingChildren, rows(), 1);
    enter().addRow(accompanyingChildren, rows());
    enter().putRowBack(accompanyingChildren, rows(), 1, gone);
    expect(rows().map((row) => row["childNumber"])).toEqual([1, 2, 3, 4]);
  });
});

it("writes the whole answer when one part of it is asked for", () => {
  const hasTb = question({ ...base, id: "medicalTb.hasTb", kind: "yesNo" });
  const { sheet, enter } = aPage(hasTb);
  sheet.queue.set("medicalTb", { tbContact: false }, 0);
  enter().answer(hasTb, choosing(true));
  expect(sheet.view().values["medicalTb"]).toEqual({ tbContact: false, hasTb: true });
});
