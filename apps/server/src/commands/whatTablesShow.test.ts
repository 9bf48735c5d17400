import { answerShapes } from "@boreal/domain/caseFile/answers/answerShapes";
import { computePlan } from "@boreal/domain/plan/plan";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../database/connect.ts";
import { loadCaseFile } from "../store/cases/loadCaseFile.ts";
import { acknowledgeWarning } from "./documents/acknowledgeWarning.ts";
import { savePersonalHistory } from "./accounts/savePersonalHistory.ts";
import { shapeRefusals } from "./answers/answerChecks.ts";
import { saveAnswers } from "./answers/saveAnswers.ts";
import { saveFormValues } from "./forms/saveFormValues.ts";
import { openTestFirm, type TestFirm } from "./testFirm.ts";

/** Every question that is answered with yes or no, but for who comes along: family has rows (docs/adr/0103). */
const yesNoKeys = Object.keys(answerShapes).filter(
  (key) =>
    !/^accompanying|Children$|Spouse$|^hasBiometrics$|^hasPreviousVisaApplication$/.test(key) &&
    [true, false].every((value) => shapeRefusals(key, value).length === 0),
);

const crime = { details: "criminalHistoryDetails", words: "Convicted in 2015 of driving while impaired." };
const other = { details: "visaViolationMisrepresentationDetails", words: "A wrong date of birth in 2016." };

type Lived = { readonly firm: TestFirm; readonly names: readonly string[]; readonly seen: readonly string[] };
let yes: Lived;
let no: Lived;
beforeAll(async () => {
  yes = await live(true);
  no = await live(false);
});
afterAll(async () => await Promise.all([yes.firm.close(), no.firm.close()]));

/** Two people who do the same, and say yes where the other says no. Each in a database of their own, so that whole tables can be laid beside each other. */
async function live(isYes: boolean): Promise<Lived> {
  const firm = await openTestFirm();
  const actor = await firm.person("student", { email: "amara@example.test" });
  const applicationId = await firm.application(actor);
  const save = async (answers: Readonly<Record<string, unknown>>, baseVersion = 0) => {
    const outcome = await saveAnswers(firm, actor, {
      applicationId,
      answers: Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion })),
    });
    expect(outcome).toMatchObject({ conflicts: [], refusals: [] });
  };
  for (let from = 0; from < yesNoKeys.length; from += 50)
    await save(Object.fromEntries(yesNoKeys.slice(from, from + 50).map((key) => [key, isYes])));
  // Said otherwise, and taken back: the earlier values stay as revisions.
  await save({ hasCriminalHistory: isYes ? null : true, hasBeenIncarcerated: isYes ? false : null }, 1);
  // What explains a yes is said of something else by the other one.
  const { details, words } = isYes ? crime : other;
  await save({ [details]: words });
  // Each contradicts herself, in another way: another warning is raised.
  await save({
    hasBiometrics: !isYes,
    hasPreviousVisaApplication: isYes,
    previousVisas: [{ country: isYes ? "CA" : "FR", visaType: "visitor", result: "approved", dateOfIssue: "2020-01" }],
  });
  const changes = [isYes ? { path: "noPreviousCountries", value: true, base: null } : { path: "uci", value: "" }];
  expect(
    (await saveFormValues(firm, actor, { applicationId, formKey: isYes ? "IMM1294" : "IMM1294:spouse", changes }))
      .refusals,
  ).toEqual([]);
  expect(
    (
      await savePersonalHistory(firm, actor, {
        changes: [{ path: isYes ? "birthCity" : "mother.familyName", value: "Enugu" }],
      })
    ).refusals,
  ).toEqual([]);
  const plan = computePlan((await loadCaseFile(firm, applicationId))?.caseFile ?? expect.fail("no case"));
  const warning =
    [...plan.assessment.warnings, ...plan.warnings].find(({ blocking, fileId }) => !blocking && fileId === undefined) ??
    expect.fail("no warning to look at");
  expect((await acknowledgeWarning(firm, actor, { applicationId, warningId: warning.id })).refusals).toEqual([]);
  return { firm, names: [warning.id], seen: await shownByTables(firm.db) };
}

/** Every row of every table as somebody reads it who has no key: what is there, how long, in which order. */
async function shownByTables(db: Database): Promise<readonly string[]> {
  const { rows: tables } = await db.$client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('boreal', 'auth', 'jobs') and table_type = 'BASE TABLE' order by 1`,
  );
  const shown: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.$client.query<Record<string, unknown>>(`select * from ${name}`);
    shown.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return shown;
}

/** What differs between any two people alike: ids, moments, what is encrypted. Of that the length stays. */
const withoutChance = (row: string): string =>
  row
    .replaceAll(/\{"type":"Buffer","data":\[([\d,]*)\]\}/g, (_, bytes: string) => `<${bytes.split(",").length} bytes>`)
    .replaceAll(/~[\w-]{22}/g, "<hidden name>")
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, "<id>")
    .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, "<moment>")
    .replaceAll(/"root_key_id":"[^"]+"/g, "<root key>");

it("tell yes from no, and what was asked, to nobody without a key: two such people look the same in all of them", () => {
  expect(yesNoKeys.length).toBeGreaterThan(70);
  expect(yes.names).not.toEqual(no.names);
  expect(yes.seen.map(withoutChance)).toEqual(no.seen.map(withoutChance));
});

it("hold no name of an answer, of a field of a form, or of a warning that was raised", () => {
  const names = new Set([
    ...Object.keys(answerShapes),
    ...yes.names,
    ...no.names,
    "noPreviousCountries",
    "uci",
    "birthCity",
    "mother.familyName",
    "IMM1294",
  ]);
  // Names that are words of the tables themselves.
  for (const word of ["birthday", "country"])
    expect([...yes.seen, ...no.seen].filter((row) => row.includes(`"${word}"`))).toEqual([]);
  for (const row of [...yes.seen, ...no.seen])
    expect([...names].filter((name) => row.includes(`"${name}"`))).toEqual([]);
});
