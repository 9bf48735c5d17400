import { waitingFor } from "@boreal/domain/review/waitingFor";
import { waitingPartyWords } from "@boreal/domain/caseFile/authority/waitingParties";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Language, Text } from "@boreal/domain/kernel/text";
import { applicationWords } from "@boreal/domain/forms/imm5476/applicationWords";
import { statuses } from "@boreal/domain/lifecycle/statuses";
import { stringify } from "csv-stringify/sync";
import { easternDay } from "@boreal/domain/kernel/easternDay";
import { readNames } from "../../accounts/names.ts";
import type { Keys } from "../../keys/personKeys.ts";
import { maySeeApplication } from "../../policies/applications.ts";
import type { Actor, Asker } from "../../policies/actor.ts";
import { mayReadSummaries } from "../../policies/desk/queue.ts";
import { filterOf, type AskedQueue } from "../../policies/desk/queueFilter.ts";
import { factsOf } from "../../policies/facts.ts";
import { systemChain } from "../../store/auditLog.ts";
import { openCounts } from "../../store/queue/caseSummaries.ts";
import { pageLength, readQueue, type QueuedRow } from "../../store/queue/queuePage.ts";
import { noteHandedOut, type Logged } from "../handedOut.ts";
import type { CommandDeps } from "../deps.ts";
import { whyNot } from "../refuse.ts";

/** More are read by no person, and every page of the list costs the database its time. */
export const mostListed = 5000;

export type CaseList =
  | { readonly refusals: readonly Refusal[] }
  | { readonly logged: Logged; readonly fileName: string; readonly bytes: Buffer };

type Deps = Pick<CommandDeps, "db" | "now" | "today" | "personKey"> & { readonly keys: Keys };

const tooMany: Refusal = {
  code: "tooManyCases",
  text: {
    en: `This list has more than ${mostListed} cases. Choose fewer with the filters, then download it.`,
    fr: `Cette liste compte plus de ${mostListed} dossiers. Choisissez-en moins à l’aide des filtres, puis téléchargez-la.`,
  },
};

/** Each column with its heading and what stands in it. */
const columns: readonly { readonly head: Text; of(one: Listed, language: Language): string | number }[] = [
  { head: { en: "Case number", fr: "Numéro de dossier" }, of: ({ row }) => row.matter_number ?? "" },
  { head: { en: "Applicant", fr: "Personne" }, of: ({ nameOf, row }) => nameOf(row.owner_id) },
  {
    head: { en: "Application", fr: "Demande" },
    of: ({ row }, language) => applicationWords[row.type][language],
  },
  { head: { en: "Status", fr: "État" }, of: ({ row }, language) => statuses[row.status].team[language] },
  { head: { en: "Since", fr: "Depuis" }, of: ({ row }) => easternDay(row.status_updated_at.toISOString()) },
  {
    head: { en: "Waiting for", fr: "En attente de" },
    of: ({ row }, language) =>
      waitingPartyWords[
        row.closed_at === null ? waitingFor({ status: row.status, openRequest: row.open_request }) : "nobody"
      ][language],
  },
  { head: { en: "Next deadline", fr: "Prochaine échéance" }, of: ({ row }) => row.next_deadline ?? "" },
  { head: { en: "Blocked", fr: "Bloqué" }, of: ({ row }, language) => (row.is_blocked ? yes[language] : "") },
  { head: { en: "Questions answered", fr: "Questions avec réponse" }, of: ({ counts }) => counts?.answered ?? "" },
  { head: { en: "Questions asked", fr: "Questions posées" }, of: ({ counts }) => counts?.asked ?? "" },
  {
    head: { en: "Closed on", fr: "Fermé le" },
    of: ({ row }) => (row.closed_at === null ? "" : easternDay(row.closed_at.toISOString())),
  },
  {
    head: { en: "Assigned", fr: "Équipe" },
    of: ({ row, nameOf }) => row.assigned_to.map(nameOf).join(", "),
  },
];

const yes: Text = { en: "Yes", fr: "Oui" };

type Listed = {
  readonly row: QueuedRow;
  readonly counts: { readonly answered: number; readonly asked: number } | undefined;
  nameOf(userId: string): string;
};

/** The list of cases as its reader sees it, all its pages, for a spreadsheet. What begins a formula is written as text. */
export async function takeOutCaseList(
  deps: Deps,
  asker: Asker,
  { asked, language }: { readonly asked: AskedQueue; readonly language: Language },
): Promise<CaseList> {
  if (asker === null || !mayReadSummaries(asker)) return { refusals: [whyNot(asker)] };
  const rows = await rowsOf(deps, asker, asked);
  if (rows === "tooMany") return { refusals: [tooMany] };
  const names = await readNames(
    deps.db,
    deps.keys,
    rows.flatMap((row) => [row.owner_id, ...row.assigned_to]),
  );
  const nameOf = (userId: string): string => {
    const { firstName = "", lastName = "" } = names.get(userId) ?? {};
    return `${firstName} ${lastName}`.trim();
  };
  const lines = await Promise.all(
    rows.map(async (row) => {
      const counts =
        row.sealed_counts === null
          ? undefined
          : openCounts(await deps.personKey(row.owner_id), row.id, row.sealed_counts);
      return columns.map(({ of }) => of({ row, counts, nameOf }, language));
    }),
  );
  const text = stringify([columns.map(({ head }) => head[language]), ...lines], {
    bom: true,
    // As spreadsheets of each language read it without a question.
    delimiter: language === "fr" ? ";" : ",",
    escape_formulas: true,
    record_delimiter: "windows",
  });
  const logged = await noteHandedOut(deps, {
    applicationId: systemChain,
    actorId: asker.userId,
    kind: "caseListTakenOut",
    subject: { cases: rows.length },
  });
  return { logged, fileName: `${fileNames[language]}-${deps.today()}.csv`, bytes: Buffer.from(text, "utf8") };
}

const fileNames: Readonly<Record<Language, string>> = { en: "cases", fr: "dossiers" };

async function rowsOf(deps: Deps, actor: Actor, asked: AskedQueue): Promise<readonly QueuedRow[] | "tooMany"> {
  const filter = filterOf(deps, actor, { ...asked, after: undefined });
  if (!filter || filter.statuses.length === 0 || filter.types.length === 0) return [];
  const rows: QueuedRow[] = [];
  for (let after: { at: string; id: string } | undefined; ;) {
    const found = await readQueue(deps.db, { ...filter, after });
    const page = found.slice(0, pageLength);
    rows.push(...page.filter((row) => maySeeApplication(actor, factsOf(row))));
    const last = page.at(-1);
    if (found.length <= pageLength || !last) return rows;
    if (rows.length >= mostListed) return "tooMany";
    after = { at: last.sorted_at, id: last.id };
  }
}
