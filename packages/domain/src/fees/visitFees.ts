import type { CaseReader } from "../caseFile/reader.ts";
import { isFamilyApplication, isMadeInsideCanada } from "../conditions/application/application.ts";
import type { Member } from "../conditions/application/household.ts";
import { spouseLivesInCanada } from "../conditions/family/spouse.ts";
import { needsOnlyTravelAuthorization } from "../conditions/visit/visaNeed.ts";
import { valueOnDate } from "../conditions/valueOnDate.ts";
import { cents } from "../kernel/money.ts";
import type { Text } from "../kernel/text.ts";
import { travelAuthorizationFee, visitorExtensionFee, visitorVisaFee } from "../tables/money/governmentFees.ts";
import { exemptByKindCountries, visaExemptCountries } from "../tables/status/visaExemption.ts";
import { feeOf, forWhom, type Fee } from "./fee.ts";

/** Family members who come as visitors: a visa, an electronic travel authorization, or a longer stay for who is here. */

const text = {
  visa: {
    en: "a visitor who is outside Canada applies for a visitor visa",
    fr: "une personne en visite qui se trouve hors du Canada demande un visa de visiteur",
  },
  childVisa: {
    en: "with a visa-exempt passport an eTA is enough for this child",
    fr: "avec un passeport dispensé du visa, une AVE suffit pour cet enfant",
  },
  familyReached: {
    en: "the family applies together and has reached the most that a family pays for visitor visas",
    fr: "la famille fait sa demande ensemble et a atteint le maximum qu’une famille paie pour les visas de visiteur",
  },
  exempt: {
    en: "the passport needs no visa, only an eTA to fly",
    fr: "le passeport dispense du visa; il faut seulement une AVE pour prendre l’avion",
  },
  notKnown: {
    en: "whether this passport needs a visa is not known for this date, so the fee is not known either",
    fr: "on ne sait pas si ce passeport exige un visa à cette date; les frais ne sont donc pas connus non plus",
  },
  byKind: {
    en: "some passports of this country need only an eTA and others a visa, and the kind is not asked, so the fee is not known",
    fr: "certains passeports de ce pays exigent seulement une AVE et d’autres un visa; le genre n’est pas demandé, donc les frais ne sont pas connus",
  },
  inCanada: {
    en: "a visitor who is in Canada asks to stay longer",
    fr: "une personne en visite qui se trouve au Canada demande à rester plus longtemps",
  },
} satisfies Record<string, Text>;

export type Way = "unitedStates" | "byLand" | "exempt" | "inCanada" | "visa" | "notKnown" | "byKind";

export function visitFees(the: CaseReader, people: readonly Member[]): readonly Fee[] {
  const visitors = people.filter(({ visaType }) => visaType === "Visitor");
  let paid = cents(0);
  let before: CaseReader | undefined;
  return visitors.flatMap((person) => {
    const reader = the.fresh();
    const way = wayOf(reader, person);
    before ??= reader;
    const whom = forWhom[person.role];
    if (way === "unitedStates" || way === "byLand") return [];
    if (way === "notKnown" || way === "byKind") {
      return [
        feeOf(reader, { id: "visitorVisa", title: visitorVisaFee.title }, person, {
          amount: undefined,
          because: [whom, way === "byKind" ? text.byKind : text.notKnown],
          decidedBy: way === "byKind" ? "kindNotKnown" : "listNotKnown",
        }),
      ];
    }
    if (way === "visa") {
      const { value, because } = valueOnDate(reader, visitorVisaFee);
      // Whether the most of a family is reached rests on how the first visitor, the spouse or partner, comes.
      if (value && paid + value.perPerson * 2 > value.familyAtMost)
        for (const fact of before.trace.restsOn) reader.trace.note(fact, before.trace.missing.includes(fact));
      const amount = value && cents(Math.max(0, Math.min(value.perPerson, value.familyAtMost - paid)));
      paid = cents(paid + (amount ?? 0));
      const isCapped = value !== undefined && amount !== value.perPerson;
      const reasons = [
        whom,
        isCapped ? text.familyReached : text.visa,
        ...(person.role === "child" ? [text.childVisa] : []),
        ...because,
      ];
      return [
        feeOf(reader, { id: "visitorVisa", title: visitorVisaFee.title }, person, {
          amount,
          because: reasons,
          decidedBy: isCapped ? "familyReached" : "outside",
        }),
      ];
    }
    const [id, table] =
      way === "exempt"
        ? (["travelAuthorization", travelAuthorizationFee] as const)
        : (["visitorExtension", visitorExtensionFee] as const);
    const { value, because } = valueOnDate(reader, table);
    return [
      feeOf(reader, { id, title: table.title }, person, {
        amount: value,
        because: [whom, text[way], ...because],
        decidedBy: way,
      }),
    ];
  });
}

/** The family comes as the applicant does, who is asked only where a flight of their own would need an eTA; who applies for the family alone is not. */
const comesByLand = (reader: CaseReader): boolean =>
  !isFamilyApplication.evaluate(reader).holds &&
  !isMadeInsideCanada.evaluate(reader).holds &&
  needsOnlyTravelAuthorization.evaluate(reader).holds &&
  reader.answer("isTravelByAir") === false;

/** How a family member comes to visit. */
export function wayOf(reader: CaseReader, person: Member): Way {
  if (person.role === "child") return isMadeInsideCanada.evaluate(reader).holds ? "inCanada" : "visa";
  if (spouseLivesInCanada.evaluate(reader).holds) return "inCanada";
  const passports = reader.answer("spousePassport") ?? [];
  if (passports.includes("US")) return "unitedStates";
  const exempt = reader.row(visaExemptCountries);
  if (!exempt.found) return passports.length === 0 ? "visa" : "notKnown";
  if (passports.some((country) => exempt.row.value.includes(country))) return comesByLand(reader) ? "byLand" : "exempt";
  const byKind = reader.row(exemptByKindCountries);
  return byKind.found && passports.some((country) => byKind.row.value.includes(country)) ? "byKind" : "visa";
}
