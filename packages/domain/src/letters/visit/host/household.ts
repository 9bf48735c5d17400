import { hostFamilySize } from "../../../conditions/visit/hostIncome.ts";
import { isSuperVisa } from "../../../conditions/visit/visitorVisa.ts";
import { isIsoDate } from "../../../kernel/calendarDate.ts";
import { birthdayPrefill } from "../../../forms/prefills/people.ts";
import { settled } from "../../../forms/prefills/oneThing.ts";
import { fromAnswers } from "../../../forms/prefills/origins.ts";
import type { FormList, FormRow } from "../../../forms/fields/field.ts";
import type { FormReader } from "../../../forms/formReader.ts";
import { fill, type Text } from "../../../kernel/text.ts";
import { dayWritten, inRow } from "../../facts/entered.ts";
import type { LetterSection } from "../../letterContent.ts";
import { holds, ofCase, type Fact } from "../../prose/fact.ts";
import { asksFor, gap } from "../../prose/gap.ts";
import { sentence, type LetterLine } from "../../prose/sentence.ts";
import { hostName, visitorName } from "../visitFields.ts";
import { inLetter } from "./missingInLetter.ts";

/** Everybody who counts in the family of a super visa’s host, by name (docs/facts/letters.md section 5). */

const list = "household";

export const householdSize: Fact = ofCase(hostFamilySize);

const roles: Readonly<Record<string, Text>> = {
  host: { en: "host", fr: "hôte" },
  partner: { en: "spouse or common-law partner of the host", fr: "conjoint ou partenaire de l’hôte" },
  child: { en: "dependent child of the host", fr: "enfant à charge de l’hôte" },
  invitedNow: { en: "invited on this super visa", fr: "personne invitée au titre de ce super visa" },
  invitedBefore: {
    en: "invited earlier on a super visa that is still valid",
    fr: "personne déjà invitée au titre d’un super visa encore valide",
  },
  undertaking: { en: "under an undertaking of the host", fr: "personne visée par un engagement de l’hôte" },
};

/** The host and who is invited are known from elsewhere; the others are added. */
const namedElsewhere: NonNullable<FormList["prefill"]> = (the) => {
  const text = (fact: Fact) => {
    const value = fact(the);
    return typeof value === "string" ? value : undefined;
  };
  const [host, hostDay, visitor] = [text(hostName), the.text("hostBirthDate"), text(visitorName)];
  const visitorDay = settled(birthdayPrefill(the.about({ role: "visitor" })))?.value;
  const row = (name: string, counts: string, day: unknown): FormRow => ({
    name,
    counts,
    ...(typeof day === "string" && isIsoDate(day) ? { birthDate: day } : {}),
  });
  const rows = [
    ...(host ? [row(host, "host", hostDay)] : []),
    ...(visitor ? [row(visitor, "invitedNow", visitorDay)] : []),
  ];
  return rows.length === 0 ? undefined : { value: rows, from: { fact: "answers.vvIsSuperVisa", says: fromAnswers } };
};

const household: FormList = {
  list,
  title: { en: "People in the size of the family", fr: "Personnes comptées dans la famille" },
  rowTitle: { en: "Person {number}", fr: "Personne {number}" },
  addLabel: { en: "Add a person", fr: "Ajouter une personne" },
  hint: {
    en: "Add the host, the host’s spouse or partner, and their dependent children. Add everybody who is invited now. Add also those invited before whose super visa is still valid, and those under an undertaking.",
    fr: "Ajoutez l’hôte, son conjoint ou partenaire, et leurs enfants à charge. Ajoutez chaque personne invitée maintenant. Ajoutez aussi celles invitées avant dont le super visa est encore valide, et celles visées par un engagement.",
  },
  most: () => 30,
  needed: "always",
  advice: (rows, the) => {
    const size = hostFamilySize(the.case);
    return size === undefined || size === rows.length
      ? undefined
      : fill(
          {
            en: "You answered that the family counts {size} people, and this list has {count}. Both must say the same.",
            fr: "Vous avez répondu que la famille compte {size} personnes, et cette liste en a {count}. Les deux doivent concorder.",
          },
          { size, count: rows.length },
        );
  },
  fields: [
    { path: "name", kind: "name", label: { en: "Full name", fr: "Nom complet" }, needed: "always" },
    { path: "birthDate", kind: "date", label: { en: "Date of birth", fr: "Date de naissance" }, needed: "always" },
    {
      path: "counts",
      kind: "choice",
      label: { en: "Why this person counts", fr: "Pourquoi cette personne compte" },
      needed: "always",
      choices: Object.entries(roles).map(([value, label]) => ({ value, label })),
    },
  ],
  prefill: namedElsewhere,
};

const roleOf = (value: string): Text | undefined => roles[value];

const lineOf = (row: FormRow): LetterLine =>
  sentence(
    { en: "{name}, {role}. Date of birth: {day}.", fr: "{name}, {role}. Date de naissance\u00A0: {day}." },
    {
      name: inRow(list, row, "name"),
      day: inRow(list, row, "birthDate", dayWritten),
      role: inRow(list, row, "counts", roleOf),
    },
    {
      startsParagraph: true,
      gap: inLetter(
        "Name, date of birth and reason of each person",
        "Nom, date de naissance et motif de chaque personne",
        list,
      ),
    },
  );

const rowsOf = (the: FormReader) => the.rows(list).rows;

const householdLines: readonly LetterLine[] = [
  sentence(
    {
      en: "For the income that is asked of me, my family counts {size} people:",
      fr: "Pour le revenu exigé, ma famille compte {size}\u00A0personnes\u00A0:",
    },
    { size: householdSize },
    {
      gap: gap(
        "How many people are in the family of the host",
        "Combien de personnes compte la famille de l’hôte",
        "answers.vvNumberOfFamilyMembers",
      ),
    },
  ),
  { each: (the) => rowsOf(the).map(lineOf) },
  // As many as were counted, or the list is not whole.
  asksFor(
    inLetter(
      "The other people of the family, each with date of birth",
      "Les autres personnes de la famille, chacune avec sa date de naissance",
      list,
    ),
    {
      id: "householdIsNotWhole",
      evaluate: (the) => {
        const size = hostFamilySize(the.case);
        return { holds: size !== undefined && rowsOf(the).length < size, because: [] };
      },
    },
    { startsParagraph: true },
  ),
];

export const householdSection: LetterSection = {
  id: "household",
  title: {
    en: "Everyone who counts in the size of the family",
    fr: "Toutes les personnes qui comptent dans la famille",
  },
  shown: holds(isSuperVisa),
  asks: [household],
  lines: householdLines,
};
