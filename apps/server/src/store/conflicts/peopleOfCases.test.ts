import type { PersonNamed } from "@boreal/domain/caseFile/whose/peopleNamed";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isWhole } from "../../../../../tests/running/sizes.ts";
import { openTestFirm, type TestFirm } from "../../commands/testFirm.ts";
import { searchKeyOf, termsOf } from "../queue/searchTerms.ts";
import { findPeople, sealPeople } from "./peopleOfCases.ts";

/** The people of one case, looked for among 10,000 others (2,000 in the small size) of which many have a word of their names. */
const cases = isWhole ? 10_000 : 2000;
const owners = 500;
let firm: TestFirm;

const given = ["Amara", "Wei", "Désirée", "Kofi", "Hélène", "Fatou", "Ivan", "Noor", "Thảo", "Luis"];
const family = ["Okafor", "Zhang", "Singh", "Mensah", "Roy", "Diallo", "Petrov", "Haddad", "Nguyễn", "García"];
const roles = ["main", "spouse", "child", "parent", "parent", "host", "financialSupporter", "relative"] as const;
const figures = "bdfgklmnrt";
/** A word of its own for each number: names are told apart by consonants. */
const wordOf = (number: number): string => [...String(number)].map((figure) => `${figures[Number(figure)]}a`).join("");

const familyOf = (at: number): PersonNamed[] =>
  roles.map((as, place) => ({
    as,
    name: {
      given: `${given[(at + place) % 10]} ${wordOf((at * 31 + place) % 4000)}`,
      family: family[(at * 3 + place) % 10],
    },
  }));

beforeAll(async () => {
  firm = await openTestFirm();
  const { db, keys } = firm;
  await db.$client.query(
    "insert into boreal.application (id, owner_id, type, status, status_updated_at, created_at) select 'case-' || n, 'owner-' || n % $2, 'Student', 'Preparation', now(), now() from generate_series(0, $1::int - 1) n",
    [cases, owners],
  );
  const key = searchKeyOf(keys);
  for (let from = 0; from < cases; from += 500) {
    const ids: string[] = [];
    const sealed: Buffer[] = [];
    const terms: Buffer[] = [];
    const termIds: string[] = [];
    for (let at = from; at < from + 500; at += 1) {
      const [id, people] = [`case-${at}`, familyOf(at)];
      ids.push(id);
      sealed.push(sealPeople(await keys.personKey(`owner-${at % owners}`), id, people));
      for (const term of termsOf(key, id, { names: "", findable: [], people: people.map(({ name }) => name) })) {
        terms.push(term);
        termIds.push(id);
      }
    }
    await db.$client.query(
      "update boreal.case_summary s set sealed_people = f.sealed from unnest($1::text[], $2::bytea[]) as f(id, sealed) where s.application_id = f.id",
      [ids, sealed],
    );
    await db.$client.query(
      "insert into boreal.search_term (term, application_id) select * from unnest($1::bytea[], $2::text[]) on conflict do nothing",
      [terms, termIds],
    );
  }
  await db.$client.query("vacuum analyze boreal.search_term");
});
afterAll(async () => await firm.close());

it("finds eight people among thousands of cases by an index, and says how long it took", async () => {
  const searched = familyOf(1321);
  const times: number[] = [];
  for (let run = 0; run < 20; run += 1) {
    const begun = performance.now();
    const found = await findPeople(firm, searched);
    times.push(performance.now() - begun);
    expect(found.filter(({ isSame }) => isSame).map(({ applicationId }) => applicationId)).toContain("case-1321");
  }
  const [median, slowest] = [times.toSorted((one, other) => one - other)[10], Math.max(...times)];
  process.stdout.write(
    `eight people among ${cases} cases: ${median?.toFixed(0)} ms, at most ${slowest.toFixed(0)} ms\n`,
  );
  const { rows } = await firm.db.$client.query<{ "QUERY PLAN": string }>(
    "explain (generic_plan) select application_id from boreal.search_term where term = any($1::bytea[]) group by application_id order by count(*) desc, application_id limit 100",
  );
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).not.toContain("Seq Scan");
});
