import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What the runner remembers of a file, in its own cache under node_modules; nothing in a fresh clone. */
export type Remembered = { readonly failed: boolean; readonly duration: number } | undefined;

/** The files that take longest, in seconds, where nothing is remembered: the size of a file says little about its time. */
const guessedSeconds: Readonly<Record<string, number>> = {
  "tests/journeys/fiveTasks": 60,
  "tests/journeys/mainJob": 60,
  "tests/journeys/accessibility": 55,
  "tests/journeys/badFiles": 50,
  "tests/journeys/formLibrary": 45,
  "tests/journeys/applicant": 45,
  "tests/journeys/vault": 40,
  "tests/journeys/brokenLine": 30,
  "tests/journeys/kill": 40,
  "tests/journeys/forms": 40,
  "tests/journeys/keyboard": 35,
  "tests/journeys/answersSheet": 35,
  "tests/journeys/nonsense": 35,
  "tests/journeys/capture": 30,
  "tests/journeys/uploadCuts": 30,
  "tests/journeys/personalHistory": 30,
  "tests/journeys/laterQuestions": 20,
  "tests/journeys/plan": 25,
  "tests/journeys/queue": 40,
  "tests/journeys/review": 45,
  "tests/journeys/requests": 60,
  "tests/journeys/uploadLimit": 25,
  "tests/journeys/spousePart": 25,
  "tests/journeys/hostPart": 25,
  "tests/journeys/supporterLetter": 30,
  "tests/journeys/sortFiles": 25,
  "tests/journeys/askedOfLife": 25,
  "tests/journeys/notices": 25,
  "tests/journeys/sharedComputer": 15,
  "packages/reading/src/process/portal/fitForPortal": 80,
  "packages/reading/src/readDocument": 60,
  "packages/reading/src/process/badFiles": 40,
  "apps/server/src/jobs/killedTeller": 40,
  "apps/server/src/jobs/killedWorker": 20,
  "packages/reading/src/readers/biometricsLetter": 16,
  "packages/reading/src/process/poolLimits": 14,
  "apps/server/src/jobs/readDocument.job": 13,
  "apps/server/src/database/embedded": 10,
  "tests/rights/everyWay": 10,
};

export const guessedFiles = Object.keys(guessedSeconds).map((name) => `${name}.test.ts`);

const guessFor = (path: string): number =>
  1000 * (Object.entries(guessedSeconds).find(([name]) => path.endsWith(`${name}.test.ts`))?.[1] ?? 0);

/**
 * What failed last comes first, since who mends it waits for it. Then the longest: whichever of them started last would run
 * on alone.
 */
export function inOrder<File>(
  files: readonly File[],
  pathOf: (file: File) => string,
  rememberedOf: (file: File) => Remembered,
): File[] {
  const known = files.map((file) => {
    const remembered = rememberedOf(file);
    return { file, failed: remembered?.failed === true, duration: remembered?.duration ?? guessFor(pathOf(file)) };
  });
  return known
    .toSorted((one, other) => Number(other.failed) - Number(one.failed) || other.duration - one.duration)
    .map(({ file }) => file);
}

export class FailedThenLongest extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Projects stay apart, in the order in which the runner has them.
    return [...Map.groupBy(await super.sort(files), ({ project }) => project).values()].flatMap((group) =>
      inOrder(
        group,
        ({ moduleId }) => moduleId,
        (file) => this.ctx.cache.getTestSpecificationResult(file),
      ),
    );
  }
}
