// A migration for what changed in the table files: `npm run db:generate -- NAME`. What has landed is never made anew, since
// databases of version 0.2.0 and later go up over it (ADR 0225): each migration is noted by its hash as it is made.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const kit = join(root, "node_modules/drizzle-kit/bin.cjs");
const name = process.argv[2] ?? "change";
const { status } = spawnSync(process.execPath, [kit, "generate", "--config", "drizzle.config.ts", "--name", name], {
  cwd: root,
  stdio: "inherit",
});
if (status === 0) noteHashes(join(root, "apps/server/src/database/migrations"));
process.exitCode = status ?? 1;

function noteHashes(folder) {
  const file = join(folder, "hashes.json");
  const known = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const made = readdirSync(folder)
    .filter((one) => one.endsWith(".sql"))
    .toSorted()
    .map((one) => [
      one,
      createHash("sha256")
        .update(readFileSync(join(folder, one)))
        .digest("hex"),
    ]);
  writeFileSync(file, `${JSON.stringify({ ...Object.fromEntries(made), ...known }, null, 2)}\n`);
}
