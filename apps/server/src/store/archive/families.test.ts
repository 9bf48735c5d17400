import { describe, expect, it } from "vitest";
import type { PgTable } from "../../database/columns.ts";
import { getTableName } from "../../database/query.ts";
import * as tables from "../tables/tables.ts";
import { families } from "./families.ts";
import { fieldsOf } from "./family.ts";
import { titlesOfFamilies } from "./titlesOfFamilies.ts";

/** Tables of which no row goes into the archive of a case, each with why. */
const leftOut: Readonly<Record<string, string>> = {
  account: "by which somebody signs in",
  archived_person: "people.json",
  audit_event: "audit.json",
  audit_head: "audit.json",
  calendar_feed: "a link of the account, which led to this server",
  case_day: "worked out from the case",
  case_erasure: "that it is to be erased on this server",
  legal_hold: "why this firm keeps it",
  case_summary: "worked out from the case",
  case_visit: "who has it open now",
  client_import: "how the firm took clients over",
  client_import_line: "how the firm took clients over",
  conflict_check: "names people of other cases",
  consent: "towards an organization of this server",
  factor_reset: "by which somebody signs in",
  filing_package: "made of the case, and made again from it; what was sent is not taken along yet (docs/limits.md)",
  filing_tick: "of a package, which is not taken along; the log of the case says who ticked what",
  guest_session: "by which an invited person comes back to this server",
  intake_link: "of the firm, for anybody",
  intake_use: "by which link the person came to this server",
  invitation: "of staff",
  letter_clause: "what the firm says in all letters",
  letter_fingerprint: "compares letters with those of other people",
  letter_phrase: "compares letters with those of other people",
  mail_outbox: "mail on its way",
  notice_choice: "of the account, for all that it hears of",
  notification: "told already",
  organisation: "of this server",
  passkey: "by which somebody signs in",
  person_key: "keys of this server",
  profile: "account.json holds the applicant’s, people.json the names of others",
  rate_limit: "of this server",
  registration_link: "of an organization of this server",
  search_term: "worked out from the case",
  service_price: "what the firm charges everybody",
  session: "by which somebody signs in",
  setting: "of this server",
  setup_token: "of this server",
  sign_on: "of an organization of this server",
  two_factor: "by which somebody signs in",
  upload: "a file that has not arrived",
  used_code: "by which somebody signs in",
  user: "account.json holds the address",
  verification: "by which somebody signs in",
};

describe("what of the database goes into the archive of a case", () => {
  const named = Object.values(tables).flatMap((table) => {
    const isTable = typeof table === "object" && Symbol.for("drizzle:IsDrizzleTable") in table;
    return isTable ? [getTableName(table as PgTable)] : [];
  });

  it("is said of every table there is", () => {
    const inArchive = families.map(({ table }) => getTableName(table));
    expect([...inArchive, ...Object.keys(leftOut)].toSorted()).toEqual([...new Set(named)].toSorted());
  });

  it("knows for every column how to hold it, and what the family is called", () => {
    for (const of of families) expect(fieldsOf(of).length + (of.beyond?.fields.length ?? 0)).toBeGreaterThan(0);
    expect(Object.keys(titlesOfFamilies).toSorted()).toEqual(families.map(({ name }) => name).toSorted());
  });

  it("writes what others name before those others", () => {
    const place = new Map(families.map(({ name }, index) => [name, index]));
    for (const { name, parent, refers = [] } of families)
      for (const { family } of [...(parent ? [parent] : []), ...refers])
        expect(place.get(family)).toBeLessThan(place.get(name) ?? 0);
  });
});
