import { connect as connectSocket, createServer, type Server, type Socket } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect, type Database } from "../database/connect.ts";
import { outageOf } from "../database/outageOf.ts";
import type { Actor } from "../policies/actor.ts";
import { loadCaseFile } from "../store/cases/loadCaseFile.ts";
import { openTestServer, type TestServer } from "./testServer.ts";

/** A line to the database that takes everything there and, while it hangs, brings nothing back. */
class Line {
  isHanging = false;
  readonly #server: Server;
  readonly #ends = new Set<Socket>();

  constructor(target: string) {
    this.#server = createServer((near) => {
      const far = connectSocket(target);
      for (const end of [near, far]) {
        this.#ends.add(end);
        end.on("error", () => {});
        end.on("close", () => void this.#ends.delete(end));
      }
      near.pipe(far);
      far.on("data", (bytes) => {
        if (!this.isHanging) near.write(bytes);
      });
      far.on("end", () => near.end());
    });
  }

  listen = (path: string) =>
    new Promise<void>((resolve) => {
      this.#server.listen(path, resolve);
    });

  close(): void {
    for (const end of this.#ends) end.destroy();
    this.#server.close();
  }
}

let home: TestServer;
let server: TestServer;
let folder: string;
let line: Line;
let far: Database;
let amara: Actor;
let id: string;
beforeAll(async () => {
  home = await openTestServer();
  amara = await home.firm.person("student");
  id = await home.firm.application(amara);
  const { connection } = home.firm.db;
  if (!("host" in connection)) throw new Error("the database of the tests is reached by its socket");
  folder = await mkdtemp(join(tmpdir(), "boreal-line-"));
  line = new Line(join(connection.host, ".s.PGSQL.5432"));
  await line.listen(join(folder, ".s.PGSQL.5432"));
  far = connect({ ...connection, host: folder }, { queryTimeoutMs: 300 });
  server = await openTestServer({
    db: far,
    personKey: home.firm.personKey,
    names: home.firm.names,
    outageOf: (error) => outageOf({ dataFolder: folder }, error),
  });
});
afterAll(async () => {
  line.close();
  await far.close();
  await server.close();
  await home.close();
  await rm(folder, { recursive: true, force: true });
});

const mutation =
  "mutation S($id: ID!, $answers: [AnswerInput!]!) { saveAnswers(applicationId: $id, answers: $answers) { saved { key version } conflicts { key } refusals { code } } }";
const save = (value: string, baseVersion: number) =>
  server.ask(amara, mutation, { id, answers: [{ key: "birthday", value, baseVersion }] });
const stored = async () => (await loadCaseFile(home.firm, id))?.caseFile.answers.birthday;

it("a save whose answer does not come from the database is not called undone, and the same sent again tells what became of it", async () => {
  expect((await save("1990-01-01", 0)).data?.saveAnswers).toEqual({
    saved: [{ key: "birthday", version: 1 }],
    conflicts: [],
    refusals: [],
  });
  line.isHanging = true;
  const lost = await save("1991-01-01", 1);
  line.isHanging = false;
  // It was stored all the same.
  expect(await stored()).toBe("1991-01-01");
  expect([lost.status, lost.data, lost.errors[0]?.extensions]).toMatchObject([
    503,
    null,
    { code: "UNAVAILABLE", outcome: "unknown" },
  ]);
  expect(lost.errors[0]?.message).toMatch(/not known yet/);
  expect(lost.errors[0]?.message).not.toMatch(/nothing was changed/i);
  expect((await save("1991-01-01", 1)).data?.saveAnswers).toEqual({
    saved: [{ key: "birthday", version: 2 }],
    conflicts: [],
    refusals: [],
  });
});

it("a database without room says so", async () => {
  const full = await openTestServer({ outageOf: (error) => outageOf({ dataFolder: folder }, error) });
  const person = await full.firm.person("student");
  const application = await full.firm.application(person);
  await full.firm.db.$client
    .query(`create function boreal.no_room() returns trigger language plpgsql as $$ begin raise exception 'no room' using errcode = '53100'; end $$;
    create trigger no_room before insert on boreal.answer for each row execute function boreal.no_room()`);
  const answer = await full.ask(person, mutation, {
    id: application,
    answers: [{ key: "birthday", value: "1990-01-01", baseVersion: 0 }],
  });
  expect([answer.status, answer.errors[0]?.extensions]).toMatchObject([507, { code: "STORAGE_FULL" }]);
  await full.close();
});
