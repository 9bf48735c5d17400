import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveAnswers } from "../../commands/answers/saveAnswers.ts";
import { actor } from "../../commands/documents/testFileDeps.ts";
import { remindOfTasks } from "../../commands/notices/remindOfTasks.ts";
import { refreshSummary } from "../../commands/queue/refreshSummary.ts";
import type { Actor } from "../../policies/actor.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
let amara: Actor;
let lawyer: Actor;
let paralegal: Actor;
let application: string;

beforeAll(async () => {
  server = await openTestServer();
  [lawyer, paralegal] = [await server.firm.person("lawyer"), await server.firm.person("paralegal")];
});
beforeEach(async () => {
  amara = await server.firm.person("student");
  application = await server.firm.application(amara);
  await server.firm.assign(application, lawyer);
  await server.firm.assign(application, paralegal);
});
afterAll(async () => await server.close());

const codesOf = (outcome: unknown): string[] =>
  (outcome as { refusals: { code: string }[] }).refusals.map(({ code }) => code);
type Given = { words?: string; to?: Actor | null; dueOn?: string | null; key?: string };
const give = async (by: Actor, { words = "Send it.", to = null, dueOn = null, key = randomUUID() }: Given = {}) =>
  codesOf(
    (
      await server.data(
        by,
        "mutation ($of: ID!, $key: ID!, $words: String!, $to: ID, $dueOn: String) { giveTask(applicationId: $of, key: $key, words: $words, toUserId: $to, dueOn: $dueOn) { refusals { code } } }",
        { of: application, key, words, to: to?.userId ?? null, dueOn },
      )
    ).giveTask,
  );
const settle = async (by: Actor, taskId: string, isDone = true) =>
  codesOf(
    (
      await server.data(
        by,
        "mutation ($of: ID!, $taskId: ID!, $isDone: Boolean!) { settleTask(applicationId: $of, taskId: $taskId, isDone: $isDone) { refusals { code } } }",
        { of: application, taskId, isDone },
      )
    ).settleTask,
  );
type Task = { id: string; words: string | null; cause: { en: string } | null; doneAt: string | null };
const tasksOf = async (by: Actor): Promise<Task[]> => {
  const { application: the } = await server.data(
    by,
    "query ($id: ID!) { application(id: $id) { tasks { id words cause { en } doneAt dueOn isMine isForApplicant assigneeName givenByName maySettle } taskTakers { id } } }",
    { id: application },
  );
  return (the as { tasks: Task[] }).tasks;
};
const told = async (who: Actor, kind: string): Promise<number> =>
  (
    await server.firm.db.$client.query(
      "select 1 from boreal.notification where user_id = $1 and kind = $2 and application_id = $3",
      [who.userId, kind, application],
    )
  ).rows.length;

describe("tasks of a case", () => {
  it("are given to oneself, a colleague, the applicant or whoever of the team, and each is told once", async () => {
    expect(await give(lawyer, { words: "Mine.", to: lawyer })).toEqual([]);
    expect(await give(lawyer, { words: "Theirs.", to: paralegal, dueOn: "2026-12-01" })).toEqual([]);
    expect(await give(lawyer, { words: "Hers.", to: amara, dueOn: "2026-11-25" })).toEqual([]);
    expect(await give(lawyer, { words: "Ours." })).toEqual([]);
    expect((await tasksOf(lawyer)).map(({ words }) => words)).toEqual(["Hers.", "Theirs.", "Mine.", "Ours."]);
    expect((await tasksOf(amara)).map(({ words }) => words)).toEqual(["Hers."]);
    expect(await Promise.all([lawyer, paralegal, amara].map((who) => told(who, "taskGiven")))).toEqual([0, 1, 1]);
    const { myTasks } = await server.data(paralegal, "{ myTasks { task { words } application { id } } }");
    expect(myTasks).toEqual([{ task: { words: "Theirs." }, application: { id: application } }]);
  });

  it("are given once, however often the request comes", async () => {
    const key = randomUUID();
    expect(await Promise.all([give(lawyer, { key, to: amara }), give(lawyer, { key, to: amara })])).toEqual([[], []]);
    expect(await give(lawyer, { key, to: amara, words: "Other." })).toEqual(["taskGivenElsewise"]);
    expect([(await tasksOf(amara)).length, await told(amara, "taskGiven")]).toEqual([1, 1]);
  });

  it("need words, a real day ahead, and somebody who works on the case", async () => {
    const stranger = await server.firm.person("lawyer");
    expect(await give(lawyer, { words: " " })).toEqual(["taskWords"]);
    expect(await give(lawyer, { words: "x".repeat(301) })).toEqual(["taskWordsTooLong"]);
    for (const dueOn of ["2026-11-19", "2026-02-30", "", "2099-01-01"])
      expect([dueOn, await give(lawyer, { dueOn })]).toEqual([dueOn, ["taskDay"]]);
    expect(await give(lawyer, { to: stranger })).toEqual(["taskTaker"]);
    expect(await give(amara)).toEqual(["notAllowed"]);
    expect(await give(actor("support", "support"))).toEqual(["notAllowed"]);
    expect(await tasksOf(lawyer)).toEqual([]);
  });

  it("are done and undone: by the applicant their own, by the team each; who gave it hears of it once", async () => {
    await give(lawyer, { words: "Hers.", to: amara });
    await give(lawyer, { words: "Ours." });
    const idOf = async (words: string) => (await tasksOf(lawyer)).find((task) => task.words === words)?.id ?? "";
    expect(await settle(amara, await idOf("Ours."))).toEqual(["taskNotFound"]);
    const id = await idOf("Hers.");
    expect([await settle(amara, id), await settle(amara, id)]).toEqual([[], []]);
    expect(await told(lawyer, "taskDone")).toBe(1);
    expect(await settle(paralegal, id, false)).toEqual([]);
    expect((await tasksOf(amara))[0]?.doneAt).toBeNull();
    const stranger = await server.firm.person("student");
    expect([await settle(stranger, id), await settle(actor("support", "support"), id)]).toEqual([
      ["notFound"],
      ["notAllowed"],
    ]);
  });

  it("once who gave it has left, are heard of by those who are assigned", async () => {
    const gone = await server.firm.person("lawyer", { lawyerScope: "firm" });
    await give(gone, { words: "Hers.", to: amara });
    await server.firm.db.$client.query("update boreal.profile set disabled_at = now() where user_id = $1", [
      gone.userId,
    ]);
    expect(await settle(amara, (await tasksOf(amara))[0]?.id ?? "")).toEqual([]);
    expect(await Promise.all([gone, lawyer].map((who) => told(who, "taskDone")))).toEqual([0, 1]);
  });

  /** As many more tasks like each of this case, which are due on that day; their words are of no matter. */
  const copyTasks = async (count: number, dueOn: string) =>
    await server.firm.db.$client.query(
      `insert into boreal.case_task (id, application_id, is_for_applicant, assignee_id, due_on, given_by, given_at)
       select id || '-' || n, application_id, is_for_applicant, assignee_id, $2, given_by, given_at
       from boreal.case_task, generate_series(1, $3::int) n where application_id = $1`,
      [application, dueOn, count],
    );

  it("are not pushed off the list by tasks of others, or of cases that somebody works on no more", async () => {
    await give(lawyer, { words: "Theirs.", to: paralegal });
    await copyTasks(200, "2026-11-21");
    await give(lawyer, { words: "Hers.", to: amara, dueOn: "2026-12-24" });
    expect((await tasksOf(amara)).map(({ words }) => words)).toEqual(["Hers."]);
    await server.firm.db.$client.query("delete from boreal.assignment where application_id = $1 and staff_id = $2", [
      application,
      paralegal.userId,
    ]);
    application = await server.firm.application(amara);
    await server.firm.assign(application, paralegal);
    await give(paralegal, { words: "Now.", to: paralegal, dueOn: "2026-12-24" });
    const { myTasks } = await server.data(paralegal, "{ myTasks { task { words } application { id } } }");
    expect(myTasks).toContainEqual({ task: { words: "Now." }, application: { id: application } });
  });

  const remind = async (today: string) =>
    await remindOfTasks({
      ...server.firm,
      reportFault: (fault: unknown) => expect.fail(String(fault)),
      today: () => today,
    });
  /** All tasks were given on that day, at half past nine in the evening in Toronto. */
  const givenOn = async (day: string) =>
    await server.firm.db.$client.query(
      "update boreal.case_task set given_at = $1::timestamp at time zone 'America/Toronto'",
      [`${day} 21:30`],
    );

  it("are reminded of once for each distance, and no more once they are done", async () => {
    await server.firm.db.$client.query("delete from boreal.case_task");
    await give(lawyer, { words: "Hers.", to: amara, dueOn: "2026-11-26" });
    await give(lawyer, { words: "Ours.", dueOn: "2026-11-26" });
    await givenOn("2026-11-10");
    expect([await remind("2026-11-20"), await remind("2026-11-20"), await remind("2026-11-21")]).toEqual([3, 0, 0]);
    expect([await told(amara, "taskDue"), await told(lawyer, "taskDue"), await told(paralegal, "taskDue")]).toEqual([
      1, 1, 1,
    ]);
    const [hers] = await tasksOf(amara);
    await settle(amara, hers?.id ?? "");
    expect([await remind("2026-11-25"), await remind("2026-11-27")]).toEqual([2, 0]);
    expect(await told(amara, "taskDue")).toBe(1);
  });

  it("are not reminded of for a distance that was over when they were given, nor twice on one day", async () => {
    await server.firm.db.$client.query("delete from boreal.case_task");
    for (const dueOn of ["2026-12-10", "2026-12-04"]) await give(lawyer, { words: dueOn, to: amara, dueOn });
    await give(lawyer, { words: "Mine.", to: lawyer, dueOn: "2026-12-04" });
    await givenOn("2026-11-20");
    // 20 days ahead is no missed 30, and she was just told of the one that is 14 days ahead. The lawyer was told of none.
    expect([await remind("2026-11-20"), await told(amara, "taskDue"), await told(lawyer, "taskDue")]).toEqual([
      1, 0, 1,
    ]);
    expect([await remind("2026-11-25"), await told(amara, "taskDue")]).toEqual([0, 0]);
    expect([await remind("2026-11-26"), await told(amara, "taskDue")]).toEqual([1, 1]);
  });

  it("are reminded of in a closed case too, where they can be given", async () => {
    await server.firm.db.$client.query("delete from boreal.case_task");
    await server.firm.db.$client.query("update boreal.application set status = 'Withdrawn' where id = $1", [
      application,
    ]);
    expect(await give(lawyer, { to: amara, dueOn: "2026-11-27" })).toEqual([]);
    await givenOn("2026-11-10");
    expect([await remind("2026-11-20"), await told(amara, "taskDue")]).toEqual([1, 1]);
  });

  it("are made of what only a lawyer can judge, once, and shown to the team alone", async () => {
    const given = {
      country: "CA",
      insideCanadaCurrently: true,
      currentImmigrationStatus: "visitor",
      formCanadianLevelOfStudy: "bachelor",
      insideCanadaOther: ["visitorRecord", "entryVisaOrEta"],
      insideCanadaFirstTime: "2026-05-20",
    };
    const answers = Object.entries(given).map(([key, value]) => ({ key, value, baseVersion: 0 }));
    expect((await saveAnswers(server.firm, amara, { applicationId: application, answers })).refusals).toEqual([]);
    const deps = { ...server.firm, reportFault: (fault: unknown) => expect.fail(String(fault)) };
    await Promise.all([refreshSummary(deps, application), refreshSummary(deps, application)]);
    await refreshSummary(deps, application);
    const [task, ...others] = await tasksOf(lawyer);
    expect([task?.words, task?.cause?.en, others]).toEqual([
      null,
      expect.stringMatching(/^Decide whether this person may apply from inside Canada/),
      [],
    ]);
    expect([
      await told(lawyer, "taskGiven"),
      await told(paralegal, "taskGiven"),
      await told(amara, "taskGiven"),
    ]).toEqual([1, 1, 0]);
    expect(await tasksOf(amara)).toEqual([]);
    await settle(lawyer, task?.id ?? "");
    await refreshSummary(deps, application);
    expect(await tasksOf(lawyer)).toHaveLength(1);
  });
});
