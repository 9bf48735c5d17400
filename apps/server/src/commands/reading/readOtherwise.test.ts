import { readOtherwiseId } from "@boreal/domain/questionnaire/application/readOtherwise";
import { afterAll, beforeAll, expect, test } from "vitest";
import { planOf } from "../../policies/redactedCase.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { listAcknowledgements, stillSeen, warningState } from "../../store/documents/warnings.ts";
import { setAgreement } from "../answers/setAgreement.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { acknowledgeWarning } from "../documents/acknowledgeWarning.ts";
import { actor, openTestVault, type TestVault } from "../documents/testFileDeps.ts";
import { storeFile } from "../uploads/testStoredFile.ts";
import { correctReading } from "./correctReading.ts";

/** What a document says beside what was answered: nothing is changed before the person says which one is right. */

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => await vault.close());

const codes = ({ refusals }: { readonly refusals: readonly { readonly code: string }[] }) =>
  refusals.map(({ code }) => code);

async function passportThatDiffers() {
  const applicationId = await vault.addApplication(vault.student.userId);
  expect(codes(await setAgreement(vault.deps, vault.student, { applicationId, agreed: true }))).toEqual([]);
  const answer = async (passportNumber: string, baseVersion: number) =>
    codes(
      await saveAnswers(vault.deps, vault.student, {
        applicationId,
        answers: [{ key: "passportNumber", value: passportNumber, baseVersion }],
      }),
    );
  expect(await answer("E12345679", 0)).toEqual([]);
  const place = { page: "passport", slot: "passportBioPage", person: "main", childNumber: null };
  const fileId = await storeFile(vault.deps, { applicationId, by: vault.student, place });
  const says = async (value: string) =>
    codes(await correctReading(vault.deps, vault.student, { fileId, field: "passportNumber", value }));
  expect(await says("E12345678")).toEqual([]);
  const loaded = async () => (await loadCaseFile(vault.deps, applicationId)) ?? expect.fail("no case");
  const differences = async () => planOf(await loaded()).assessment.differences;
  const keep = async (by = vault.student, of = fileId) =>
    codes(
      await acknowledgeWarning(vault.deps, by, {
        applicationId,
        warningId: readOtherwiseId("passportNumber"),
        fileId: of,
      }),
    );
  const isKept = async () => {
    const { caseFile, row } = await loaded();
    const key = await vault.deps.personKey(row.owner_id);
    const raised = (await differences()).map((warning) => ({ warning, state: warningState(key, caseFile, warning) }));
    return stillSeen(await listAcknowledgements(vault.database, applicationId), raised).length > 0;
  };
  return { answer, says, differences, keep, isKept, loaded };
}

test("the answer stays as it was given, and both values are told", async () => {
  const { differences, loaded } = await passportThatDiffers();
  expect(await differences()).toMatchObject([{ step: "passportNumber", read: "E12345678", field: "passportNumber" }]);
  expect((await loaded()).caseFile.answers.passportNumber).toBe("E12345679");
});

test("somebody says that the answer is right; it is asked again once either of them changes", async () => {
  const { answer, says, keep, isKept, differences } = await passportThatDiffers();
  expect(await isKept()).toBe(false);
  expect(await keep()).toEqual([]);
  expect(await isKept()).toBe(true);
  expect(await differences()).toHaveLength(1);
  expect(await says("E12345670")).toEqual([]);
  expect(await isKept()).toBe(false);
  expect(await keep()).toEqual([]);
  expect(await answer("E12345671", 1)).toEqual([]);
  expect(await isKept()).toBe(false);
});

test("taking over what the document says ends it, and then nothing can be said to be right", async () => {
  const { answer, keep, differences } = await passportThatDiffers();
  expect(await answer("E12345678", 1)).toEqual([]);
  expect(await differences()).toEqual([]);
  expect(await keep()).toEqual(["warningNotRaised"]);
});

test("of another file or by somebody else it is refused", async () => {
  const { keep } = await passportThatDiffers();
  expect(await keep(vault.student, "another-file")).toEqual(["warningNotRaised"]);
  expect(await keep(actor("somebody-else"))).toEqual(["notFound"]);
});
