import type { FormsInReview } from "./task.ts";
import type { Text } from "@boreal/domain/kernel/text";
import { describe, expect, it } from "vitest";
import { taskList } from "./tasks.ts";
import { text, plan, slot, application } from "./testPlan.ts";

describe("official forms to do", () => {
  it("names each part of a form that holds back the review, with the way there, once the questions are answered", () => {
    const form = (key: string, id: string, facts: object = {}) => ({
      key,
      id,
      title: text(id),
      person: "main",
      childNumber: null,
      isComplete: false,
      isFilled: false,
      changedSince: null,
      settledBy: null,
      forLawyer: false,
      parts: [{ id: "passport", title: text("Passport"), gaps: [{ path: "passport.passportNumber" }] }],
      ...facts,
    });
    const review: FormsInReview = {
      lettersToConfirm: [],
      id: "a1",
      formStatuses: [
        form("IMM1294", "IMM1294"),
        form("IMM1294:child2", "IMM1294", { person: "child", childNumber: 2 }),
        form("IMM5645", "IMM5645"),
        form("IMM5476", "IMM5476", { forLawyer: true }),
      ],
      readiness: {
        readyForReview: false,
        open: [
          { kind: "form", id: "IMM1294", forLawyer: false },
          { kind: "form", id: "IMM1294:child2", forLawyer: false },
          { kind: "form", id: "IMM5476", forLawyer: true },
        ],
      },
    };
    const [task] = taskList(application(), plan(), review).open;
    expect(task).toMatchObject({
      kind: "form",
      count: 2,
      items: [
        {
          about: { en: "IMM\u00A01294: Passport" },
          of: { person: "main" },
          href: "/applications/a1/forms/IMM1294/passport?check",
        },
        { of: { person: "child", childNumber: 2 }, href: "/applications/a1/forms/IMM1294:child2/passport?check" },
      ],
    });
    expect(
      taskList(application(), plan({ assessment: { next: "birthday" } }), review).open.map(({ kind }) => kind),
    ).not.toContain("form");
    expect(taskList(application([], { abilities: [] }), plan(), review).open).toEqual([]);
    expect(taskList(application(), plan()).open).toEqual([]);
    // In a status in which nothing may be answered, nothing is asked for.
    const locked = application([], { abilities: [] });
    expect(taskList(locked, plan({ assessment: { next: "birthday" } })).open).toEqual([]);
  });

  it("a form that is filled in waits to be checked, and says what changed since somebody did", () => {
    const standing = (changedSince: Text | null): FormsInReview => ({
      lettersToConfirm: [],
      id: "a1",
      formStatuses: [
        {
          key: "IMM1294",
          id: "IMM1294",
          title: text("f"),
          person: "main",
          childNumber: null,
          isComplete: false,
          isFilled: true,
          changedSince,
          settledBy: null,
          forLawyer: false,
          parts: [],
        },
      ],
      readiness: { readyForReview: false, open: [{ kind: "form", id: "IMM1294", forLawyer: false }] },
    });
    const itemsOf = (review: FormsInReview) => taskList(application(), plan(), review).open[0]?.items;
    expect(itemsOf(standing(null))).toMatchObject([
      { about: { en: "IMM\u00A01294: check it" }, href: "/applications/a1/forms/IMM1294" },
    ]);
    expect(itemsOf(standing(text("1 value changed")))).toMatchObject([
      { about: { en: "IMM\u00A01294: 1 value changed" } },
    ]);
  });

  it("a form is signed and added once it is complete, and is no document to add before", () => {
    const page = "application-for-study-permit";
    const given = application([slot(page, "applicationForStudyPermit", "Required")]);
    const its = {
      key: "IMM1294",
      id: "IMM1294",
      title: text("f"),
      person: "main",
      childNumber: null,
      isComplete: true,
      changedSince: null,
    };
    const standing = (isComplete: boolean): FormsInReview => ({
      lettersToConfirm: [],
      id: "a1",
      formStatuses: [{ ...its, isComplete, isFilled: isComplete, settledBy: null, forLawyer: false, parts: [] }],
      readiness: { readyForReview: false, open: isComplete ? [] : [{ kind: "form", id: "IMM1294", forLawyer: false }] },
    });
    expect(
      [plan(), plan({ assessment: { next: "x" } })].flatMap((each) => taskList(given, each, standing(false)).open),
    ).toEqual([]);
    expect(taskList(given, plan(), standing(true)).open).toMatchObject([{ kind: "sign", count: 1 }]);
  });
});
