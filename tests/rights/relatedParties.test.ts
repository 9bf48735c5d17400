import { afterAll, beforeAll, expect, it } from "vitest";
import { pagesFor } from "@boreal/domain/vault/pages";
import { addDependent } from "../../apps/server/src/commands/dependents/addDependent.ts";
import { removeDependent } from "../../apps/server/src/commands/dependents/removeDependent.ts";
import { saveAnswers } from "../../apps/server/src/commands/answers/saveAnswers.ts";
import { startApplication } from "../../apps/server/src/commands/startApplication.ts";
import { openTestVault, pdfBytes, type TestVault } from "../../apps/server/src/commands/documents/testFileDeps.ts";
import { sendFile, storeFile } from "../../apps/server/src/commands/uploads/testStoredFile.ts";
import { listDocuments } from "../../apps/server/src/store/documents/documents.ts";
import { loadCaseFile } from "../../apps/server/src/store/cases/loadCaseFile.ts";

let vault: TestVault;
let applicationId: string;
beforeAll(async () => {
  vault = await openTestVault();
  applicationId = (await startApplication(vault.deps, vault.student, "VisitorVisa")).applicationId ?? "";
});
afterAll(async () => await vault.close());

async function answer(answers: Readonly<Record<string, unknown>>): Promise<void> {
  const stored = (await loadCaseFile(vault.deps, applicationId))?.answers;
  const given = Object.entries(answers).map(([key, value]) => ({
    key,
    value,
    baseVersion: stored?.get(key)?.version ?? 0,
  }));
  expect((await saveAnswers(vault.deps, vault.student, { applicationId, answers: given })).refusals).toEqual([]);
}
const seen = async () =>
  (await loadCaseFile(vault.deps, applicationId))?.caseFile.documents.map(({ documentId }) => documentId).toSorted();

const placeOf = (page: string) => {
  const found = pagesFor("VisitorVisa").find(({ slug }) => slug === page);
  const slot = found?.slots[0];
  if (!found || !slot) throw new Error(page);
  return { page, slot: slot.id, person: found.person, childNumber: null };
};

it("documents of host, visitor and the partners of both are kept with their role, and come and go with their answers", async () => {
  const pages = {
    "visitor-visa-visitor-passport": "visitor",
    "visitor-visa-spouse-passport": "spouse",
    "visitor-visa-host-employment-letter": "host",
    "visitor-visa-host-spouse-employment-letter": "host",
  };
  const all = Object.keys(pages).toSorted();
  const store = async (page: string) =>
    await storeFile(vault.deps, {
      applicationId,
      by: vault.student,
      place: placeOf(page),
      fileName: "a.pdf",
      bytes: pdfBytes(900, page),
    });
  expect(
    (
      await sendFile(vault.deps, {
        applicationId,
        by: vault.student,
        place: placeOf("visitor-visa-host-employment-letter"),
      })
    ).kind,
  ).toBe("refused");
  await answer({ vvHostInCanada: "family", vvIncludePartner: true, vvIsSuperVisa: true, vvIsSpouseSponsoring: true });
  for (const page of all) await store(page);
  const rows = await listDocuments(vault.database, applicationId, "vault");
  expect(Object.fromEntries(rows.map(({ page, person }) => [page, person]))).toEqual(pages);
  expect(rows.map(({ dependentId, childNumber }) => dependentId ?? childNumber)).toEqual([null, null, null, null]);
  expect(await seen()).toEqual(all);
  await answer({ vvHostInCanada: "hotel" });
  expect(await seen()).toEqual(all.filter((page) => page !== "visitor-visa-host-employment-letter"));
  await answer({ vvIncludePartner: false, vvIsSpouseSponsoring: false });
  expect(await seen()).toEqual(["visitor-visa-visitor-passport"]);
  await answer({ vvHostInCanada: "friend", vvIncludePartner: true, vvIsSpouseSponsoring: true });
  expect(await seen()).toEqual(all);
});

it("the partner of a visitor is not the spouse who is a dependent: one leaves, and the other’s files stay", async () => {
  const before = await seen();
  const { dependent: spouse } = await addDependent(vault.deps, vault.student, {
    userId: vault.student.userId,
    applicationId,
    input: { type: "Spouse", applicantFullName: "Chidi Okafor" },
  });
  expect(spouse).not.toBeNull();
  const place = placeOf("visitor-visa-spouse-birth-certificate");
  const id = await storeFile(vault.deps, { applicationId, by: vault.student, place, bytes: pdfBytes(800, "birth") });
  expect(
    (await listDocuments(vault.database, applicationId, "vault")).find((row) => row.id === id)?.dependentId,
  ).toBeNull();
  await removeDependent(vault.deps, vault.student, spouse?.id ?? "");
  expect(await seen()).toEqual([...(before ?? []), place.page].toSorted());
});
