import type { ApplicationType } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { Text } from "../kernel/text.ts";
import { productSpecification } from "../tables/sources.ts";
import { deadline, type Deadline } from "./deadline.ts";

export const issuedEnd = "issuedEnd";

const title: Text = { en: "The visa or permit ends", fr: "Fin du visa ou du permis" };
const because: Text = {
  en: "this day was entered when the visa or permit came",
  fr: "cette date a été inscrite à l’arrivée du visa ou du permis",
};
const rule = productSpecification("document 3 section 3.6, temporaryResidentVisaExpiryDate");

/** Applications that end with no visa or permit: a court case, a request to the authority, a profile in the pool. */
const issueNothing: readonly ApplicationType[] = ["JudicialReview", "IrccRequest", "SinRequest", "ExpressEntry"];

/** The end of what was issued, from the day that was entered with the last change of status; none once it is over. */
export function issuedEndDeadlines(the: CaseReader): readonly Deadline[] {
  const reader = the.fresh();
  const type = reader.application("type");
  if (type === undefined || issueNothing.includes(type) || reader.application("status") !== "Completed") return [];
  const day = reader.application("temporaryResidentVisaExpiryDate");
  if (!day || day < reader.today()) return [];
  reader.trace.cite(rule);
  return [deadline(reader, { id: issuedEnd, title }, day, because)];
}
