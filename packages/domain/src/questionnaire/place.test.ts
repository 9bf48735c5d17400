import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, it } from "vitest";
import { anyCase } from "../../test/guards/anyCase.ts";
import { aCase } from "../../test/caseBuilder.ts";
import { shareOf } from "../../../../tests/running/sizes.ts";
import { splitPath } from "../caseFile/answers/answers.ts";
import { applicationTypes } from "../caseFile/application.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import { flowOf, stepsOf } from "./flow.ts";
import { readerFor } from "./inUse.ts";
import { addedPages, placeOf } from "./place.ts";
import { asksSomething } from "./stepsProgress.ts";
import { minutesOfPages, sectionsNearTheEnd } from "./timeNeeded.ts";
import { neighbour, pagesToShow } from "./progress.ts";
import type { Step } from "./step.ts";

const shownIn = (caseFile: CaseFile): ReadonlySet<Step> =>
  new Set(pagesToShow(caseFile.application.type, readerFor(caseFile)));

const keysOn = (step: Step): readonly string[] =>
  step.type === "group"
    ? step.members.map(({ id }) => splitPath(id).key)
    : step.type === "question" || step.type === "list" || step.type === "composite"
      ? [splitPath(step.id).key]
      : [];

/** The places of the pages that somebody walks through who gives these answers, each on its page. */
function walk(whole: CaseFile) {
  const { type } = whole.application;
  let caseFile: CaseFile = { ...whole, answers: {} };
  let step: Step | undefined = stepsOf(type).find((one) => shownIn(caseFile).has(one));
  const places = [];
  while (step) {
    const given = Object.fromEntries(
      Object.entries(whole.answers).filter(([key]) => keysOn(step as Step).includes(key)),
    );
    places.push(placeOf(flowOf(type), shownIn(caseFile), step));
    caseFile = { ...caseFile, answers: { ...caseFile.answers, ...given } };
    // With its answers, before going on.
    places.push(placeOf(flowOf(type), shownIn(caseFile), step));
    step = neighbour(type, readerFor(caseFile), step.id, "next");
  }
  return places;
}

describe("where a page stands", () => {
  it.each(shareOf("types through which somebody walks", applicationTypes, 12))(
    "never falls on the way through %s, whatever is answered",
    (type) => {
      fc.assert(
        fc.property(anyCase, (drawn) => {
          const places = walk({ ...drawn, application: { ...drawn.application, type } });
          for (const [index, place] of places.entries()) {
            const before = places[index - 1];
            expect(place).toBeDefined();
            if (!place || !before) continue;
            expect(place.ratio).toBeGreaterThanOrEqual(before.ratio);
            expect(place.n).toBeGreaterThanOrEqual(before.n);
            expect(place.n).toBeLessThanOrEqual(place.of);
          }
          expect(places.at(-1)?.ratio).toBe(1);
        }),
        { numRuns: 20, endOnFailure: true },
      );
    },
  );
});

describe("how much is left", () => {
  const shown = shownIn(aCase().build());
  const placed = (id: string) => {
    const step = stepsOf("Student").find((one) => one.id === id);
    if (!step) throw new Error(`no page ${id}`);
    return placeOf(flowOf("Student"), shown, step);
  };

  it("the first question stands in the first section: the page that greets is none of its own", () => {
    expect([placed("welcome")?.n, placed("country")?.n]).toEqual([1, 1]);
    expect(placed("welcome")?.of).toBe(placed("country")?.of);
  });

  it("the last page that asks is in the last section, and one page is left", () => {
    const last = placed(stepsOf("Student").findLast((one) => shown.has(one) && asksSomething(one))?.id ?? "");
    expect([last?.n, last?.left, last?.pagesLeft]).toEqual([last?.of, 1, 1]);
  });

  it("before the history there are more sections and pages left than after it", () => {
    const [history, law] = [placed("historyBreakpoint"), placed("criminalHistoryGroup")];
    expect(history?.left).toBeGreaterThan(sectionsNearTheEnd);
    expect(history?.pagesLeft).toBeGreaterThan(law?.pagesLeft ?? 0);
    expect(minutesOfPages(history?.pagesLeft ?? 0)).toBeGreaterThan(1);
  });
});

describe("what an answer adds", () => {
  const married = aCase().answers({ maritalStatus: "married", accompanyingSpouse: false });
  const flow = flowOf("Student");
  const added = (answers: CaseFile["answers"]) =>
    addedPages(flow, shownIn(married.build()), shownIn(married.answers(answers).build()));

  it("is nothing by the same answer, and nothing by one that takes questions away", () => {
    expect(added({ maritalStatus: "married" })).toBeUndefined();
    expect(added({ maritalStatus: "single" })).toBeUndefined();
  });

  it("is about the spouse where all of it is", () => {
    const found = added({ accompanyingSpouse: true });
    expect(found?.about).toBe("spouse");
    expect(found?.count).toBeGreaterThan(3);
  });

  it("is told by its section where it is about the applicant", () => {
    expect(added({ tuitionPayment: "oneSemester" })).toEqual({
      count: 2,
      about: flow.find(({ id }) => id === "money"),
    });
  });
});
