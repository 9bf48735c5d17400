/**
 * The tests that `npm test` runs a share of and `npm run test:all` in full, each with the folders whose change calls for all
 * of it. `.ci/run` looks here after `npm test`.
 */
export const inTwoSizes: Readonly<Record<string, readonly string[]>> = {
  "apps/server/src/commands/payments/killedPayments.test.ts": [
    "apps/server/src/commands/payments/",
    "apps/server/src/store/payments/",
    "apps/server/src/payments/",
  ],
  "packages/reading/src/process/badFiles.test.ts": ["packages/reading/src/"],
  "packages/reading/src/faces/specimens.test.ts": ["packages/reading/src/faces/"],
  "tests/journeys/money.test.ts": ["packages/domain/src/funds/", "apps/web/src/features/vault/statements/"],
  "tests/journeys/readValues.test.ts": ["apps/web/src/features/vault/values/"],
  "apps/server/src/graphql/lifecycle/randomWalks.test.ts": [
    "packages/domain/src/lifecycle/",
    "apps/server/src/commands/lifecycle/",
  ],
  "tests/journeys/accessibility.test.ts": [
    "apps/web/src/ui/",
    "apps/web/src/shell/",
    "apps/web/src/case/",
    "apps/web/src/features/",
    "tests/browser/axe.ts",
    "tests/browser/screens.ts",
  ],
  "tests/journeys/addresses.test.ts": ["apps/web/src/shell/", "packages/domain/src/letters/"],
  "tests/journeys/askedOfLife.test.ts": ["apps/web/src/features/forms/ownLife/", "packages/domain/src/forms/"],
  "tests/journeys/caseMoves.test.ts": ["apps/web/src/features/status/", "packages/domain/src/lifecycle/"],
  "tests/journeys/payment.test.ts": ["apps/web/src/features/payment/", "apps/server/src/commands/payments/"],
  "tests/journeys/partsReopened.test.ts": [
    "apps/web/src/features/status/",
    "apps/server/src/commands/reopening/",
    "apps/server/src/policies/",
  ],
  "tests/journeys/capture.test.ts": ["apps/web/src/features/vault/capture/"],
  "tests/journeys/desk.test.ts": ["apps/web/src/features/review/", "apps/web/src/features/messages/"],
  "tests/journeys/fiveTasks.test.ts": [
    "apps/web/src/features/plan/",
    "apps/web/src/features/vault/",
    "apps/web/src/features/forms/",
    "tests/browser/stranger/",
  ],
  "tests/journeys/formAnswers.test.ts": ["apps/web/src/features/forms/output/", "apps/server/src/output/"],
  "tests/journeys/formLibrary.test.ts": [
    "apps/web/src/features/administration/",
    "apps/web/src/features/forms/output/",
    "apps/server/src/commands/forms/",
    "packages/official-forms/src/",
  ],
  "tests/journeys/forms.test.ts": ["apps/web/src/features/forms/", "packages/domain/src/forms/"],
  "tests/journeys/kill.test.ts": [
    "apps/server/src/commands/answers/",
    "apps/server/src/commands/uploads/",
    "apps/server/src/database/",
    "apps/server/src/files/",
    "apps/server/src/http/upload",
    "apps/server/src/jobs/",
    "apps/server/src/store/",
    "packages/reading/src/process/",
  ],
  "tests/journeys/laterQuestions.test.ts": ["apps/web/src/case/flow/", "apps/web/build/"],
  "tests/journeys/mainJob.test.ts": [
    "apps/web/src/features/assessment/",
    "apps/web/src/features/forms/",
    "packages/domain/src/questionnaire/",
    "packages/domain/src/forms/",
    "packages/official-forms/src/",
  ],
  "apps/server/src/jobs/killedTeller.test.ts": [
    "apps/server/src/commands/notices/",
    "apps/server/src/mail/",
    "apps/server/src/store/noti",
  ],
  "tests/journeys/notices.test.ts": [
    "apps/web/src/features/account/notices/",
    "apps/web/src/shell/chrome/Noti",
    "apps/server/src/commands/notices/",
  ],
  "tests/journeys/formsOfTypes.test.ts": [
    "apps/web/src/features/forms/",
    "packages/domain/src/forms/",
    "packages/official-forms/src/",
  ],
  "tests/journeys/ownLife.test.ts": ["apps/web/src/features/forms/ownLife/", "packages/domain/src/forms/"],
  "tests/journeys/queue.test.ts": ["apps/web/src/features/home/queue/"],
  "tests/journeys/review.test.ts": ["apps/web/src/features/review/"],
  "tests/journeys/sortFiles.test.ts": [
    "apps/web/src/features/vault/sort/",
    "apps/server/src/commands/documents/sortDocument",
  ],
  "tests/journeys/tutorialVideos.test.ts": ["apps/web/src/features/administration/"],
  "tests/journeys/typedValues.test.ts": ["apps/web/src/features/vault/values/"],
  "tests/journeys/uploadCuts.test.ts": [
    "apps/server/src/commands/uploads/",
    "apps/server/src/files/",
    "apps/server/src/http/upload",
    "apps/web/src/features/vault/upload/",
  ],
  "tests/journeys/courtAndNumber.test.ts": ["packages/domain/src/questionnaire/flows/"],
  "tests/journeys/graduates.test.ts": ["packages/domain/src/questionnaire/flows/"],
  "tests/journeys/languageModel.test.ts": ["apps/server/src/languageModel/"],
  "tests/journeys/residence.test.ts": [
    "packages/domain/src/questionnaire/flows/",
    "packages/domain/src/eligibility/expressEntry/",
  ],
  "tests/journeys/youthMobility.test.ts": ["apps/web/src/features/status/", "packages/domain/src/lifecycle/"],
  "tests/journeys/vault.test.ts": ["apps/web/src/features/vault/"],
};

/** Of the tests in two sizes, those that a change of these files calls for; a unit test beside the code calls for itself alone. */
export function touchedBy(changed: readonly string[]): readonly string[] {
  const code = changed.filter((path) => !/^(?:apps|packages)\/.*\.test\.tsx?$/.test(path));
  return Object.entries(inTwoSizes).flatMap(([test, folders]) =>
    changed.includes(test) || code.some((path) => folders.some((folder) => path.startsWith(folder))) ? [test] : [],
  );
}

/** What git says to such a call, without the line end; nothing where it refuses. */
export type Git = (...args: readonly string[]) => string | undefined;

/**
 * The commit that a change is compared with: where it left the branch on which changes land. On that branch itself what is
 * not committed is compared with the last commit, and a clean tree with the commit before. Undefined where git does not know.
 */
export function comparedWith(git: Git): string | undefined {
  const head = git("rev-parse", "--verify", "HEAD");
  if (head === undefined) return undefined;
  for (const landed of ["origin/main", "main"]) {
    const left = git("merge-base", "HEAD", landed);
    if (left !== undefined && left !== head) return left;
  }
  return git("status", "--porcelain") === "" ? git("rev-parse", "--verify", "HEAD~1") : head;
}

/** Every file that differs from that commit, those among them that git does not know yet; undefined where it cannot tell. */
export function changedSince(commit: string, git: Git): readonly string[] | undefined {
  const [changed, added] = [
    git("diff", "--name-only", "--no-renames", commit),
    git("ls-files", "--others", "--exclude-standard"),
  ];
  return changed === undefined || added === undefined
    ? undefined
    : [...changed.split("\n"), ...added.split("\n")].filter((path) => path !== "");
}
