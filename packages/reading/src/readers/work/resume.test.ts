import { areSureRows } from "@boreal/domain/caseFile/documentValues/readValue";
import { describe, expect, it, test } from "vitest";
import { seen } from "../../../../../tests/samples/papers/everyLayout.ts";
import { drawPaper, rowFaultsIn } from "../../../../../tests/samples/papers/paper.ts";
import { resumePapers, yearsOnly } from "../../../../../tests/samples/papers/work/resumes.ts";
import { pageImage } from "../../../../../tests/samples/pageImage.ts";
import { mistakesIn } from "../../../test/readPapers.ts";
import { readDocument } from "../../readDocument.ts";
import type { Reading } from "../../reading.ts";
import { createRecogniser } from "../../text/recogniseText.ts";
import { plain } from "../../text/plainText.ts";
import { spanIn } from "./resumeSpans.ts";

const recogniser = createRecogniser(["eng", "fra"]);
const read = (bytes: Uint8Array) =>
  readDocument({ bytes, fileName: "resume.pdf", expectedTypes: ["Resume"] }, { recogniser });

/** Whether the times count for the gaps that a rule looks for. */
const isSure = ({ rows = {} }: Reading) =>
  ["employmentHistory", "educationHistory"].every((table) => areSureRows(table, rows[table] ?? []));

describe("resumes", () => {
  test.each(seen(resumePapers))("$name: whose, each time, and all of them sure", async (sample) => {
    expect(await mistakesIn(sample)).toEqual([]);
    const reading = await read(await drawPaper(sample));
    expect(rowFaultsIn(sample, reading.rows)).toEqual([]);
    expect(isSure(reading)).toBe(true);
  });

  it("with years and no months: the times are kept, and none counts", async () => {
    const reading = await read(await drawPaper({ layout: "letter", paper: yearsOnly.paper }));
    expect(reading.rows?.["employmentHistory"]).toHaveLength(2);
    expect(isSure(reading)).toBe(false);
  });

  it("from a scan: no time counts, for one wrong digit makes a gap", async () => {
    const [first] = resumePapers;
    if (!first) throw new Error("There are no made-up resumes.");
    const reading = await read(await pageImage(await drawPaper(first)));
    expect(reading.rows?.["employmentHistory"]?.length).toBeGreaterThan(0);
    expect(isSure(reading)).toBe(false);
  });
});

test.each([
  ["Jan 2019 – Mar 2021", "2019-01", "2021-03"],
  ["May – August 2023", "2023-05", "2023-08"],
  ["03/2018 to 08/2019", "2018-03", "2019-08"],
  ["2019-09 - 2020-04-30", "2019-09", "2020-04-30"],
  ["12 May 2020 to present", "2020-05-12", "ongoing"],
  ["de février 2020 à aujourd’hui", "2020-02", "ongoing"],
  ["depuis mars 2022", "2022-03", "ongoing"],
  ["2015 - 2019", "2015", "2019"],
])("%s", (printed, from, to) => {
  expect(spanIn(plain(printed))).toMatchObject({ from, to });
});

test.each([
  "Call 416 555 2019",
  "Founded 1998",
  "March 2021 to March 2019",
  "Nov 2021 to Mar 2021",
  "1500 to 2019 people",
])("%s is no time", (printed) => {
  expect(spanIn(plain(printed))).toBeUndefined();
});
