import type { CaseReader } from "../caseFile/reader.ts";
import { isCanadianCitizen } from "../conditions/identity/canadianCitizen.ts";
import { decisionFrom, type Decision } from "../kernel/decision.ts";
import type { Text } from "../kernel/text.ts";
import type { FactRef, Source } from "../kernel/trace.ts";
import { whyOf, type Why } from "../kernel/why.ts";

/** Who holds a Canadian passport is told so before anything else: a citizen needs no visa, eTA or permit, and can get none. */

export type NotNeeded = "NotNeeded";

const sources: readonly Source[] = [
  {
    title: "Immigration and Refugee Protection Act (S.C. 2001, c. 27), sections 2(1) and 19(1)",
    address: "https://laws-lois.justice.gc.ca/eng/acts/i-2.5/",
    checkedOn: "2026-11-28",
    status: "unverified",
  },
  {
    title: "IRCC Help Centre, question 1167: a Canadian citizen with another passport flies to Canada",
    address: "https://www.cic.gc.ca/english/helpcentre/answer.asp?qnum=1167&top=",
    checkedOn: "2026-11-28",
    status: "verified",
  },
];

export const notNeededMessage: Text = {
  en: "With Canadian citizenship, none of this is needed: no visa, no eTA and no permit. Do not apply and do not pay. To fly to Canada, a valid Canadian passport has to be shown, whatever other passport there is; only with a passport of the United States may that one be used.",
  fr: "Avec la citoyenneté canadienne, rien de tout cela n’est exigé : ni visa, ni AVE, ni permis. Ne faites pas de demande et ne payez rien. Pour prendre l’avion vers le Canada, il faut présenter un passeport canadien valide, peu importe l’autre passeport; seul un passeport des États-Unis peut le remplacer.",
};

/** Nothing for who is no citizen, as far as the answers show. */
export function notNeeded(the: CaseReader): Decision<NotNeeded> | undefined {
  const reader = the.fresh();
  const { holds, because } = isCanadianCitizen.evaluate(reader);
  if (!holds) return undefined;
  reader.trace.citeAll(sources);
  return decisionFrom(reader, { value: "NotNeeded", because, decidedBy: "eligibility.canadianCitizen" });
}

/** The passports that are told: whoever decides something for who is no citizen rests on them. */
export function citizenshipRestsOn(the: CaseReader): readonly FactRef[] {
  const reader = the.fresh();
  isCanadianCitizen.evaluate(reader);
  return reader.trace.restsOn.filter((fact) => !reader.trace.missing.includes(fact));
}

/** What a plan says before anything else; nothing for anybody else. */
export function toldFirst(the: CaseReader): { readonly notNeeded?: { readonly text: Text; readonly why: Why } } {
  const decision = notNeeded(the);
  return decision ? { notNeeded: { text: notNeededMessage, why: whyOf(decision) } } : {};
}
