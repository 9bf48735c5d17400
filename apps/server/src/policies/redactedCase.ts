import {
  caseWithout,
  redactedPlan,
  withPagesThatRestOn,
  type RedactedPlan,
  type Withheld,
} from "@boreal/domain/plan/redactedPlan";
import { computePlan } from "@boreal/domain/plan/plan";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { documentsInPlace } from "@boreal/domain/vault/files/documentsInPlace";
import type { LoadedCase } from "../store/cases/loadCaseFile.ts";
import type { Asker } from "./actor.ts";
import { consentFor, isOpenFor, type ApplicationFacts } from "./applications.ts";
import { factsOf } from "./facts.ts";
import { isAnswerWithheld, isPageWithheld, withheldFrom, type WithheldLimits } from "./withheld.ts";

/**
 * A case as its reader may know it (ADR 0105). Whatever leaves the server is made from this, so that no list, level, count or
 * date can tell what the reader's role may not know: it is not in the case that they are made from.
 */
export function redactedCase(asker: Asker, loaded: LoadedCase): LoadedCase {
  const limits = limitsFor(asker, factsOf(loaded.row));
  if (limits === undefined) return loaded;
  const always: Withheld = {
    isAnswerWithheld: (key) => isAnswerWithheld(limits, key),
    isPageWithheld: (slug) => isPageWithheld(limits, slug),
  };
  const withheld = limits.pages === "allThatTellNothing" ? withPagesThatRestOn(loaded.whole, always) : always;
  const whole = caseWithout(loaded.whole, withheld);
  const { caseFile, the, setAside } = documentsInPlace(whole, readerFor);
  const isKnown = (key: string) => !withheld.isAnswerWithheld(key);
  return {
    row: loaded.row,
    whole,
    caseFile,
    the,
    decidedPages: new Map(),
    setAside,
    withheld,
    answers: new Map([...loaded.answers].filter(([key]) => isKnown(key))),
    formValues: [],
    unreadable: loaded.unreadable.filter(({ key }) => isKnown(key)),
  };
}

/** What somebody may not know of this case: what their role may not know, and what the applicant does not let them see. */
export function limitsFor(asker: Asker, the: ApplicationFacts): WithheldLimits | undefined {
  // Nobody in particular knows what the narrowest role knows.
  const role = asker?.role ?? "schoolStaff";
  const limits = withheldFrom[role];
  if (isOpenFor(asker, the)) return undefined;
  if (limits === undefined || (role !== "agent" && role !== "schoolStaff")) return limits;
  const consent = consentFor(role, the);
  return {
    subjects: consent?.answers === true ? limits.subjects : "everyAnswer",
    pages: consent?.documents === true ? limits.pages : "none",
  };
}

/** The plan of a case as its reader may know it. */
export const planOf = ({ caseFile, withheld }: LoadedCase): RedactedPlan =>
  withheld ? redactedPlan(caseFile, withheld) : computePlan(caseFile);
