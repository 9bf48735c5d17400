import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";

/** What the registry of the Court answered to what was filed (document 2 section 3: Accepted or Returned). */

/** As a person chooses or types it, in either language. */
const accepted: ReadonlySet<string> = new Set(["accepted", "accepté", "acceptée"]);
const returned: ReadonlySet<string> = new Set(["returned", "renvoyé", "renvoyée", "retourné", "retournée"]);

/** The newest email by its own date, else by the day on which it was added; among equals the one added last. */
function newestStatus(the: CaseReader): string {
  let newest: { readonly day: string; readonly status: unknown } | undefined;
  for (const { parsedValues, uploadedAt } of the.documents("document-filing-status-email")) {
    const issued = parsedValues?.["issueDate"];
    const day = typeof issued === "string" && issued !== "" ? issued : (uploadedAt?.slice(0, 10) ?? "");
    if (newest === undefined || day >= newest.day) newest = { day, status: parsedValues?.["filingStatus"] };
  }
  return typeof newest?.status === "string" ? newest.status.trim().normalize("NFC").toLowerCase() : "";
}

export const registryAccepted = says(
  "registryAccepted",
  {
    en: "the newest email from the registry says that the filing was accepted",
    fr: "le plus récent courriel du greffe indique que le dépôt a été accepté",
  },
  (the) => accepted.has(newestStatus(the)),
);

export const registryReturned = says(
  "registryReturned",
  {
    en: "the newest email from the registry says that the filing was returned",
    fr: "le plus récent courriel du greffe indique que le dépôt a été renvoyé",
  },
  (the) => returned.has(newestStatus(the)),
);
