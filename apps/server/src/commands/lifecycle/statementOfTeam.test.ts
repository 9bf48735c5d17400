import { lettersOf } from "@boreal/domain/letters/letters";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { deleteDocument } from "../documents/deleteDocument.ts";
import { actor, openTestVault, pdfBytes, type TestVault } from "../documents/testFileDeps.ts";
import { storeMadeFile } from "../uploads/storeMadeFile.ts";
import { storeFile } from "../uploads/testStoredFile.ts";

/** Document 3 section 4.4: a statement that a lawyer uploads settles itself; nobody records it a second time. */

let vault: TestVault;
let applicationId: string;
const lawyer = actor("the-lawyer", "lawyer");
const place = { page: "study-plan", slot: "studyPlan", person: "main", childNumber: null } as const;

beforeAll(async () => {
  vault = await openTestVault();
  await vault.database.$client.query(
    "insert into boreal.profile (user_id, role, language, sealed_names, created_at) values ($1, 'lawyer', 'en', '', now())",
    [lawyer.userId],
  );
});
beforeEach(async () => {
  applicationId = await vault.addApplication(vault.student.userId);
});
afterAll(async () => await vault.close());

const add = async (by: Actor) => await storeFile(vault.deps, { applicationId, by, place, fileName: "statement.pdf" });

async function statement() {
  const { caseFile, the } = (await loadCaseFile(vault.deps, applicationId)) ?? expect.fail("no case");
  const decided = lettersOf(the).find(({ letter }) => letter.id === "studyPlan");
  return [caseFile.application.sopManuallyUploadedByLawyer, decided?.requirement.value, decided?.permissions.value];
}

test("that the applicant adds waits for a confirmation", async () => {
  await add(vault.student);
  expect(await statement()).toEqual([false, "NotApplicable", ["View", "Upload"]]);
});

test("that the lawyer adds is settled, until it is deleted", async () => {
  const fileId = await add(lawyer);
  expect(await statement()).toEqual([true, "Complete", ["View"]]);
  expect((await deleteDocument(vault.deps, lawyer, fileId)).refusals).toEqual([]);
  expect(await statement()).toEqual([false, "NotApplicable", ["View", "Upload"]]);
});

test("that Boreal made of the letter waits for the applicant", async () => {
  const made = { applicationId, bytes: pdfBytes(2000), fileName: "statement.pdf", key: "studyPlan" } as const;
  expect(await storeMadeFile(vault.deps, lawyer, place, made)).toHaveProperty("fileId");
  expect(await statement()).toEqual([false, "NotApplicable", ["View", "Upload"]]);
});
