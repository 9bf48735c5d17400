/**
 * The journeys that `npm test` walks; `npm run test:all` walks all that there are. Together they go once along every long way:
 * `npm run test:all`, or a change of its folders (`calledForBy.ts`), walks what else there is.
 */
const everyTime: Readonly<Record<string, string>> = {
  "tests/journeys/applicant.test.ts":
    "from the registration to the plan, documents and a case that is ready for its review",
  "tests/journeys/mainJob.test.ts":
    "every question, every required document, and two official forms as the authority’s PDF",
  "tests/journeys/readValues.test.ts":
    "from a file to what was read, its warning, its correction and the lawyer’s look at it",
  "tests/journeys/caseMoves.test.ts": "in French on a phone to the review, and at the lawyer’s desk to the filing",
  "tests/journeys/spousePart.test.ts": "the link of the spouse, on a phone",
  "tests/journeys/brokenLine.test.ts": "answers on a line that breaks",
  "tests/journeys/kill.test.ts": "processes that are killed",
  "tests/journeys/accessibility.test.ts": "every screen once, looked at by the accessibility checker",
};

export const everyTimeFiles = Object.keys(everyTime);
