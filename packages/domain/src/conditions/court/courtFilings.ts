import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { isIsoDate, type IsoDate } from "../../kernel/calendarDate.ts";
import { easternDay } from "../../kernel/easternDay.ts";

/** What the registry of the Court answered to what was filed (document 2 section 3: Accepted or Returned). */

/** As a person chooses or types it, in either language. */
const accepted: ReadonlySet<string> = new Set(["accepted", "accepté", "acceptée"]);
const returned: ReadonlySet<string> = new Set(["returned", "renvoyé", "renvoyée", "retourné", "retournée"]);

type Values = Readonly<Record<string, unknown>>;

/** The newest email by its own date, else by the day on which it was added; among equals the one added last. */
function newestEmail(the: CaseReader): Values {
  let newest: { readonly day: string; readonly values: Values } | undefined;
  for (const { parsedValues = {}, uploadedAt } of the.documents("document-filing-status-email")) {
    const issued = parsedValues["issueDate"];
    const day = typeof issued === "string" && issued !== "" ? issued : uploadedAt ? easternDay(uploadedAt) : "";
    if (newest === undefined || day >= newest.day) newest = { day, values: parsedValues };
  }
  return newest?.values ?? {};
}

const statusIn = ({ filingStatus }: Values): string =>
  typeof filingStatus === "string" ? filingStatus.trim().normalize("NFC").toLowerCase() : "";

/** What the newest email says of a filing that was accepted; nothing where it says anything else. */
export function acceptedFiling(
  the: CaseReader,
): { readonly courtFileNumber: string | undefined; readonly acceptedOn: IsoDate | undefined } | undefined {
  const email = newestEmail(the);
  if (!accepted.has(statusIn(email))) return undefined;
  const { courtFileNumber, issueDate } = email;
  return {
    courtFileNumber:
      typeof courtFileNumber === "string" && courtFileNumber.trim() !== "" ? courtFileNumber.trim() : undefined,
    acceptedOn: typeof issueDate === "string" && isIsoDate(issueDate) ? issueDate : undefined,
  };
}

export const registryAccepted = says(
  "registryAccepted",
  {
    en: "the newest email from the registry says that the filing was accepted",
    fr: "le plus récent courriel du greffe indique que le dépôt a été accepté",
  },
  (the) => accepted.has(statusIn(newestEmail(the))),
);

export const registryReturned = says(
  "registryReturned",
  {
    en: "the newest email from the registry says that the filing was returned",
    fr: "le plus récent courriel du greffe indique que le dépôt a été renvoyé",
  },
  (the) => returned.has(statusIn(newestEmail(the))),
);

/** For the team that records a return: it may know of it before the email is in the vault. */
export const returnEmailIsMissing = says(
  "returnEmailIsMissing",
  {
    en: "no email from the registry that says Returned is the newest in the vault",
    fr: "aucun courriel du greffe indiquant Renvoyé n’est le plus récent du coffre",
  },
  (the) => !returned.has(statusIn(newestEmail(the))),
);
