import { aCase } from "../../test/caseBuilder.ts";
import { computePlan } from "./plan.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { expect, it } from "vitest";
import { formLevel } from "./formLevel.ts";

const levelsOf = (caseFile: ReturnType<ReturnType<typeof aCase>["build"]>) => {
  const { forms, vault } = computePlan(caseFile);
  return Object.fromEntries(
    forms
      .filter(({ person }) => person === "main")
      .map((form) => [form.id, formLevel(form, vault, readerFor(caseFile))]),
  );
};

it("a form that officers only often ask for is recommended in the list of forms as in the vault", () => {
  const inCanada = aCase().type("StudentExtension").on("2026-11-20").answers({ country: "CA", birthday: "2000-05-04" });
  expect(levelsOf(inCanada.build())).toMatchObject({
    IMM5709: "Required",
    IMM5645: "Recommended",
    IMM5476: "Required",
  });
});

it("what is typed on the authority’s screen has no place in the vault, and is required", () => {
  expect(levelsOf(aCase().type("ExpressEntryIta").on("2026-11-20").build())).toMatchObject({
    IMM0008: "Required",
    IMM5669: "Required",
  });
});

it("a form that nobody needs is not asked for, whatever its page takes", () => {
  const levels = levelsOf(aCase().type("Student").on("2026-11-20").answers({ country: "NG" }).build());
  expect(levels).toMatchObject({ IMM1294: "Required", IMM5646: "NotApplicable" });
});
