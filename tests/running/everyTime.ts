/**
 * The journeys that `npm test` walks; `npm run test:all` walks all that there are. Together they go once along every long way:
 * `npm run test:all`, or a change of its folders (`calledForBy.ts`), walks what else there is.
 */
const everyTime: Readonly<Record<string, string>> = {
  "tests/journeys/mainJob.test.ts":
    "from the registration through every question and required document to two official forms as the authority’s PDF",
  "tests/journeys/caseMoves.test.ts": "in French on a phone to the review, and at the lawyer’s desk to the filing",
  "tests/journeys/spousePart.test.ts": "the link of the spouse, on a phone",
  "tests/journeys/brokenLine.test.ts": "answers on a line that breaks",
  "tests/journeys/kill.test.ts": "processes that are killed",
  "tests/journeys/accessibility.test.ts":
    "screens of every kind of reader, one in eleven, looked at by the accessibility checker",
};

export const everyTimeFiles = Object.keys(everyTime);

/**
 * Tests of the parts that `npm test` leaves out whole, since they take five seconds and more and a share of them would show little:
 * pictures, recognised pages, files made to break a reader, processes that are killed. `npm run test:all` and a change of their
 * folders run them.
 */
export const onlyInFull: readonly string[] = [
  "apps/cli/src/package/package.test.ts",
  "apps/cli/src/reportedDocuments.test.ts",
  "apps/server/src/auth/lockOut.test.ts",
  "apps/server/src/auth/passwordLinks.test.ts",
  "apps/server/src/auth/secondFactor.test.ts",
  "apps/server/src/auth/signInEntries.test.ts",
  "apps/server/src/commands/archive/damagedArchives.test.ts",
  "apps/server/src/commands/archive/refusedImports.test.ts",
  "apps/server/src/commands/dependents/peopleStay.test.ts",
  "apps/server/src/commands/letters/comments/letterComments.test.ts",
  "apps/server/src/commands/letters/wording/suggestWording.test.ts",
  "apps/server/src/commands/payments/killedPayments.test.ts",
  "apps/server/src/commands/reading/allowModel.test.ts",
  "apps/server/src/commands/reading/cleanDocuments.test.ts",
  "apps/server/src/commands/reading/everyWarning.test.ts",
  "apps/server/src/commands/reading/familyDocuments.test.ts",
  "apps/server/src/commands/reading/moneyWarnings.test.ts",
  "apps/server/src/database/copiedFolder.test.ts",
  "apps/server/src/database/embedded.test.ts",
  "apps/server/src/filing/buildPackage.test.ts",
  "apps/server/src/graphql/documents/vaultAndTrash.test.ts",
  "apps/server/src/graphql/lifecycle/randomWalks.test.ts",
  "apps/server/src/http/badFiles.test.ts",
  "apps/server/src/http/documentsZip.test.ts",
  "apps/server/src/jobs/fairReading.test.ts",
  "apps/server/src/jobs/killedTeller.test.ts",
  "apps/server/src/jobs/killedWorker.test.ts",
  "apps/server/src/jobs/readDocument.job.test.ts",
  "apps/server/src/jobs/regularly.test.ts",
  "apps/server/src/store/conflicts/peopleOfCases.test.ts",
  "apps/server/src/store/queue/queuePlans.test.ts",
  "apps/web/src/features/vault/capture/camera/lookAt.test.ts",
  "packages/domain/test/guards/documentsAgainstPeople.test.ts",
  "packages/domain/test/guards/everyQuestion.test.ts",
  "packages/domain/test/guards/everyType.test.ts",
  "packages/domain/test/guards/lettersAndVault.test.ts",
  "packages/official-forms/src/independentReaders.test.ts",
  "packages/official-forms/src/roundTrip.test.ts",
  "packages/reading/src/faces/measurePhoto.test.ts",
  "packages/reading/src/faces/specimens.test.ts",
  "packages/reading/src/languageModel/languageModel.test.ts",
  "packages/reading/src/mrz/findZone.test.ts",
  "packages/reading/src/mrz/samples.test.ts",
  "packages/reading/src/officialForm.test.ts",
  "packages/reading/src/portal/fittingDesk.test.ts",
  "packages/reading/src/process/badFiles.test.ts",
  "packages/reading/src/process/noNetwork.test.ts",
  "packages/reading/src/process/pictures/facesOfPhoto.test.ts",
  "packages/reading/src/process/poolLimits.test.ts",
  "packages/reading/src/process/portal/fitForPortal.test.ts",
  "packages/reading/src/process/sandbox.test.ts",
  "packages/reading/src/quality/screenshot.test.ts",
  "packages/reading/src/quality/signatureInk.test.ts",
  "packages/reading/src/readDocument.test.ts",
  "packages/reading/src/readers/biometricsLetter.test.ts",
  "packages/reading/src/readers/identity/passport.test.ts",
  "packages/reading/src/readers/money/bankStatement.test.ts",
  "packages/reading/src/readers/otherWords.test.ts",
  "packages/reading/src/readers/work/resume.test.ts",
  "packages/reading/src/signed.test.ts",
  "tests/docs/rulesPage.test.ts",
  "tests/docs/specimens.test.ts",
  "tests/rights/comingAndGoing.test.ts",
  "tests/rights/whatRolesMayNotKnow.test.ts",
  "tests/walls/everyFactCanBeSet.test.ts",
];
