import { expect, test } from "vitest";
import { portalFields } from "../tables/authority/portalFields.ts";
import { applicantWords } from "./filingPackage.ts";

test("whose application a file is part of, in words", () => {
  expect([applicantWords("main").en, applicantWords("child2")]).toEqual([
    "Applicant",
    { en: "Child 2", fr: "Enfant 2" },
  ]);
});

test("nobody has verified the fields of a portal: index, page and command say so until a row is", () => {
  expect(portalFields.rows.map(({ source }) => source.status)).toEqual(["unverified"]);
});
