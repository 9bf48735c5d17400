import type { CaseReader } from "../caseFile/reader.ts";
import type { CaseCondition } from "../caseFile/rule.ts";
import { staysWithMe, visitorIsSomebodyElse } from "../conditions/visit/visitParty.ts";
import { visitorIsMinor } from "../conditions/visit/visitorVisa.ts";
import { any, not } from "../kernel/condition.ts";
import type { GuestSection } from "./guestSections.ts";

/** Whoever prepares the visit and is the host, or the visitor, answers all questions on the own pages; so it is for a minor who visits. */
const isTheirOwn: Partial<Record<GuestSection, CaseCondition>> = {
  host: staysWithMe,
  visitor: any(not(visitorIsSomebodyElse), visitorIsMinor),
};

/** Whether the person of a section is who prepares the application: nobody else is then invited to their questions. */
export const preparesThemselves = (section: GuestSection, the: CaseReader): boolean =>
  isTheirOwn[section]?.evaluate(the).holds ?? false;
