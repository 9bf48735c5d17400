import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import { formsOf } from "@boreal/domain/forms/forms";
import { formTitles } from "@boreal/domain/forms/titles";
import { computePlan } from "@boreal/domain/plan/plan";
import { aCase } from "@boreal/domain/test/caseBuilder";
import { expect, it } from "vitest";
import { lineTitle } from "./lineTitle.ts";
import { readerOf } from "./loading/readerOf.ts";
import { vaultOverview } from "./vaultOverview.ts";

it("a form is called alike among the documents and among the forms, whichever family form it is", () => {
  const caseFile = aCase().on("2026-11-20").answers({ country: "IN", maritalStatus: "single" }).build();
  const written = writeCase(caseFile);
  const overview = vaultOverview({
    type: "Student",
    status: "Preparation",
    abilities: ["readForms"],
    documents: [],
    caseFile: written,
    plan: { vault: computePlan(caseFile).vault },
  } as unknown as Parameters<typeof vaultOverview>[0]);
  const the = readerOf<unknown>(written);
  const called = overview
    .flatMap(({ lines }) => lines)
    .filter(({ isFilledHere }) => isFilledHere)
    .map((line) => lineTitle(line, the).en);
  const needed = formsOf(the).flatMap(({ form, decision }) => (decision.value ? [formTitles[form.id].en] : []));
  expect(called.length).toBeGreaterThan(1);
  expect(needed).toEqual(expect.arrayContaining(called));
  expect(called).toContain(formTitles.IMM5707.en);
});
