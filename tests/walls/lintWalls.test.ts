import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { root } from "./projectFiles.ts";

const run = promisify(execFile);

/** One file per wall that the linter guards: the path says where it stands, the source breaks exactly that wall. */
const broken: Readonly<Record<string, string>> = {
  "packages/domain/src/kernel/a.ts": "import { x } from '../caseFile/caseFile.ts';\nexport const a = x;\n",
  "packages/domain/src/tables/a.ts": "import { x } from '../conditions/family.ts';\nexport const a = x;\n",
  "packages/domain/src/caseFile/a.ts": "import { x } from '../vault/page.ts';\nexport const a = x;\n",
  "packages/domain/src/conditions/a.ts": "import { x } from '../warnings/raise.ts';\nexport const a = x;\n",
  "packages/domain/src/questionnaire/a.ts": "import { x } from '../vault/page.ts';\nexport const a = x;\n",
  "packages/domain/src/vault/a.ts": "import { x } from '../warnings/ids.ts';\nexport const a = x;\n",
  "packages/domain/src/plan/a.ts": "import { x } from 'node:fs';\nexport const a = x;\n",
  "packages/domain/src/plan/b.ts": "export const a = () => Math.random();\n",
  "packages/domain/src/plan/c.ts": "export const a = () => new Date();\n",
  "packages/reading/src/a.ts": "import { x } from '@boreal/domain/vault/page';\nexport const a = x;\n",
  "packages/official-forms/src/a.ts": "import { x } from '@boreal/domain/plan/plan';\nexport const a = x;\n",
  "apps/web/src/ui/A.tsx": "import { x } from '@boreal/domain/kernel/text';\nexport const a = x;\n",
  "apps/web/src/api/a.ts": "import { x } from '@boreal/server/config';\nexport const a = x;\n",
  "apps/web/src/features/plan/a.ts": "import { x } from '../vault/SlotCard.tsx';\nexport const a = x;\n",
  "apps/server/src/graphql/plan/a.ts": "import { x } from '../../store/tables/answer.ts';\nexport const a = x;\n",
  "apps/server/src/store/a.ts": "import { x } from '../commands/saveAnswers.ts';\nexport const a = x;\n",
  "apps/server/src/commands/a.ts": "import { x } from '../graphql/schema.ts';\nexport const a = x;\n",
  "apps/cli/src/a.ts": "import { x } from '@boreal/server/commands/answers/saveAnswers';\nexport const a = x;\n",
};

type Report = { diagnostics: readonly { code: string; severity: string; filename: string }[] };

it("the linter turns red on one file per wall, and warns of nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "boreal-lint-"));
  try {
    cpSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
    for (const [path, source] of Object.entries(broken)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    const linter = join(root, "node_modules/oxlint/bin/oxlint");
    const answer = await run(
      process.execPath,
      [linter, "--format=json", "--config", ".oxlintrc.json", "-A", "typescript/no-floating-promises"],
      { cwd: folder },
    ).then(
      () => ({ stdout: '{"diagnostics":[]}' }),
      (failed: { stdout: string }) => failed,
    );
    const report = JSON.parse(answer.stdout) as Report;
    const walls = report.diagnostics.filter((one) => one.code.includes("no-restricted"));
    expect(new Set(walls.map((one) => one.filename.replaceAll("\\", "/")))).toEqual(new Set(Object.keys(broken)));
    expect(report.diagnostics.filter((one) => one.severity !== "error")).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
