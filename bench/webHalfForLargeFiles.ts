import { readingThresholds } from "@boreal/domain/tables/readingThresholds";
import { runServer } from "../apps/server/src/runServer.ts";

// The web half alone, for files larger than documents are: what is measured is the upload, not the reading after it.
for (const { value } of readingThresholds.rows) Object.assign(value, { maxBytes: 600_000_000 });
await runServer("serve", process.argv.slice(2));
