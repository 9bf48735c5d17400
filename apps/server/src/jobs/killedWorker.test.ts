import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createReaderPool } from "@boreal/reading/process/pool";
import { afterAll, beforeAll, expect, test } from "vitest";
import { departmentLetter } from "../../../../tests/samples/biometricsLetter/departmentLetter.ts";
import { expectedFields, madeUpLetter } from "../../../../tests/samples/biometricsLetter/letter.ts";
import { storeFile } from "../commands/uploads/testStoredFile.ts";
import { openTestVault, type TestVault } from "../commands/documents/testFileDeps.ts";
import { loadCaseFile } from "../store/cases/loadCaseFile.ts";
import { workOnReadings } from "./readDocument.job.ts";

let vault: TestVault;
beforeAll(async () => {
  vault = await openTestVault({ superviseSeconds: 1 });
});
afterAll(async () => {
  await vault.close();
});

const letterPlace = {
  page: "biometrics-validity-letter",
  slot: "biometricsValidityLetter",
  person: "main",
  childNumber: null,
} as const;

test("the worker is killed while it reads a letter: another one reads it with the real reader, once", async () => {
  const letter = madeUpLetter(0, "en", "request");
  const fileId = await storeFile(vault.deps, {
    applicationId: vault.applicationId,
    by: vault.student,
    place: letterPlace,
    bytes: await departmentLetter(letter),
    fileName: "letter.pdf",
  });
  const worker = spawn(
    process.execPath,
    [
      fileURLToPath(new URL("testWorker.ts", import.meta.url)),
      JSON.stringify({ connection: vault.database.connection, folder: vault.folder }),
    ],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await once(worker.stdout, "data");
  worker.kill("SIGKILL");
  await once(worker, "exit");

  const pool = createReaderPool();
  await workOnReadings(vault.queue, vault.restart({ readBytes: (given) => pool.read(given) }), 1);
  await expect
    .poll(async () => (await loadCaseFile(vault.deps, vault.applicationId))?.caseFile.documents.at(0)?.documentType, {
      interval: 200,
    })
    .toBe("BiometricsLetter");
  const [document] = (await loadCaseFile(vault.deps, vault.applicationId))?.caseFile.documents ?? [];
  expect(document).toMatchObject({ fileId, parsedValues: expectedFields(letter) });
  const { rows } = await vault.database.$client.query("select 1 from boreal.reading where file_id = $1", [fileId]);
  expect(rows).toHaveLength(1);
  await pool.close();
});
