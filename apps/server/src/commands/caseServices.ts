import type { Database } from "../database/connect.ts";
import { caseRowReader } from "../store/cases/caseRow.ts";
import { createOpenedCases } from "../store/cases/openedCases.ts";
import { createExchangeRates } from "../store/exchangeRates.ts";
import { createRepresentatives } from "../store/office/representatives.ts";
import { createSchoolList } from "../store/schoolList.ts";
import type { CommandDeps } from "./deps.ts";
import { createCaseMutex } from "./caseMutex.ts";

/** What a process keeps of the cases of one database, from its start to its end; how much, each says itself (ADR 0115). */
export const caseServices = (
  db: Database,
): Pick<CommandDeps, "readCaseRow" | "opened" | "schools" | "rates" | "representatives" | "mutex" | "visits"> => ({
  readCaseRow: caseRowReader(db),
  opened: createOpenedCases(),
  schools: createSchoolList(db),
  rates: createExchangeRates(db),
  representatives: createRepresentatives(db),
  mutex: createCaseMutex(),
  visits: new Map(),
});
