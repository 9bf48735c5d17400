// @bothLanguages: what the host is to the visitor is written in the language of the form, not in that of its reader.
import { isVisitorVisa } from "../../conditions/application/application.ts";
import { staysWithMe } from "../../conditions/visit/visitParty.ts";
import { isSuperVisa } from "../../conditions/visit/visitorVisa.ts";
import type { Text } from "../../kernel/text.ts";
import { visitReasons } from "../../lists/visit/visitorOptions.ts";
import { inFrench } from "../familyInformation/oneLine.ts";
import type { FormPrefill, FormRow, Prefilled } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { answered, byPerson, byRule, firstOf, fromAnswers } from "../prefills/origins.ts";
import { otherPurpose } from "../temporaryResidence/visit/stay.ts";

/** What the case says of the visa and of the visit. */

export const visaTypeAt = "visaType";
const toVisit = "VisitorVisa";
export const transit = "Transit";

const byType: Text = { en: "from the kind of your application", fr: "d’après le type de votre demande" };

/** Only a visit can be a passage; whoever comes along passes through too. Everybody else stays with a student or comes back. */
const ofType: FormPrefill = byRule(byType, (the) => (isVisitorVisa.evaluate(the.case).holds ? undefined : toVisit));

export const visaTypePrefill: FormPrefill = firstOf(
  ofType,
  answered("vvReasonForVisit", (reason) => (reason === "transit" ? transit : toVisit)),
);

const superVisaPurpose = "07";

/** Students and graduates who ask for a visa from inside Canada travel and come back. */
const comingBack: { readonly [type in string]?: string } = { TrvSpe: "05", TrvPgwp: "06" };

const isWhatTheFormHas: FormPrefill = answered(
  "vvReasonForVisit",
  (reason) => visitReasons.entries.find(({ id }) => id === reason)?.formCode,
);

const ofSuperVisa: FormPrefill = byRule(
  { en: "this is a super visa application", fr: "il s’agit d’une demande de super visa" },
  (the) => (isSuperVisa.evaluate(the.case).holds ? superVisaPurpose : undefined),
);

/** Why a partner or a child comes along is theirs to say. */
export const purposePrefill: FormPrefill = byPerson({
  main: byRule(byType, (the) => comingBack[the.case.application("type") ?? ""]),
  visitor: firstOf(ofSuperVisa, isWhatTheFormHas),
});

export const otherPurposePrefill: FormPrefill = byPerson({
  main: () => undefined,
  visitor: (the) =>
    the.text("visitDetails.purpose") === otherPurpose
      ? answered("vvReasonForVisitDetails", (details) => details)(the)
      : undefined,
});

/** Who comes along comes on the days of the visitor. */
export const stayFromPrefill: FormPrefill = answered("vvVisitorArrivalDate", (day) => day);
export const stayToPrefill: FormPrefill = answered("vvVisitorDepartureDate", (day) => day);

/** What the host is to the visitor, where the answers say it; the form wants it in its own language. */
const hostTo: { readonly [visitor in string]?: Text } = {
  parent: { en: "Son or daughter", fr: "Fils ou fille" },
  child: { en: "Parent", fr: "Père ou mère" },
};

/** Whoever answers for a visitor and takes them in is the first person to be visited. The address is not asked of them here. */
export function hostPrefill(the: FormReader): Prefilled<readonly FormRow[]> | undefined {
  if (the.person.role !== "visitor" || !staysWithMe.evaluate(the.case).holds) return undefined;
  const name = the.case.profileName();
  if (!name) return undefined;
  const relation = hostTo[the.case.answer("vvVisitorType") ?? ""];
  return {
    value: [
      {
        name: `${name.firstName} ${name.lastName}`,
        ...(relation ? { relationship: inFrench(the) ? relation.fr : relation.en } : {}),
      },
    ],
    from: { fact: "answers.vvIsHosting", says: fromAnswers },
  };
}
