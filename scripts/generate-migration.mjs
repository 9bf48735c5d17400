// A migration for what changed in the table files (`npm run db:generate -- NAME`). What has landed is never made anew: databases
// of version 0.2.0 and later go up over it (docs/upgrading.md).
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const kit = join(root, "node_modules/drizzle-kit/bin.cjs");
const name = process.argv[2] ?? "change";
const result = spawnSync(process.execPath, [kit, "generate", "--config", "drizzle.config.ts", "--name", name], {
  cwd: root,
  stdio: "inherit",
});
process.exit(result.status ?? 1);
