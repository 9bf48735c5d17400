import type { CaseReader } from "../caseFile/reader.ts";
import type { CaseCondition } from "../caseFile/rule.ts";
import { staysWithMe, visitorIsSomebodyElse } from "../conditions/visit/visitParty.ts";
import { visitorIsMinor } from "../conditions/visit/visitorVisa.ts";
import { any, not } from "../kernel/condition.ts";
import type { GuestSection } from "./guestSections.ts";
import { inWordsFor, isAbout } from "./ownWords.ts";
import type { Step } from "./step.ts";

/** Whoever prepares the visit and is the host, or the visitor, answers all questions on the own pages; so it is for a minor who visits. */
const isTheirOwn: Partial<Record<GuestSection, CaseCondition>> = {
  host: staysWithMe,
  visitor: any(not(visitorIsSomebodyElse), visitorIsMinor),
};

/** Whether the person of a section is who prepares the application: nobody else is then invited to their questions. */
export const preparesThemselves = (section: GuestSection, the: CaseReader): boolean =>
  isTheirOwn[section]?.evaluate(the).holds ?? false;

/** Whether the answers about the visitor are about whoever prepares; of any other application they are. */
export const isAboutPreparer = (the: CaseReader): boolean =>
  the.application("type") !== "VisitorVisa" || !visitorIsSomebodyElse.evaluate(the.fresh()).holds;

/** Until it is said that somebody else visits, whoever prepares is taken for the visitor. */
const readsOfThemselves = [
  ["host", staysWithMe],
  ["visitor", not(visitorIsSomebodyElse)],
] as const;

/** A step as whoever prepares the application reads it: the host of the visit, and who visits, are "you". */
export function asPreparerReads<S extends Step>(step: S, the: CaseReader): S {
  if (the.application("type") !== "VisitorVisa") return step;
  const own = readsOfThemselves.find(
    ([role, condition]) => isAbout(role, step) && condition.evaluate(the.fresh()).holds,
  );
  return own ? inWordsFor(own[0], step) : step;
}
