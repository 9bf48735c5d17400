import { expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { subjectOfPart, type CasePart } from "./caseParts.ts";

const the = readerFor(aCase().type("Student").spouse().build());
const part = (kind: CasePart["kind"], id: string): CasePart => ({ kind, part: id, childNumber: 0 });

test.each([
  ["a question, by its section", part("question", "country"), "Where you are"],
  ["documents of the spouse, by whose they are", part("documents", "spouse-passport"), "Spouse or partner"],
  ["a section is its own subject", part("section", "identity"), undefined],
  ["so is a form", part("form", "IMM1294"), undefined],
])("%s", (_, one, subject) => {
  expect(subjectOfPart("Student", one, the)?.en).toBe(subject);
});
