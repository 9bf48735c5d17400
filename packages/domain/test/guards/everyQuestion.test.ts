import { expect, it } from "vitest";
import { applicationTypes } from "../../src/caseFile/application.ts";
import { stepsOf } from "../../src/questionnaire/flow.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import { pagesToShow } from "../../src/questionnaire/progress.ts";
import { manyCases } from "./anyCase.ts";

it("every question is shown to somebody, of three thousand people", () => {
  const shown = new Set(
    manyCases(3000).flatMap((caseFile) =>
      pagesToShow(caseFile.application.type, readerFor(caseFile)).map((step) => step.id),
    ),
  );
  const all = new Set(applicationTypes.flatMap((type) => stepsOf(type).map((step) => step.id)));
  expect([...all].filter((id) => !shown.has(id))).toEqual([]);
});
