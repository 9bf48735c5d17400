import { pageOf } from "@boreal/domain/vault/pages";
import { sql } from "../../database/query.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { listNoDocument } from "../../store/documents/noDocument.ts";
import { deleteDocument } from "./deleteDocument.ts";
import { stateNoDocument, takeBackNoDocument } from "./noDocument.ts";
import { restoreDocument } from "./restoreDocument.ts";
import { storeFile } from "../uploads/testStoredFile.ts";
import { actor, openTestVault, receiptPlace, type TestVault } from "./testFileDeps.ts";

/** The receipt’s slot allows the statement while these tests run; which slots really do is the catalogue’s matter. */
const receiptSlot = pageOf(receiptPlace.page)?.slots[0];

let vault: TestVault;
let place: { applicationId: string; page: string; slot: string; childNumber: null };
beforeAll(async () => {
  Object.assign(receiptSlot ?? {}, { noDocument: { en: "I have none", fr: "Je n’en ai pas" } });
  vault = await openTestVault();
});
beforeEach(async () => {
  place = {
    applicationId: await vault.addApplication(vault.student.userId),
    page: receiptPlace.page,
    slot: receiptPlace.slot,
    childNumber: null,
  };
});
afterAll(async () => {
  Reflect.deleteProperty(receiptSlot ?? {}, "noDocument");
  await vault.close();
});

const state = (explanation: string | null = null, by = vault.student) =>
  stateNoDocument(vault.deps, by, { ...place, explanation });
const standing = async () => (await loadCaseFile(vault.deps, place.applicationId))?.caseFile.noDocumentStatements ?? [];
const history = async () =>
  (await listNoDocument(vault.database, place.applicationId)).map(({ withdrawnBecause }) => withdrawnBecause);
const codes = (result: { readonly refusals: readonly { readonly code: string }[] }) =>
  result.refusals.map(({ code }) => code);

const upload = async (): Promise<string> =>
  await storeFile(vault.deps, { applicationId: place.applicationId, by: vault.student });

describe('"I do not have this document"', () => {
  test("is part of the case with its reason, which lies sealed", async () => {
    expect(await state("  MARKER-REASON: the office is closed  ")).toEqual({
      applicationId: place.applicationId,
      refusals: [],
    });
    expect(await standing()).toMatchObject([
      { slotId: "biometricsReceipt", childNumber: null, explanation: "MARKER-REASON: the office is closed" },
    ]);
    const { rows } = await vault.database.execute(
      sql`select s::text from boreal.no_document_statement s union all select a::text from boreal.audit_event a`,
    );
    expect(JSON.stringify(rows)).not.toMatch(
      new RegExp(`MARKER-REASON|${Buffer.from("MARKER-REASON").toString("hex")}`),
    );
  });

  test("said anew replaces what was said, taken back leaves it as history", async () => {
    await state("first");
    await state();
    expect(await standing()).toMatchObject([{ explanation: null }]);
    expect(await takeBackNoDocument(vault.deps, vault.student, place)).toMatchObject({ refusals: [] });
    expect(await takeBackNoDocument(vault.deps, vault.student, place)).toMatchObject({ refusals: [] });
    expect(await standing()).toEqual([]);
    expect(await history()).toEqual(["takenBack", "saidAnew"]);
  });

  test("ends when a file arrives, uploaded or taken out of the trash", async () => {
    await state();
    const fileId = await upload();
    expect(await standing()).toEqual([]);
    expect(codes(await state())).toEqual(["fileIsThere"]);
    await deleteDocument(vault.deps, vault.student, fileId);
    expect(codes(await state())).toEqual([]);
    await restoreDocument(vault.deps, vault.student, fileId);
    expect(await standing()).toEqual([]);
    expect(await history()).toEqual(["fileArrived", "fileArrived"]);
  });

  test("may be made of every slot, in general words where the specification has none", async () => {
    expect(
      codes(
        await stateNoDocument(vault.deps, vault.student, {
          ...place,
          page: "biometrics-validity-letter",
          slot: "biometricsValidityLetter",
          explanation: null,
        }),
      ),
    ).toEqual([]);
  });

  test("is refused where there is no such slot, and to others", async () => {
    expect(
      codes(await stateNoDocument(vault.deps, vault.student, { ...place, slot: "none", explanation: null })),
    ).toEqual(["notFound"]);
    expect(codes(await state("x".repeat(501)))).toEqual(["explanationTooLong"]);
    expect(codes(await state("x".repeat(500)))).toEqual([]);
    expect(codes(await state(null, actor("somebody-else")))).toEqual(["notFound"]);
    expect(codes(await stateNoDocument(vault.deps, null, { ...place, explanation: null }))).toEqual(["notSignedIn"]);
  });
});
