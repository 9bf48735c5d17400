import { randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { FailedThenLongest } from "./tests/running/order.ts";
import { hang, hangOfTest, hangOfUnit } from "./tests/running/patience.ts";

// Which random cases and which share of the long guards are tried (tests/running/sizes.ts).
process.env["TEST_SEED"] ??= String(randomInt(1_000_000));
process.stdout.write(`what is drawn at random: TEST_SEED=${process.env["TEST_SEED"]}\n`);

const root = fileURLToPath(new URL(".", import.meta.url));
/** One embedded PostgreSQL for the whole run; started when the first test asks for a database. */
const globalSetup = [`${root}apps/server/src/database/testCluster.ts`];

/** As Node resolves it. The `module` entry that Vite prefers would be a second copy beside the one of the libraries. */
const oneGraphql = { find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` };

export default defineConfig({
  root,
  test: {
    // A test waits for its database, browser or disk half of its time: one more than there are cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: FailedThenLongest },
    projects: [
      {
        resolve: { alias: [oneGraphql] },
        test: {
          name: "unit",
          include: [
            "packages/*/{src,test}/**/*.test.ts",
            "apps/*/src/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            "tests/{walls,browser,docs,rights,running,samples,upgrades}/**/*.test.ts",
          ],
          pool: "threads",
          isolate: false,
          globalSetup,
          testTimeout: hangOfUnit,
          hookTimeout: hangOfUnit,
          expect: { poll: { timeout: hang } },
        },
      },
      {
        resolve: { alias: [oneGraphql] },
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          pool: "forks",
          globalSetup: [...globalSetup, `${root}tests/browser/builtWeb.ts`],
          testTimeout: hangOfTest,
          hookTimeout: hangOfTest,
          expect: { poll: { timeout: hang } },
        },
      },
    ],
  },
});
