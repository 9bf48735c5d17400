import type { CaseReader } from "../caseFile/reader.ts";
import type { Member } from "../conditions/application/household.ts";
import { isInCanada } from "../conditions/status/insideCanada.ts";
import { needsRestoration, StatusEnd } from "../conditions/status/restoration.ts";
import { valueOnDate } from "../conditions/valueOnDate.ts";
import { travelNotAnswered, travelsByAir } from "../conditions/visit/arrival.ts";
import {
  exemptionsNotKnown,
  needsNoVisitorVisa,
  needsOnlyTravelAuthorization,
  passportAllowsTravelAuthorization,
  passportsNotAnswered,
} from "../conditions/visit/visaNeed.ts";
import { visitorChildrenCome, visitorPartnerComes } from "../conditions/visit/visitParty.ts";
import { ageForBiometrics, gaveBiometrics, noteBefore } from "../conditions/visit/visitorBiometrics.ts";
import { heldVisaBefore } from "../conditions/visit/visitorVisa.ts";
import type { DatedTable } from "../kernel/datedTable.ts";
import { type Cad, cents } from "../kernel/money.ts";
import type { Clause, Text } from "../kernel/text.ts";
import {
  biometricsFee,
  biometricsFeeAtMost,
  travelAuthorizationFee,
  visitorExtensionFee,
  visitorRestorationFee,
  visitorVisaFee,
} from "../tables/money/governmentFees.ts";
import { feeOf, type Fee } from "./fee.ts";

/** What a visitor pays, and who comes along: visa, eTA or longer stay, then biometrics. */

const text = {
  visa: { en: "a visitor visa is applied for", fr: "un visa de visiteur est demandé" },
  exempt: {
    en: "no visa is needed, only an eTA to fly",
    fr: "aucun visa n’est exigé, seulement une AVE pour prendre l’avion",
  },
  stay: {
    en: "a visitor who is in Canada asks to stay longer",
    fr: "une personne en visite qui se trouve au Canada demande à rester plus longtemps",
  },
  restored: {
    en: "the stay has ended and can still be restored, and this is paid in place of the longer stay",
    fr: "le séjour a pris fin et peut encore être rétabli; ce montant remplace celui de la prolongation",
  },
  restorationNotKnown: {
    en: "the stay has ended, and no time to restore it is known for this date, so the fee is not known either",
    fr: "le séjour a pris fin, et aucun délai de rétablissement n’est connu à cette date; les frais ne sont donc pas connus non plus",
  },
  familyStayNotKnown: {
    en: "the visitor’s stay has ended; whether this person’s has too is not asked, so the fee is not known",
    fr: "le séjour de la personne qui visite a pris fin; on ne demande pas si celui de cette personne aussi, donc les frais ne sont pas connus",
    to: {
      visitor: {
        en: "your stay has ended; whether this person’s has too is not asked, so the fee is not known",
        fr: "votre séjour a pris fin; on ne demande pas si celui de cette personne aussi, donc les frais ne sont pas connus",
      },
    },
  },
  tooLate: {
    en: "the stay has ended and can no longer be extended or restored, so no fee is named",
    fr: "le séjour a pris fin et ne peut plus être prolongé ni rétabli, donc aucuns frais ne sont indiqués",
  },
  passportNotKnown: {
    en: "the fee depends on the passport, which is not answered yet or whose visa rule is not known for this date",
    fr: "les frais dépendent du passeport, qui n’est pas encore indiqué ou dont la règle de visa n’est pas connue à cette date",
  },
  travelNotKnown: {
    en: "an eTA is paid by who flies, and how the visitor travels is not answered yet",
    fr: "l’AVE est payée par qui vient en avion, et on ne sait pas encore comment la personne voyage",
    to: {
      visitor: {
        en: "an eTA is paid by who flies, and how you travel is not answered yet",
        fr: "l’AVE est payée par qui vient en avion, et on ne sait pas encore comment vous voyagez",
      },
    },
  },
  partner: {
    en: "the visitor’s partner comes along",
    fr: "le partenaire de la personne qui visite vient aussi",
    to: { visitor: { en: "your partner comes along", fr: "votre partenaire vient aussi" } },
  },
  child: { en: "this child comes along", fr: "cet enfant vient aussi" },
  sameWay: {
    en: "this person is counted as the visitor is; with another passport it may differ",
    fr: "cette personne est comptée comme la personne qui visite; avec un autre passeport, cela peut changer",
    to: {
      visitor: {
        en: "this person is counted as you are; with another passport it may differ",
        fr: "cette personne est comptée comme vous; avec un autre passeport, cela peut changer",
      },
    },
  },
  familyReached: {
    en: "the family applies together and has reached the most that a family pays",
    fr: "la famille fait sa demande ensemble et a atteint le maximum qu’une famille paie",
  },
  toGive: {
    en: "biometrics are needed, and the fee is for one person",
    fr: "des données biométriques sont à fournir, et les frais sont pour une personne",
  },
  childAge: {
    en: "the birthday of this child is not known, or not whole; add it on the family page, for biometrics depend on the age",
    fr: "la date de naissance de cet enfant n’est pas connue, ou pas en entier; ajoutez-la à la page de la famille, car les données biométriques dépendent de l’âge",
  },
} satisfies Record<string, Clause>;

const biometricsTitle: Text = { en: "Biometrics", fr: "Données biométriques" };

type Way = "visa" | "travelAuthorization" | "longerStay" | "none" | "notKnown" | "travelNotKnown";

export function visitorFees(the: CaseReader): readonly Fee[] {
  const reader = the.fresh();
  const way = wayOfVisitor(reader);
  const party = partyOf(the);
  const paid = party.flatMap((person, index) => permitOf(the, { person, way, before: index }));
  const gives = way === "visa" || way === "longerStay";
  return [...paid, ...(gives ? biometricsOf(the, party) : [])];
}

function wayOfVisitor(reader: CaseReader): Way {
  if (isInCanada.evaluate(reader).holds) return "longerStay";
  if (passportsNotAnswered.evaluate(reader).holds || exemptionsNotKnown.evaluate(reader).holds) return "notKnown";
  if (needsNoVisitorVisa.evaluate(reader).holds)
    return needsOnlyTravelAuthorization.evaluate(reader).holds ? byAirOr(reader, "none") : "none";
  const earlier = passportAllowsTravelAuthorization.evaluate(reader).holds && heldVisaBefore.evaluate(reader).holds;
  return earlier ? byAirOr(reader, "visa") : "visa";
}

/** An eTA is for who flies; until that is answered nobody knows what is paid. */
function byAirOr(reader: CaseReader, otherwise: Way): Way {
  if (travelNotAnswered.evaluate(reader).holds) return "travelNotKnown";
  return travelsByAir.evaluate(reader).holds ? "travelAuthorization" : otherwise;
}

/** The visitor, the partner and the children who come along. */
function partyOf(the: CaseReader): readonly Member[] {
  const reader = the.fresh();
  const partner: readonly Member[] = visitorPartnerComes.evaluate(reader).holds ? [{ role: "spouse" }] : [];
  const count = visitorChildrenCome.evaluate(reader).holds ? (reader.answer("vvAccompanyingChildren") ?? 0) : 0;
  const children = Array.from({ length: count }, (_, index): Member => ({ role: "child", childNumber: index + 1 }));
  return [{ role: "main" }, ...partner, ...children];
}

const whoComes = ({ role }: Member): readonly Text[] =>
  role === "main" ? [] : [role === "spouse" ? text.partner : text.child];

/** What says that this person comes along, and how the visitor comes. */
function readerOf(the: CaseReader, { role }: Member): CaseReader {
  const reader = the.fresh();
  wayOfVisitor(reader);
  if (role === "spouse") visitorPartnerComes.evaluate(reader);
  if (role === "child") {
    visitorChildrenCome.evaluate(reader);
    reader.answer("vvAccompanyingChildren");
  }
  return reader;
}

type Asking = { readonly person: Member; readonly way: Way; readonly before: number };

function permitOf(the: CaseReader, { person, way, before }: Asking): readonly Fee[] {
  if (way === "none") return [];
  const reader = readerOf(the, person);
  const who = whoComes(person);
  if (way === "notKnown")
    return [
      feeOf(reader, { id: "visitorVisa", title: visitorVisaFee.title }, person, {
        amount: undefined,
        because: [...who, text.passportNotKnown],
        decidedBy: "passportNotKnown",
      }),
    ];
  if (way === "travelNotKnown")
    return [
      feeOf(reader, { id: "travelAuthorization", title: travelAuthorizationFee.title }, person, {
        amount: undefined,
        because: [...who, text.travelNotKnown],
        decidedBy: "travelNotKnown",
      }),
    ];
  if (way === "longerStay") return [stayFee(reader, person)];
  const assumed = person.role === "main" ? [] : [text.sameWay];
  if (way === "travelAuthorization")
    return [
      fromTable(reader, person, { id: "travelAuthorization", table: travelAuthorizationFee }, [
        ...who,
        text.exempt,
        ...assumed,
      ]),
    ];
  if (before > 0) partyCounts(reader);
  const { value, because } = valueOnDate(reader, visitorVisaFee);
  const left = value && Math.max(0, value.familyAtMost - before * value.perPerson);
  const amount = value && cents(Math.min(value.perPerson, left ?? 0));
  const isCapped = value !== undefined && amount !== value.perPerson;
  return [
    feeOf(reader, { id: "visitorVisa", title: visitorVisaFee.title }, person, {
      amount,
      because: [...who, isCapped ? text.familyReached : text.visa, ...assumed, ...because],
      decidedBy: value === undefined ? "noRow" : isCapped ? "familyReached" : "outside",
    }),
  ];
}

/** Whether the most of a family is reached rests on everybody who pays before. */
function partyCounts(reader: CaseReader): void {
  visitorPartnerComes.evaluate(reader);
}

/** Ended, and no longer to be restored. */
function isTooLate(reader: CaseReader): boolean {
  const end = new StatusEnd(reader);
  return !end.isPending() && end.isOfKindRestored() && (end.daysSince() ?? 0) > 0;
}

function stayFee(reader: CaseReader, person: Member): Fee {
  const who = whoComes(person);
  const restoration = needsRestoration(reader);
  if (restoration === false && isTooLate(reader))
    return feeOf(reader, { id: "visitorExtension", title: visitorExtensionFee.title }, person, {
      amount: undefined,
      because: [...who, text.tooLate],
      decidedBy: "tooLate",
    });
  if (restoration === false)
    return fromTable(reader, person, { id: "visitorExtension", table: visitorExtensionFee }, [...who, text.stay]);
  const about = { id: "restoration", title: visitorRestorationFee.title };
  if (person.role !== "main")
    return feeOf(reader, about, person, {
      amount: undefined,
      because: [...who, text.familyStayNotKnown],
      decidedBy: "familyStayNotKnown",
    });
  if (restoration === "notKnown")
    return feeOf(reader, about, person, {
      amount: undefined,
      because: [text.restorationNotKnown],
      decidedBy: "windowNotKnown",
    });
  return fromTable(reader, person, { id: "restoration", table: visitorRestorationFee }, [text.restored]);
}

function fromTable(
  reader: CaseReader,
  person: Member,
  { id, table }: { readonly id: string; readonly table: DatedTable<Cad> },
  reasons: readonly Text[],
): Fee {
  const { value, because } = valueOnDate(reader, table);
  return feeOf(reader, { id, title: table.title }, person, {
    amount: value,
    because: [...reasons, ...because],
    decidedBy: value === undefined ? "noRow" : person.role,
  });
}

/** Given in the last ten years they are still valid: the questions ask about just these years. */
function biometricsOf(the: CaseReader, party: readonly Member[]): readonly Fee[] {
  const fees: Fee[] = [];
  let paid = cents(0);
  let childrenWho = 0;
  for (const person of party) {
    const reader = readerOf(the, person);
    const age = ageForBiometrics(reader, person);
    if (person.role === "child") {
      if (age === "tooYoung") continue;
      childrenWho += 1;
      if (childrenWho <= (reader.answer("vvAccompanyingChildrenBiometrics") ?? 0)) continue;
    } else if (gaveBiometrics(reader, person)) continue;
    const { value, because } = valueOnDate(reader, biometricsFee);
    const most = party.length > 1 ? valueOnDate(reader, biometricsFeeAtMost) : undefined;
    if (fees.length > 0) noteBefore(reader);
    const left = most?.value && Math.max(0, most.value.family - paid);
    const isReached = left === 0;
    const amount = value === undefined || left === undefined ? value : cents(Math.min(value, left));
    const ageIsOpen = age === "notKnown" && !isReached;
    fees.push(
      feeOf(reader, { id: "biometrics", title: biometricsTitle }, person, {
        amount: ageIsOpen ? undefined : amount,
        because: [
          ...whoComes(person),
          ...(ageIsOpen
            ? [text.childAge]
            : isReached
              ? [text.familyReached, ...(most?.because ?? [])]
              : [text.toGive, ...because]),
        ],
        decidedBy: ageIsOpen ? "ageNotKnown" : isReached ? "familyReached" : person.role,
      }),
    );
    if (!ageIsOpen) paid = cents(paid + (amount ?? 0));
  }
  return fees;
}
