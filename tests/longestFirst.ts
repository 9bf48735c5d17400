import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The journeys that take longest, longest first. Whichever of them started last would run on alone. A fresh clone remembers
 * no durations, and the size of a file says little about its own.
 */
const longest = ['accessibility', 'mainJob', 'kill', 'applicant', 'uploadCuts', 'formLibrary', 'forms', 'brokenLine', 'ownLife', 'keyboard', 'nonsense'];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((name) => moduleId.endsWith(`tests/journeys/${name}.test.ts`));
  return place === -1 ? longest.length : place;
};

/** The order of the runner, but for the journeys that are known to be long. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Projects stay apart, in the order in which the runner has them.
    return [...Map.groupBy(await super.sort(files), ({ project }) => project).values()].flatMap((group) => group.toSorted((one, other) => rank(one) - rank(other)));
  }
}
