import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { listOf } from "../../../test/formWords.ts";
import type { CaseFile } from "../../caseFile/caseFile.ts";
import type { LifeValues } from "../../caseFile/lifeHistory.ts";
import { readerFor } from "../../questionnaire/inUse.ts";
import { formState } from "../formState.ts";
import { gapsBetween } from "./gaps.ts";
import { lifeHistory } from "./lifeHistory.ts";
import { studies, work } from "../../../test/lifeOfAmara.ts";

const life = (values: LifeValues) => {
  const caseFile: CaseFile = { ...aCase().build(), forms: { life: values } };
  return formState(lifeHistory, caseFile, readerFor(caseFile), { role: "main" });
};

describe("months for which nothing is told", () => {
  const gaps = (spans: readonly (readonly [string, string])[], since = "2016-11", until = "2026-11") =>
    gapsBetween(
      spans.map(([from, to]) => ({ from, to })),
      since,
      until,
    ).map(({ from, to }) => `${from} ${to}`);
  const cases: readonly [words: string, spans: readonly (readonly [string, string])[], expected: readonly string[]][] =
    [
      [
        "one after the other, without a gap",
        [
          ["2016-01", "2020-03"],
          ["2020-04", "2026-11"],
        ],
        [],
      ],
      [
        "a change within one month",
        [
          ["2016-01", "2020-03"],
          ["2020-03", "2026-11"],
        ],
        [],
      ],
      [
        "a year between two jobs",
        [
          ["2016-01", "2020-03"],
          ["2021-03", "2026-11"],
        ],
        ["2020-04 2021-02"],
      ],
      [
        "a gap that a longer entry covers",
        [
          ["2016-01", "2026-11"],
          ["2017-01", "2017-02"],
          ["2019-01", "2019-02"],
        ],
        [],
      ],
      ["nothing since the last", [["2016-01", "2026-08"]], ["2026-09 2026-11"]],
      [
        "before the years that count",
        [
          ["2010-01", "2012-01"],
          ["2014-01", "2026-11"],
        ],
        [],
      ],
      [
        "that reaches into the years that count",
        [
          ["2010-01", "2012-01"],
          ["2017-02", "2026-11"],
        ],
        ["2016-11 2017-01"],
      ],
      ["before the first: a childhood is no gap", [["2025-01", "2026-11"]], []],
      ["nothing told at all", [], []],
    ];
  it.each(cases)("%s", (_, spans, expected) => {
    expect(gaps(spans)).toEqual(expected);
  });

  it("are told under the list, in both languages, and nothing is refused for them", () => {
    const state = life({
      employmentAndActivityHistory: [
        { ...studies, from: "2016-01", to: "2020-03" },
        { ...work, from: "2021-03" },
      ],
    });
    const list = listOf(state, "employmentAndActivityHistory");
    expect(list?.advice?.en).toContain("04/2020 to 02/2021");
    expect(list?.advice?.fr).toContain("04/2020 à 02/2021");
    expect(list?.refusal).toBeUndefined();
  });

  it("are not told while an entry has no dates yet", () => {
    expect(
      listOf(
        life({ employmentAndActivityHistory: [{ ...work, from: "2021-03", to: "2022-01" }, { kind: "other" }] }),
        "employmentAndActivityHistory",
      )?.advice,
    ).toBeUndefined();
  });
});
