import { describe, expect, it } from "vitest";
import { importFaults, type SourceFile } from "./importFaults.ts";
import { importsOf } from "./imports.ts";
import { isCode, isGenerated, projectFiles, textOf } from "./projectFiles.ts";

const faults = (path: string, source: string) => importFaults({ path, source } satisfies SourceFile);

describe("the walls between the layers", () => {
  it("hold for every source file", () => {
    const found = projectFiles()
      .filter((path) => isCode(path) && !isGenerated(path))
      .flatMap((path) => importFaults({ path, source: textOf(path) }));
    expect(found).toEqual([]);
  });

  const forbidden: readonly (readonly [string, string, string])[] = [
    ["the kernel reading a case", "packages/domain/src/kernel/text.ts", "import { a } from '../caseFile/caseFile.ts';"],
    [
      "a table reading a case",
      "packages/domain/src/tables/fees.ts",
      "import type { A } from '../caseFile/caseFile.ts';",
    ],
    [
      "a condition naming a page",
      "packages/domain/src/conditions/family/family.ts",
      "import { a } from '../../vault/biometrics.ts';",
    ],
    [
      "a page naming a warning by value",
      "packages/domain/src/vault/biometrics/biometricsCollection.ts",
      "import { a } from '../../warnings/ids.ts';",
    ],
    [
      "a warning naming a page",
      "packages/domain/src/warnings/biometrics/biometrics.ts",
      "import type { A } from '../../vault/page.ts';",
    ],
    ["the domain using Node", "packages/domain/src/plan/plan.ts", "import { readFileSync } from 'node:fs';"],
    ["the domain using a package", "packages/domain/src/plan/plan.ts", "import { z } from 'zod';"],
    ["the domain using the server", "packages/domain/src/plan/plan.ts", "import { a } from '@boreal/server/clock';"],
    [
      "a test of the domain using the server",
      "packages/domain/src/plan/plan.test.ts",
      "import { a } from '@boreal/server/clock';",
    ],
    [
      "reading using a rule",
      "packages/reading/src/classify.ts",
      "import { a } from '@boreal/domain/vault/biometrics/biometricsCollection';",
    ],
    [
      "ui knowing the domain",
      "apps/web/src/ui/controls/Button.tsx",
      "import type { Text } from '@boreal/domain/kernel/text';",
    ],
    [
      "the browser using a table",
      "apps/web/src/features/plan/PlanPage.tsx",
      "import { a } from '@boreal/domain/tables/fees';",
    ],
    ["the browser using the server", "apps/web/src/api/client.ts", "import { a } from '@boreal/server/config';"],
    [
      "one feature using another",
      "apps/web/src/features/plan/PlanPage.tsx",
      "import { a } from '../vault/SlotCard.tsx';",
    ],
    [
      "the shell using a feature",
      "apps/web/src/shell/chrome/Layout.tsx",
      "const page = import('../../features/plan/PlanPage.tsx');",
    ],
    [
      "graphql using the tables",
      "apps/server/src/graphql/plan/plan.queries.ts",
      "import { a } from '../../store/tables/answer.ts';",
    ],
    [
      "graphql using the files",
      "apps/server/src/graphql/plan/plan.queries.ts",
      "import { a } from '../../files/store.ts';",
    ],
    [
      "the store using a command",
      "apps/server/src/store/answers/answers.ts",
      "import { a } from '../../commands/saveAnswers.ts';",
    ],
    ["mail using a policy", "apps/server/src/mail/mailer.ts", "export { a } from '../policies/documents.ts';"],
    [
      "a command using graphql",
      "apps/server/src/commands/answers/saveAnswers.ts",
      "type A = import('../../graphql/context.ts').Context;",
    ],
    [
      "a relative import out of its package",
      "apps/server/src/commands/answers/saveAnswers.ts",
      "import { a } from '../../../../../packages/domain/src/plan/plan.ts';",
    ],
    [
      "the command line reaching inside",
      "apps/cli/src/plan.ts",
      "import { a } from '@boreal/server/commands/answers/saveAnswers';",
    ],
    ["a case reading a page", "packages/domain/src/caseFile/a.ts", "import { a } from '../vault/page.ts';"],
    ["a table reading a condition", "packages/domain/src/tables/a.ts", "import { a } from '../conditions/family.ts';"],
    ["a question naming a page", "packages/domain/src/questionnaire/a.ts", "import { a } from '../vault/page.ts';"],
    [
      "a condition raising a warning",
      "packages/domain/src/conditions/a.ts",
      "import { a } from '../warnings/raise.ts';",
    ],
    ["reading going to the network", "packages/reading/src/a.ts", "import { request } from 'node:https';"],
    ["official forms going to the network", "packages/official-forms/src/a.ts", "import { connect } from 'net';"],
    ["official forms deciding", "packages/official-forms/src/a.ts", "import { a } from '@boreal/domain/plan/plan';"],
    [
      "official forms using the reader",
      "packages/official-forms/src/a.ts",
      "import { a } from '@boreal/reading/reading';",
    ],
    ["the browser using Node", "apps/web/src/features/plan/PlanPage.tsx", "import { readFileSync } from 'fs';"],
    ["the keys using a command", "apps/server/src/keys/a.ts", "import type { A } from '../commands/deps.ts';"],
    ["the store naming the log of requests", "apps/server/src/store/a.ts", "import { a } from '../http/dispatch.ts';"],
    ["the server using the browser", "apps/server/src/http/a.ts", "import { a } from '@boreal/web/api/client';"],
    ["a policy reading a file", "apps/server/src/policies/a.ts", "import { a } from '../files/fileStore.ts';"],
    ["http using graphql", "apps/server/src/http/a.ts", "import type { A } from '../graphql/handler.ts';"],
    ["graphql asking the database", "apps/server/src/graphql/a.ts", "import { a } from '../database/query.ts';"],
    ["the command line drawing", "apps/cli/src/a.ts", "import { a } from '@boreal/web/api/client';"],
    ["a folder that no layer knows", "apps/server/src/stuff/thing.ts", ""],
  ];

  it.each(forbidden)("%s turns red", (_what, path, source) => {
    expect(faults(path, source)).toHaveLength(1);
  });

  const permitted: readonly (readonly [string, string, string])[] = [
    [
      "a page naming a warning id as a type",
      "packages/domain/src/vault/biometrics/biometricsCollection.ts",
      "import type { WarningId } from '../../warnings/ids.ts';",
    ],
    [
      "reading naming a type of the case",
      "packages/reading/src/reading.ts",
      "import type { A } from '@boreal/domain/caseFile/uploadedDocument';",
    ],
    [
      "a feature linking to another",
      "apps/web/src/features/plan/PlanPage.tsx",
      "import { slotAddress } from '../vault/links.ts';",
    ],
    [
      "a command writing through the store",
      "apps/server/src/commands/answers/saveAnswers.ts",
      "import { a } from '../../store/answers.ts';",
    ],
    ["the start wiring everything", "apps/server/src/app.ts", "import { a } from './graphql/schema.ts';"],
  ];

  it.each(permitted)("%s is allowed", (_what, path, source) => {
    expect(faults(path, source)).toEqual([]);
  });

  it("sees every kind of import, and no import in a comment", () => {
    const source = [
      "import type { A } from './a.ts';",
      "import { type B, c } from './b.ts';",
      "import './c.css';",
      "export * from './d.ts';",
      "export type { E } from './e.ts';",
      "const f = await import('./f.ts');",
      "let g: import('./g.ts').G;",
      "// import { h } from './h.ts';",
    ].join("\n");
    expect(importsOf("x.ts", source)).toEqual([
      { specifier: "./a.ts", typeOnly: true },
      { specifier: "./b.ts", typeOnly: false },
      { specifier: "./c.css", typeOnly: false },
      { specifier: "./d.ts", typeOnly: false },
      { specifier: "./e.ts", typeOnly: true },
      { specifier: "./f.ts", typeOnly: false },
      { specifier: "./g.ts", typeOnly: true },
    ]);
  });
});
