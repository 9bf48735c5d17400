import { readDocument } from "@boreal/reading/readDocument";
import type { Reading } from "@boreal/reading/reading";
import { createRecogniser } from "@boreal/reading/text/recogniseText";
import { expect, test } from "vitest";
import { familyAnswers } from "./answers.ts";
import { acceptanceLetter, bankStatement } from "./printedDocuments.ts";

const today = "2026-11-28";
const recogniser = createRecogniser(["eng", "fra"]);
const read = async (bytes: Buffer, type: string) =>
  await readDocument({ bytes, fileName: "sample.pdf", expectedTypes: [type] }, { recogniser });
const valuesOf = ({ fields }: Reading) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));

test("the letter of acceptance of the demonstration is read, as she answered but for its end", async () => {
  const reading = await read(acceptanceLetter(today), "LetterOfAcceptance");
  expect(reading.documentType).toBe("LetterOfAcceptance");
  const { dli, startOfCanadianStudyProgram } = familyAnswers(today);
  expect(valuesOf(reading)).toMatchObject({ dliNumber: dli, startOfCanadianStudyProgram });
});

test("a bank statement of the demonstration is read", async () => {
  const reading = await read(bankStatement(today, 1, "12,040.00"), "BankStatements");
  expect(reading.documentType).toBe("BankStatements");
  expect(valuesOf(reading)).toMatchObject({ closingBalance: "12040.00", accountHolderName: "Amara Okafor" });
});
