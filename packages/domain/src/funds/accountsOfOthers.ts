import type { CaseReader } from "../caseFile/reader.ts";
import { ofOtherNames, type Account, type FundPage } from "./accounts.ts";

/** Documents of money that name nobody of the case: they are shown, and count for nothing until somebody says why (ADR 0236). */
export function accountsOfOthers(reader: CaseReader, pages: readonly FundPage[]): readonly Account[] {
  const others = reader.uploaded().filter((document) => !reader.whose(document).counts);
  return ofOtherNames(others, pages, (document) => {
    const whose = reader.whose(document);
    return !whose.counts && whose.isUnsure;
  });
}
