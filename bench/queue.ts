import { join } from "node:path";
import type { PersonNamed } from "@boreal/domain/caseFile/whose/peopleNamed";
import { sealNames } from "@boreal/server/accounts/names";
import { connect, type Database } from "@boreal/server/database/connect";
import { openKeys } from "@boreal/server/keys/personKeys";
import { sealDayTitle } from "@boreal/server/store/calendar/caseDays";
import { fillCalendar } from "@boreal/server/store/calendar/testCalendar";
import { sealTaskWords } from "@boreal/server/store/desk/tasks";
import { findPeople, sealPeople } from "@boreal/server/store/conflicts/peopleOfCases";
import { searchKeyOf, termsOf } from "@boreal/server/store/queue/searchTerms";
import { openAuthTables } from "@boreal/server/store/tables/auth";
import { fillQueue } from "@boreal/server/store/queue/testQueue";
import type { Client } from "../tests/browser/client.ts";
import { Client as OfPerson } from "../tests/browser/client.ts";
import { freshCode } from "../tests/browser/authenticator.ts";
import { foundFirm, type Firm } from "../tests/browser/firm.ts";
import { RemoteDatabase } from "../tests/browser/remoteDatabase.ts";
import { Boreal } from "../tests/browser/server.ts";
import { percentile } from "./load.ts";
import { median, type Figure } from "./figure.ts";

const cases = Number(process.env["BENCH_CASES"] ?? 10_000);
const people = 2000;
const runs = 60;
const bound = 300;

const names = ["Amara", "Wei", "Désirée", "Kofi", "Hélène", "Fatou", "Ivan", "Noor", "Thảo", "Luis"];
const families = ["Okafor", "Zhang", "O’Neil", "Mensah", "Roy", "Diallo", "Petrov", "Haddad", "Nguyễn", "García"];

const roles = ["spouse", "child", "parent", "parent", "host", "financialSupporter", "relative"] as const;

/** Eight people of one case, of whom many share a name with somebody of another. */
const familyOf = (at: number, { firstName, lastName }: { firstName: string; lastName: string }): PersonNamed[] => [
  { as: "main", name: { given: firstName, family: lastName } },
  ...roles.map((as, place): PersonNamed => ({
    as,
    name: {
      given: `${names[(at + place) % 10] ?? ""} ${names[(at * 7 + place) % 10] ?? ""}`,
      family: `${families[(at + place * 3) % 10] ?? ""}-${((at * 31 + place) % 900).toString(36)}`,
    },
  })),
];

/** Two thousand invented people with names under their own keys, five cases each, and the terms by which they are found. */
async function fill(db: Database, boreal: Boreal, staffId: string): Promise<void> {
  const keys = await openKeys({ rootKeyFile: join(boreal.dataFolder, "keys", "root.key") }, db);
  const owners = Array.from({ length: people }, (_, at) => ({
    id: `owner-${at + 1}`,
    firstName: names[at % 10] ?? "",
    lastName: `${families[Math.floor(at / 10) % 10] ?? ""}-${at.toString(36)}`,
  }));
  for (const owner of owners) {
    const sealed = sealNames(await keys.personKey(owner.id), owner.id, owner);
    await db.$client.query(
      "insert into boreal.profile (user_id, role, language, sealed_names, created_at) values ($1, 'student', 'en', $2, now())",
      [owner.id, sealed],
    );
  }
  const { user } = openAuthTables(keys);
  const at = new Date();
  for (let from = 0; from < people; from += 500)
    await db.insert(user).values(
      owners.slice(from, from + 500).map(({ id }) => ({
        id,
        name: "",
        email: `${id}@example.test`,
        emailVerified: true,
        createdAt: at,
        updatedAt: at,
      })),
    );
  await fillQueue(db, { cases, staffId, owners: owners.map(({ id }) => id) });
  await fillCalendar(db, cases, async (applicationId) => {
    const number = Number(applicationId.slice("case-".length));
    const owner = await keys.personKey(owners[number % people]?.id ?? "");
    return {
      title: sealDayTitle(owner, applicationId, { en: "Attend the interview", fr: "Se présenter à l’entrevue" }),
      words: sealTaskWords(owner, { applicationId, id: `task-${number}` }, "Call the school."),
    };
  });
  const key = searchKeyOf(keys);
  for (let at = 0; at < cases; at += 1) {
    const { id: ownerId = "", firstName = "", lastName = "" } = owners[(at + 1) % people] ?? {};
    const id = `case-${at + 1}`;
    const named = familyOf(at, { firstName, lastName });
    const found = { names: `${firstName} ${lastName}`, findable: [], people: named.map(({ name }) => name) };
    await db.$client.query(
      "insert into boreal.search_term (term, application_id) select t, $2 from unnest($1::bytea[]) t on conflict do nothing",
      [termsOf(key, id, found), id],
    );
    await db.$client.query("update boreal.case_summary set sealed_people = $2 where application_id = $1", [
      id,
      sealPeople(await keys.personKey(ownerId), id, named),
    ]);
  }
  await db.$client.query("vacuum analyze");
}

const list = `query Q($tab: String, $order: String, $types: [String!], $search: String) { queue(tab: $tab, order: $order, types: $types, search: $search) {
  next cases { waitsFor nextDeadline isBlocked answered asked application { id type status statusUpdatedAt owner { id firstName lastName } staff { id firstName lastName } } } } }`;
const caseScreen =
  "query C($id: ID!) { application(id: $id) { id type status statusUpdatedAt abilities owner { firstName lastName } staff { firstName lastName } caseFile formVersions lawyerDecisions { id } documents { id name state fields { name } } plan { whole vault { page slot requirement why { because { en } } } warnings { id } deadlines { date } steps { id state } } } }";

const calendar =
  "query F($view: String, $staff: String) { firmCalendar(view: $view, staff: $staff) { from to next overdue days { day count } entries { id day kind words title { en fr } assigneeName application { id matterNumber owner { id firstName lastName } } } } }";

const whoHas =
  "query P($firstName: String!, $lastName: String!) { peopleNamed(firstName: $firstName, lastName: $lastName) { found { application { id type } asWhat { en } name isSame } elsewhere ask } }";

type Asked = { readonly what: string; readonly query: string; readonly variables: Readonly<Record<string, unknown>> };

async function signedIn(boreal: Boreal, { lawyer }: Firm): Promise<Client> {
  const client = new OfPerson(boreal);
  await client.signIn(lawyer);
  await client.post("/api/auth/two-factor/verify-totp", { code: await freshCode(lawyer.secret) });
  return client;
}

/** The peer: the same page, as a bare select over an index. */
const bare = async (db: Database): Promise<number> => {
  const begun = performance.now();
  await db.$client.query(
    "select * from boreal.application where type = 'Student' and status = 'Preparation' order by id limit 51",
  );
  return performance.now() - begun;
};

/** The whole of a check: eight people of one case, looked for in all others. */
async function conflictCheck(db: Database, boreal: Boreal): Promise<readonly Figure[]> {
  const keys = await openKeys({ rootKeyFile: join(boreal.dataFolder, "keys", "root.key") }, db);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const searched = familyOf(run * 37, { firstName: "Amara", lastName: "Okafor" });
    const begun = performance.now();
    await findPeople({ db, keys }, searched);
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return [
    { what: "check of conflicts, eight people, p50", value: median(times), unit: "ms", runs },
    { what: "check of conflicts, eight people, p95", value: percentile(sorted, 0.95), unit: "ms", bound: 200, runs },
  ];
}

/** Lists, search and the screen of a case, in a firm of 10,000 cases, asked by one lawyer one after the other, each in turn with the peer. */
export async function measure(): Promise<readonly Figure[]> {
  const database = await RemoteDatabase.start();
  const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any", DATABASE_URL: database.url } });
  await boreal.start();
  const db = connect({ connectionString: database.url }, { most: 2 });
  try {
    const firm = await foundFirm(boreal);
    const client = await signedIn(boreal, firm);
    const { me } = await client.graphql<{ me: { id: string } }>("{ me { id } }");
    await fill(db, boreal, me.id);
    const asked: readonly Asked[] = [
      { what: "queue, all", query: list, variables: {} },
      { what: "queue, assigned to me", query: list, variables: { tab: "mine" } },
      { what: "queue, waiting for me", query: list, variables: { tab: "forMe" } },
      { what: "queue, deadline ahead", query: list, variables: { tab: "deadline" } },
      { what: "queue, blocked", query: list, variables: { tab: "blocked" } },
      { what: "queue, one type by deadline", query: list, variables: { types: ["Student"], order: "deadline" } },
      { what: "search, two letters", query: list, variables: { search: "am" } },
      { what: "search, two words", query: list, variables: { search: "amara okafor" } },
      { what: "calendar, month of the firm", query: calendar, variables: { view: "month" } },
      { what: "calendar, list of the firm", query: calendar, variables: { view: "list" } },
      { what: "calendar, week of a member", query: calendar, variables: { view: "week", staff: me.id } },
      { what: "who has a name in the firm", query: whoHas, variables: { firstName: "Amara", lastName: "Okafor" } },
      { what: "case screen", query: caseScreen, variables: { id: firm.applicationId } },
    ];
    const figures: Figure[] = [];
    for (const { what, query, variables } of asked) {
      const times: number[] = [];
      const peers: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const begun = performance.now();
        await client.graphql(query, variables);
        times.push(performance.now() - begun);
        peers.push(await bare(db));
      }
      const sorted = times.toSorted((one, other) => one - other);
      const peer = { name: "a bare indexed select", value: median(peers) };
      figures.push(
        { what: `${what}, p50`, value: median(times), unit: "ms", peer, runs },
        { what: `${what}, p95`, value: percentile(sorted, 0.95), unit: "ms", bound, runs },
      );
    }
    return [...figures, ...(await conflictCheck(db, boreal))];
  } finally {
    await db.close();
    await boreal.remove();
    await database.remove();
  }
}
