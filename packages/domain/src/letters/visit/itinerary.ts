import { daysBetween, isIsoDate } from "../../kernel/calendarDate.ts";
import type { FormList, FormRow } from "../../forms/fields/field.ts";
import { fromAnswers } from "../../forms/prefills/origins.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { refusal } from "../../kernel/validation.ts";
import { writtenDay } from "../../kernel/written.ts";
import { fill } from "../../kernel/text.ts";
import { letterContent } from "../define.ts";
import { dayWritten, entered, inRow } from "../facts/entered.ts";
import { arrival, departure, reasonForVisit } from "../facts/visit.ts";
import { narrative } from "../narrative.ts";
import { when } from "../prose/fact.ts";
import { asksFor, gapsOf } from "../prose/gap.ts";
import { sentence, typed, type LetterLine } from "../prose/sentence.ts";
import { assistedSection, draftLimit } from "./assisted.ts";
import { senderOfVisit, visitorFields, visitorSigns, whoVisits } from "./ofTheVisitor.ts";
import { visitGap } from "./gapsInAnswers.ts";
import { detailsField, detailsLines } from "./purpose.ts";
import { hostAddressField, hostNameField } from "./visitFields.ts";

/** The plan of a visit: arrival, each stay from night to night, departure. */

const key = "visitorVisaItinerary:visitor";
const inLetter = gapsOf(key);
const list = "stays";

const dayIn = (row: FormRow | undefined, name: string): string | undefined => {
  const value = row?.[name];
  return typeof value === "string" && isIsoDate(value) ? value : undefined;
};

/** The days of arrival and departure frame the plan; between two stays no night is open, and none is counted twice. */
const faultOfDays: NonNullable<FormList["fault"]> = (rows) => {
  const wrong = rows.some((row) => {
    const [from, to] = [dayIn(row, "from"), dayIn(row, "to")];
    return from !== undefined && to !== undefined && to < from;
  });
  return wrong
    ? refusal("stayEndsBefore", {
        en: "A stay ends before it begins. Change one of its days.",
        fr: "Un séjour finit avant de commencer. Changez l’un de ses jours.",
      })
    : undefined;
};

const adviceOnDays: NonNullable<FormList["advice"]> = (rows, the) => {
  const [first, last] = [the.case.answer("vvVisitorArrivalDate"), the.case.answer("vvVisitorDepartureDate")];
  const [begin, end] = [dayIn(rows[0], "from"), dayIn(rows.at(-1), "to")];
  if (begin !== undefined && first !== undefined && begin !== first)
    return fill(
      {
        en: "The first stay begins on {begin}, and the answers have the arrival on {first}. Both must say the same.",
        fr: "Le premier séjour commence le {begin}, et les réponses situent l’arrivée le {first}. Les deux doivent concorder.",
      },
      { begin: writtenDay(begin), first: writtenDay(first) },
    );
  if (end !== undefined && last !== undefined && end !== last)
    return fill(
      {
        en: "The last stay ends on {end}, and the answers have the departure on {last}. Both must say the same.",
        fr: "Le dernier séjour finit le {end}, et les réponses situent le départ le {last}. Les deux doivent concorder.",
      },
      { end: writtenDay(end), last: writtenDay(last) },
    );
  const open = rows.findIndex((row, index) => {
    const [to, next] = [dayIn(row, "to"), dayIn(rows[index + 1], "from")];
    return to !== undefined && next !== undefined && daysBetween(to, next) !== 0;
  });
  return open === -1
    ? undefined
    : fill(
        {
          en: "Stay {next} does not begin on the day on which stay {number} ends. Say where the visitor sleeps on each night.",
          fr: "Le séjour {next} ne commence pas le jour où finit le séjour {number}. Dites où la personne dort chaque nuit.",
        },
        { number: open + 1, next: open + 2 },
      );
};

/** One stay at the host’s from the first day to the last, until somebody says otherwise. */
const wholeVisit: NonNullable<FormList["prefill"]> = (the) => {
  const [from, to] = [the.case.answer("vvVisitorArrivalDate"), the.case.answer("vvVisitorDepartureDate")];
  const [host, address] = [the.text("hostName"), the.text("hostAddress")];
  if (from === undefined || to === undefined || address === undefined) return undefined;
  return {
    value: [{ from, to, address, ...(host === undefined ? {} : { with: host }) }],
    from: { fact: "answers.vvVisitorArrivalDate", says: fromAnswers },
  };
};

const stays: FormList = {
  list,
  title: { en: "Where the visitor sleeps", fr: "Où la personne dort" },
  rowTitle: { en: "Stay {number}", fr: "Séjour {number}" },
  addLabel: { en: "Add a stay", fr: "Ajouter un séjour" },
  hint: {
    en: "One for each place, in the order of the days. A stay begins on the day on which the one before ends.",
    fr: "Un par endroit, dans l’ordre des jours. Un séjour commence le jour où finit le précédent.",
  },
  most: () => 30,
  needed: "always",
  fault: faultOfDays,
  advice: adviceOnDays,
  fields: [
    { path: "from", kind: "date", label: { en: "From", fr: "Du" }, needed: "always" },
    { path: "to", kind: "date", label: { en: "To", fr: "Au" }, needed: "always" },
    {
      path: "address",
      kind: "text",
      label: { en: "Address or hotel, with the town", fr: "Adresse ou hôtel, avec la ville" },
      needed: "always",
    },
    { path: "with", kind: "text", label: { en: "With whom", fr: "Chez qui" } },
    { path: "plans", kind: "text", label: { en: "What for", fr: "Pour quoi faire" } },
  ],
  prefill: wholeVisit,
};

const rowsOf = (the: FormReader): readonly FormRow[] => the.rows(list).rows;
const has = (row: FormRow, name: string) => typeof row[name] === "string" && String(row[name]).trim() !== "";

const stayLines = (row: FormRow): readonly LetterLine[] => {
  const facts = {
    from: inRow(list, row, "from", dayWritten),
    to: inRow(list, row, "to", dayWritten),
    address: inRow(list, row, "address"),
  };
  const more = {
    startsParagraph: true,
    gap: inLetter(
      "First day, last day and address of each stay",
      "Premier jour, dernier jour et adresse de chaque séjour",
      list,
    ),
  } as const;
  return [
    has(row, "with")
      ? sentence(
          {
            en: "From {from} to {to}, I stay with {with}, at this address: {address}.",
            fr: "Du {from} au {to}, je logerai chez {with}, à cette adresse\u00A0: {address}.",
          },
          { ...facts, with: inRow(list, row, "with") },
          more,
        )
      : sentence(
          {
            en: "From {from} to {to}, I stay at this place: {address}.",
            fr: "Du {from} au {to}, je logerai à cet endroit\u00A0: {address}.",
          },
          facts,
          more,
        ),
    sentence({ en: "Plans: {plans}.", fr: "Projets\u00A0: {plans}." }, { plans: inRow(list, row, "plans") }),
  ];
};

export const visitItinerary = letterContent({
  id: "visitorVisaItinerary",
  person: "visitor",
  frame: "letter",
  writes: "visitor",
  confirms: "visitor",
  generates: ["lawyer"],
  waiting: {
    en: "The visitor enters the stays here and confirms the plan. Your lawyer then makes the file that goes with the application.",
    fr: "La personne qui visite inscrit ici les séjours et confirme le plan. Votre équipe juridique prépare ensuite le fichier qui accompagne la demande.",
  },
  sender: senderOfVisit,
  subject: sentence(
    {
      en: "Itinerary of the visit from {arrival} to {departure}",
      fr: "Itinéraire de la visite du {arrival} au {departure}",
    },
    { arrival, departure },
    { gap: visitGap },
  ),
  signature: visitorSigns(key),
  sections: [
    {
      id: "facts",
      title: { en: "Arrival, stays and departure", fr: "Arrivée, séjours et départ" },
      hasNoHeading: true,
      asks: [
        ...visitorFields,
        hostNameField,
        hostAddressField,
        {
          path: "arrivalTravel",
          kind: "text",
          label: { en: "How you arrive: flight and airport", fr: "Votre arrivée\u00A0: vol et aéroport" },
        },
        {
          path: "departureTravel",
          kind: "text",
          label: { en: "How you leave: flight and airport", fr: "Votre départ\u00A0: vol et aéroport" },
        },
        stays,
      ],
      lines: [
        ...whoVisits(key),
        sentence(
          { en: "I plan to come to Canada {reason}.", fr: "Je prévois venir au Canada {reason}." },
          { reason: reasonForVisit },
          { startsParagraph: true },
        ),
        sentence(
          { en: "I plan to arrive in Canada on {arrival}.", fr: "Je prévois arriver au Canada le {arrival}." },
          { arrival },
          { startsParagraph: true, gap: visitGap },
        ),
        sentence({ en: "Arrival: {travel}.", fr: "Arrivée\u00A0: {travel}." }, { travel: entered("arrivalTravel") }),
        { each: (the) => rowsOf(the).flatMap(stayLines) },
        asksFor(
          inLetter("Where you sleep from night to night", "Où vous dormez chaque nuit", list),
          when((the) => rowsOf(the).length === 0),
          { startsParagraph: true },
        ),
        sentence(
          { en: "I plan to leave Canada on {departure}.", fr: "Je prévois quitter le Canada le {departure}." },
          { departure },
          { startsParagraph: true, gap: visitGap },
        ),
        sentence({ en: "Departure: {travel}.", fr: "Départ\u00A0: {travel}." }, { travel: entered("departureTravel") }),
      ],
    },
    assistedSection({
      title: { en: "More about the plan", fr: "Plus de détails sur le plan" },
      asks: [
        detailsField,
        narrative("planNotes", {
          label: {
            en: "What else an officer should know of the plan",
            fr: "Ce que l’agent devrait aussi savoir du plan",
          },
          hint: {
            en: "For example which bookings can be cancelled.",
            fr: "Par exemple les réservations qui peuvent être annulées.",
          },
          most: draftLimit,
          isOptional: true,
        }),
      ],
      lines: [
        ...detailsLines(key),
        typed("planNotes", {
          before: { en: "About the plan, I add the following", fr: "J’ajoute ceci au sujet du plan" },
        }),
        sentence(
          { en: "Thank you for considering my application.", fr: "Je vous remercie d’examiner ma demande." },
          {},
        ),
      ],
    }),
  ],
});
