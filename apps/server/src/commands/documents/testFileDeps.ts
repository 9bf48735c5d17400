import { caseServices } from "../caseServices.ts";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Reading } from "@boreal/reading/reading";
import type { Database } from "../../database/connect.ts";
import { freshDatabase } from "../../database/testDatabase.ts";
import type { BlobStore } from "../../files/blobStore.ts";
import { createFileStore } from "../../files/fileStore.ts";
import { openKeys, type Keys } from "../../keys/personKeys.ts";
import { startQueue, type JobQueue } from "../../jobs/queue.ts";
import type { Actor } from "../../policies/actor.ts";
import { applicationTable } from "../../store/tables/applications.ts";
import type { ReadingDeps } from "./readStoredFile.ts";

export const mebibyte = 1024 * 1024;

/** A vault for tests: real database, real disk, one applicant with one application. `restart` is a new process on the same data. */
export type TestVault = {
  readonly folder: string;
  readonly database: Database;
  readonly keys: Keys;
  readonly queue: JobQueue;
  readonly deps: ReadingDeps;
  readonly student: Actor;
  readonly applicationId: string;
  readonly faults: unknown[];
  restart(change?: Partial<ReadingDeps>): ReadingDeps;
  addApplication(ownerId: string): Promise<string>;
  close(): Promise<void>;
};

export const actor = (userId: string, role: Actor["role"] = "student"): Actor => ({
  userId,
  role,
  emailVerified: true,
  secondFactor: role === "student" ? "none" : "verified",
  language: "en",
  ...(role === "lawyer" ? { lawyerScope: "firm" } : {}),
});

/** A reading such as the reader gives, without reading anything. */
export const sampleReading = (change: Partial<Reading> = {}): Reading => ({
  format: "boreal-reading/1",
  readerVersion: "test.1",
  file: "letter.pdf",
  sha256: "00",
  mime: "application/pdf",
  bytes: 1,
  pages: [],
  documentType: "BiometricsLetter",
  typeConfidence: 1,
  otherTypes: [],
  language: "en",
  fields: {
    issueDate: { value: "2026-10-01", confidence: 0.9, page: 1, box: [0, 0, 0.1, 0.1], checked: "twoReadings" },
  },
  warnings: [],
  outcome: "read",
  milliseconds: 1,
  ...change,
});

export async function openTestVault(
  options: { readonly blobs?: BlobStore; readonly superviseSeconds?: number } = {},
): Promise<TestVault> {
  const folder = mkdtempSync(join(tmpdir(), "boreal-files-"));
  const database = await freshDatabase();
  const keys = await openKeys({ rootKeyFile: join(folder, "root.key") }, database);
  const queue = await startQueue(database, { tries: 2, superviseSeconds: options.superviseSeconds ?? 5 });
  const faults: unknown[] = [];
  const restart = (change: Partial<ReadingDeps> = {}): ReadingDeps => ({
    db: database,
    ...caseServices(database),
    personKey: keys.personKey,
    names: () => Promise.resolve(new Map()),
    today: () => "2026-11-20",
    now: () => new Date(),
    publishChange: () => undefined,
    queueMail: () => Promise.resolve(),
    files: createFileStore({ dataFolder: folder }, keys, options.blobs),
    queue,
    reportFault: (fault) => faults.push(fault),
    fileLimits: { maxBytes: 50 * mebibyte, maxPages: 50, maxPixels: 100_000_000 },
    readBytes: () => Promise.resolve(sampleReading()),
    ...change,
  });
  const addApplication = async (ownerId: string) => {
    const id = randomUUID();
    const at = new Date();
    await database
      .insert(applicationTable)
      .values({ id, ownerId, type: "Student", status: "Preparation", statusUpdatedAt: at, createdAt: at });
    return id;
  };
  const deps = restart();
  await deps.files.prepare();
  const student = actor(randomUUID());
  const applicationId = await addApplication(student.userId);
  return {
    folder,
    database,
    keys,
    queue,
    deps,
    student,
    applicationId,
    faults,
    restart,
    addApplication,
    close: async () => {
      await queue.stop(1000);
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The receipt page takes three files of pictures and PDFs from the applicant. */
/** So many files the slot of receipts holds. */
export const receiptsFit = 8;

export const receiptPlace = {
  page: "biometrics-receipt",
  slot: "biometricsReceipt",
  person: "main",
  childNumber: null,
} as const;

/** Bytes that are a PDF by their first ones; the rest is not looked at before reading. */
export function pdfBytes(length: number, marker = ""): Buffer {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; at += 1) bytes[at] = (at * 31 + (at >> 8)) & 0xff;
  bytes.write(`%PDF-1.7\n${marker}`, "latin1");
  return bytes;
}

/** Serves one handler on a free port. Closing waits until no request is worked on any more, as when the process is gone. */
export async function serve(
  handler: (...args: Parameters<Parameters<typeof createServer>[1] & object>) => Promise<void>,
): Promise<{ address: string; server: Server; close(): Promise<void> }> {
  const running = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const run = handler(request, response)
      .catch(() => void response.destroy())
      .finally(() => running.delete(run));
    running.add(run);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await Promise.all(running);
    },
  };
}
