import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { aCase } from "@boreal/domain/test/caseBuilder";
import { describe, expect, it } from "vitest";
import { allQuestionsOf } from "../../../case/flow/allQuestions.ts";
import { waitingPages } from "./pageOrder.ts";
import { sectionOverview } from "./sectionOverview.ts";

const walked = (caseFile: CaseFile) => ({
  questions: allQuestionsOf(caseFile.application.type),
  caseFile,
  acknowledged: [],
});

const standOf = (caseFile: CaseFile, id: string) =>
  sectionOverview(walked(caseFile)).find(({ section }) => section.id === id);

describe("the parts of the questionnaire", () => {
  it("lead to their first open page, and count the pages that wait", () => {
    const caseFile = aCase().answers({ country: "NG", maritalStatus: "single" }).build();
    const family = sectionOverview(walked(caseFile)).find(({ section }) =>
      section.steps.some(({ id }) => id === "hasAccompanyingChild"),
    );
    expect(family).toMatchObject({ pageId: "hasAccompanyingChild", state: "open" });
    expect(sectionOverview(walked(caseFile)).reduce((sum, { open }) => sum + open, 0)).toBe(
      waitingPages(walked(caseFile)).length,
    );
  });

  it("are done once nothing in them waits; a part without questions is neither", () => {
    expect(standOf(aCase().type("JudicialReview").answers({ birthday: "1996-04-12" }).build(), "you")).toMatchObject({
      state: "done",
      open: 0,
      pageId: "birthday",
    });
    expect(standOf(aCase().type("JudicialReview").build(), "you")).toMatchObject({ state: "open", open: 1 });
    expect(standOf(aCase().build(), "start")?.state).toBe("quiet");
  });

  it("that do not concern the person are left out", () => {
    const ids = (caseFile: CaseFile) => sectionOverview(walked(caseFile)).map(({ section }) => section.id);
    const alone = ids(aCase().answers({ maritalStatus: "single" }).build());
    const married = ids(
      aCase().answers({ maritalStatus: "married", accompanyingSpouse: true }).spouse("OpenWorkPermit").build(),
    );
    expect(married).toEqual(expect.arrayContaining(alone));
    expect(married.length).toBeGreaterThan(alone.length);
  });
});
