import type { Database } from "../../database/connect.ts";

/**
 * Days and tasks for the cases of `fillQueue`: two days each over some four years, and a task in every third case. What they say
 * is given, sealed by the case; the lists alone are measured where it is nothing.
 */
export async function fillCalendar(
  db: Database,
  cases: number,
  sealed: (applicationId: string) => Promise<{ readonly title: Buffer; readonly words: Buffer }>,
): Promise<void> {
  const some = 2000;
  for (let first = 1; first <= cases; first += some) {
    const numbers = Array.from({ length: Math.min(some, cases - first + 1) }, (_, at) => first + at);
    const said = await Promise.all(numbers.map(async (n) => await sealed(`case-${n}`)));
    await db.$client.query(
      `insert into boreal.case_day (application_id, number, day, kind, sealed_title)
       select 'case-' || n, place, date '2025-06-01' + (n * 7 + place * 400) % 1460,
         (array['hearing', 'court', 'request', 'deadline', 'expiry'])[1 + (n + place) % 5], title
       from unnest($1::int[], $2::bytea[]) as f(n, title) cross join generate_series(0, 1) place`,
      [numbers, said.map(({ title }) => title)],
    );
    await db.$client.query(
      `insert into boreal.case_task (id, application_id, sealed_words, is_for_applicant, assignee_id, due_on, given_by, given_at, done_at)
       select 'task-' || n, 'case-' || n, words, n % 9 = 0,
         case when n % 6 = 0 then (select staff_id from boreal.assignment s where s.application_id = 'case-' || n limit 1) end,
         date '2026-06-01' + (n * 11) % 365, 'me', now(), case when n % 12 = 0 then now() end
       from unnest($1::int[], $2::bytea[]) as f(n, words) where n % 3 = 0`,
      [numbers, said.map(({ words }) => words)],
    );
  }
  await db.$client.query("vacuum analyze");
}
