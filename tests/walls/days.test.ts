import { describe, expect, it } from "vitest";
import { isTest, projectFiles, textOf } from "./projectFiles.ts";

/** Ten letters of something else than an instant. */
const otherTens = ["apps/server/src/demo/people.ts", "packages/domain/src/kernel/shape.ts"];

/** How the day of an instant was cut out of its text, or made by the database: that is the day in UTC. */
const cuts = /\.(?:slice|substring)\(0, 10\)|at time zone 'UTC'\)*::date|date_trunc\([^;]*at time zone 'UTC'/;

const sources = projectFiles().filter(
  (path) => /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(path) && !isTest(path) && !otherTens.includes(path),
);

/**
 * In the evening in Canada it is the next day in UTC. The day of an instant is `easternDay` where days are counted, and `dayOf` of
 * `useLanguage` where it is shown.
 */
describe("the day of an instant", () => {
  it("is never cut out of its text", () => {
    const cut = sources.filter(
      (path) => cuts.test(textOf(path)) && path !== "packages/domain/src/kernel/easternDay.ts",
    );
    expect(cut).toEqual([]);
  });

  it.each([
    "date(at.slice(0, 10))",
    "(min(x) at time zone 'UTC')::date::text",
    "date_trunc('week', x at time zone 'UTC')",
  ])("would be caught in %s", (source) => expect(cuts.test(source)).toBe(true));
});
