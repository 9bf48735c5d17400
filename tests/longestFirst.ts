import { BaseSequencer, type TestSpecification } from "vitest/node";

const journeys = [
  "accessibility",
  "mainJob",
  "kill",
  "applicant",
  "uploadCuts",
  "formLibrary",
  "forms",
  "brokenLine",
  "ownLife",
  "keyboard",
  "nonsense",
];

/**
 * The files that take longest, longest first. Whichever of them started last would run on alone. A fresh clone remembers
 * no durations, and the size of a file says little about its own.
 */
const longest = [
  ...journeys.map((name) => `tests/journeys/${name}`),
  "packages/reading/src/process/fitForPortal",
  "packages/reading/src/readDocument",
  "packages/reading/src/readers/biometricsLetter",
  "apps/server/src/jobs/killedWorker",
  "packages/reading/src/process/poolLimits",
  "apps/server/src/database/embedded",
  "apps/server/src/jobs/readDocument.job",
  "tests/rights/everyWay",
];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place === -1 ? longest.length : place;
};

/** The order of the runner, but for the files that are known to be long. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Projects stay apart, in the order in which the runner has them.
    return [...Map.groupBy(await super.sort(files), ({ project }) => project).values()].flatMap((group) =>
      group.toSorted((one, other) => rank(one) - rank(other)),
    );
  }
}
