import type { CaseReader } from "../caseFile/reader.ts";
import type { CaseCondition } from "../caseFile/rule.ts";
import { staysWithMe } from "../conditions/visit/visitParty.ts";
import type { GuestSection } from "./guestSections.ts";

/** Whoever prepares the visit and is the host answers all questions on the own pages. */
const isTheirOwn: Partial<Record<GuestSection, CaseCondition>> = { host: staysWithMe };

/** Whether the person of a section is who prepares the application: nobody else is then invited to their questions. */
export const preparesThemselves = (section: GuestSection, the: CaseReader): boolean =>
  isTheirOwn[section]?.evaluate(the).holds ?? false;
