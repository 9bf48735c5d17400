import { describe, expect, test } from "vitest";
import { lettersOfAcceptance } from "../../../../../tests/samples/papers/letterOfAcceptance.ts";
import { drawPaper, faultsIn, seenByRules } from "../../../../../tests/samples/papers/paper.ts";
import { readDocument } from "../../readDocument.ts";
import { createRecogniser } from "../../text/recogniseText.ts";

const recogniser = createRecogniser(["eng", "fra"]);
const read = (bytes: Uint8Array) =>
  readDocument({ bytes, fileName: "letter.pdf", expectedTypes: ["LetterOfAcceptance"] }, { recogniser });

describe("letters of acceptance with their own text", () => {
  test.each(lettersOfAcceptance.filter(({ layout }) => seenByRules.includes(layout)))(
    "$name: every field",
    async (sample) => {
      const reading = await read(await drawPaper(sample));
      expect(reading.documentType).toBe("LetterOfAcceptance");
      expect(faultsIn(sample, reading.fields)).toEqual([]);
      expect(reading.warnings).toEqual([]);
      const { startOfCanadianStudyProgram, tuitionFees, dliNumber, studentId } = reading.fields;
      const sure = [startOfCanadianStudyProgram, tuitionFees, dliNumber, studentId].filter((field) => field?.checked);
      expect(sure.length).toBeGreaterThanOrEqual(3);
    },
  );
});
