import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp, type App } from "@boreal/server/app";
import { connect, type Database } from "@boreal/server/database/connect";
import { migrate } from "@boreal/server/database/migrate";
import { emptyDatabase } from "@boreal/server/database/testDatabase";
import { openLog, type Log } from "@boreal/server/log";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "../browser/client.ts";
import { configOf, keptStates, putBack, toldByState, type KeptState, type Told, type ToldCase } from "./keptState.ts";

/** Every state that was kept starts in this version, goes up, and opens with all that was told in it (ADR 0225). */

const whatToDo =
  "A database of an earlier version has to go up by itself (docs/upgrading.md). Put back the migrations that have landed and add " +
  "another one (npm run db:generate); read what was stored in the older shape too (ADR 0064), and leave tests/upgrades/states as it is.";

const states = keptStates();

it("there is a state to start on", () => expect(states.map(({ version }) => version)).toContain("0.2.0"));

/** Of each case, what was told then and is gone now, by its place. */
function lostOf(before: ToldCase, now: ToldCase | undefined): readonly string[] {
  if (!now) return [`case ${before.id}`];
  const lost = (what: string, then: Readonly<Record<string, unknown>>, since: Readonly<Record<string, unknown>>) =>
    Object.keys(then)
      .filter((key) => JSON.stringify(then[key]) !== JSON.stringify(since[key]))
      .map((key) => `${what} ${key}`);
  const byFile = (one: ToldCase) =>
    Object.fromEntries(one.documents.map(({ fileId, page, slot, sha256 }) => [fileId, { page, slot, sha256 }]));
  const valuesOf = (one: ToldCase) =>
    new Set(one.documents.flatMap(({ fileId, values }) => values.map((name) => `value ${name} of ${fileId}`)));
  return [
    ...lost("answer", before.answers, now.answers),
    ...lost("form", before.forms, now.forms),
    ...lost("person", { ...before.dependents }, { ...now.dependents }),
    ...lost("file", byFile(before), byFile(now)),
    ...[...valuesOf(before)].filter((value) => !valuesOf(now).has(value)),
  ];
}

describe.each(states)("the state of version $version", (state: KeptState) => {
  const folder = mkdtempSync(join(tmpdir(), "boreal-kept-"));
  let empty: Awaited<ReturnType<typeof emptyDatabase>>;
  let database: Database;
  let log: Log;
  let app: App | undefined;
  let now: Told;

  beforeAll(async () => {
    empty = await emptyDatabase();
    await putBack(state, empty.connection, folder);
    await migrate(empty.connection).catch((error: unknown) => {
      throw new Error(`The state of ${state.version} does not go up: ${String(error)} ${whatToDo}`, { cause: error });
    });
    const config = configOf(folder);
    database = connect(empty.connection);
    log = openLog(config);
    app = await createApp({ config, role: "serve", database, log });
    await app.start();
    now = await toldByState(empty.connection, folder);
  });

  afterAll(async () => {
    await app?.stop();
    await database.close();
    log.close();
    await empty.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it("has all its answers, people, form entries, files and what was read in them", () => {
    const lost = state.told.cases.flatMap((before) =>
      lostOf(
        before,
        now.cases.find(({ id }) => id === before.id),
      ),
    );
    expect(lost.map((what) => `${what} is gone. ${whatToDo}`)).toEqual([]);
    expect(state.told.cases.length).toBeGreaterThan(3);
  });

  it("lets its people in, with the plan of their case and the bytes of their files", async () => {
    const address = app?.address ?? expect.fail("it does not listen");
    const client = new Client({ address, mailTo: () => expect.fail("no mail is waited for") });
    const { email, password, applicationId } = state.told.signIn;
    await client.post("/api/auth/sign-in/email", { email, password });
    const { application } = await client.graphql<{
      application: { caseFile: { answers: object }; plan: { vault: readonly object[] } };
    }>("query ($id: ID!) { application(id: $id) { caseFile plan { vault { page } } } }", { id: applicationId });
    expect(Object.keys(application.caseFile.answers).length).toBeGreaterThan(50);
    expect(application.plan.vault.length).toBeGreaterThan(50);
    const [file = expect.fail("the case has no file")] =
      state.told.cases.find(({ id }) => id === applicationId)?.documents ?? [];
    const bytes = await client.download(file.fileId);
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(file.sha256);
  });
});
