import { join } from "node:path";
import { connect, type Connection } from "../database/connect.ts";
import { caseServices } from "../commands/caseServices.ts";
import type { ReadingDeps } from "../commands/documents/readStoredFile.ts";
import { createFileStore } from "../files/fileStore.ts";
import { openKeys } from "../keys/personKeys.ts";
import { startQueue } from "./queue.ts";
import { workOnReadings } from "./readDocument.job.ts";

/** A worker process for tests: says `reading` on its output when it begins a document, and never ends one. It is killed. */
const { connection, folder } = JSON.parse(process.argv[2] ?? "{}") as { connection: Connection; folder: string };

const database = connect(connection, { most: 4 });
const keys = await openKeys({ rootKeyFile: join(folder, "root.key") }, database);
const queue = await startQueue(database, { superviseSeconds: 1 });
const deps: ReadingDeps = {
  db: database,
  ...caseServices(database),
  personKey: keys.personKey,
  names: () => Promise.resolve(new Map()),
  today: () => "2026-11-20",
  now: () => new Date(),
  publishChange: () => undefined,
  queueMail: () => Promise.resolve(),
  files: createFileStore({ dataFolder: folder }, keys),
  queue,
  reportFault: () => undefined,
  fileLimits: { maxBytes: 50_000_000, maxPages: 50, maxPixels: 100_000_000 },
  readBytes: () => {
    process.stdout.write("reading\n");
    return new Promise(() => undefined);
  },
};
await workOnReadings(queue, deps, 1);
