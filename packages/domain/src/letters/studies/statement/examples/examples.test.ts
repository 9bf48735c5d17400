import { expect, it } from "vitest";
import { readCase } from "../../../../caseFile/readCase.ts";
import { writeCase } from "../../../../caseFile/writtenCase.ts";
import type { Language } from "../../../../kernel/text.ts";
import { readerFor } from "../../../../questionnaire/inUse.ts";
import { contentOf } from "../../../contents.ts";
import { letterOfCase } from "../../../letterOfCase.ts";
import { caseOfExample } from "./example.ts";
import { workedExamples } from "./examples.ts";

const each = workedExamples.flatMap((example) =>
  (["en", "fr"] as const).map((language): [string, Language, typeof example] => [example.id, language, example]),
);

it.each(each)(
  "%s, %s: a case that could be somebody’s, whole, of the wanted length and without a fault",
  (_, language, example) => {
    const caseFile = caseOfExample(example, language);
    expect(readCase(writeCase(caseFile), caseFile.today)).toMatchObject({ ok: true });
    const of = { caseFile, main: readerFor(caseFile), person: { role: "main" }, language } as const;
    const { draft, checks } = letterOfCase(contentOf("studyPlan"), of);
    expect(draft.gaps).toEqual([]);
    // Whoever looks for copies finds the example in itself.
    expect(checks.filter(({ id }) => id !== "copiedExample")).toEqual([]);
    expect(draft.words).toBeGreaterThanOrEqual(900);
    expect(draft.words).toBeLessThanOrEqual(1400);
  },
);
