import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import { expect, test } from "vitest";
import { differencesBesideWarnings, openDifferences } from "./openDifferences.ts";

/** An answer of which a passport says something else. */
const caseFile: CaseFile = {
  today: "2026-11-28",
  application: { type: "Student" },
  user: {},
  profile: {},
  answers: { country: "CN", passportCountries: ["CN"], passportExpiryDate: "2034-05-30" },
  dependents: [],
  documents: [
    {
      fileId: "f1",
      documentId: "passport",
      slotId: "passportBioPage",
      documentType: "Passport",
      uploadedAt: "2026-10-05",
      parsedValues: { passportExpiryDate: "2032-02-04" },
    },
  ],
};
const readBy = (abilities: readonly string[], acknowledgedWarnings: readonly object[] = []) =>
  ({
    type: "Student",
    caseFile: writeCase(caseFile),
    abilities,
    acknowledgedWarnings,
    documents: [],
    plan: { warnings: [] },
  }) as unknown as Parameters<typeof openDifferences>[0];

test("who may answer settles it, who may read the answers is told of it, nobody else learns of it", () => {
  const applicant = readBy(["answer", "readAnswers"]);
  const team = readBy(["readAnswers"]);
  const outsider = readBy([]);
  expect(openDifferences(applicant).map(({ step }) => step)).toEqual(["passportExpiryDate"]);
  expect(differencesBesideWarnings(applicant)).toHaveLength(1);
  expect(openDifferences(team)).toEqual([]);
  expect(differencesBesideWarnings(team).map(({ step }) => step)).toEqual(["passportExpiryDate"]);
  expect(differencesBesideWarnings(outsider)).toEqual([]);
});

test("what the applicant settled is told to nobody any more", () => {
  const [difference] = differencesBesideWarnings(readBy(["readAnswers"]));
  const seen = [{ warningId: difference?.id, fileId: "f1" }];
  expect(differencesBesideWarnings(readBy(["readAnswers"], seen))).toEqual([]);
});
