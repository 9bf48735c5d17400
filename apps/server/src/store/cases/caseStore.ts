import type { PersonNames } from "./personNames.ts";
import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { Database } from "../../database/connect.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import type { ExchangeRates } from "../exchangeRates.ts";
import type { Representatives } from "../office/representatives.ts";
import type { SchoolList } from "../schoolList.ts";
import type { CaseRowReader } from "./caseRow.ts";
import type { OpenedCases } from "./openedCases.ts";

/** What reading a case needs: where it lies, the key of its owner, and the day on which the rules are applied. */
export type CaseStore = {
  readonly db: Database;
  readonly readCaseRow: CaseRowReader;
  /** Cases that were written to lately, opened. */
  readonly opened: OpenedCases;
  readonly schools: SchoolList;
  readonly rates: ExchangeRates;
  readonly representatives: Representatives;
  /** The key of the applicant to whom the data belongs. */
  personKey(ownerId: string): Promise<PersonKey>;
  /** Names by user id; a person who is not there is left out. */
  names(userIds: readonly string[]): Promise<ReadonlyMap<string, PersonNames>>;
  today(): IsoDate;
  now(): Date;
};
