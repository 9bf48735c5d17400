// Until the first release there is one migration, made anew from the table files each time (`npm run db:generate`).
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
rmSync(join(root, "apps/server/src/database/migrations"), { recursive: true, force: true });
const kit = join(root, "node_modules/drizzle-kit/bin.cjs");
const result = spawnSync(process.execPath, [kit, "generate", "--config", "drizzle.config.ts", "--name", "start"], {
  cwd: root,
  stdio: "inherit",
});
process.exit(result.status ?? 1);
