import type { Profile } from "../../caseFile/user.ts";
import { newestFirst } from "../../kernel/calendarDate.ts";
import type { FormField, FormRow, FormSection, Prefilled, PrefilledRows } from "../fields/field.ts";
import { statusChoices } from "../fields/fieldsOf.ts";
import { placeInWords } from "../familyInformation/oneLine.ts";
import type { FormReader } from "../formReader.ts";
import { titlePrefill, withoutJobPrefill } from "../prefills/occupation.ts";
import { partsOf, type ListedParts } from "../prefills/listedAgainstDocuments.ts";
import { together } from "../prefills/oneThing.ts";
import { firstOf, fromProfile } from "../prefills/origins.ts";
import { openRow, rowsWithOpen, type OpenRow } from "../prefills/rowClaims.ts";
import { everyMonthTold, firstMonthAsked } from "./everyMonth.ts";
import { anyNumber, fromAndTo } from "./rowsOfTime.ts";

/** Studies, and what the person did month by month. */

type Activity = NonNullable<Profile["employmentAndActivityHistory"]>[number];

const ofLife = (the: FormReader): readonly Activity[] =>
  the.person.role === "main" ? (the.case.profile("employmentAndActivityHistory") ?? []) : [];

/** What goes on counts as the newest. */
const lastMonth = ({ to }: Activity): string => (to === undefined || to === "ongoing" ? "9999-12" : to);

const inOrder = (list: readonly Activity[]): readonly Activity[] =>
  list.toSorted((one, other) => newestFirst(lastMonth(one), lastMonth(other)));

const listed = { fact: "profile.employmentAndActivityHistory", says: fromProfile } as const;

/** What the account says of an entry; what goes on has no end on a form. */
const said = (value: string | undefined): Prefilled | undefined =>
  value === undefined || value === "ongoing" ? undefined : { value, from: listed };

/** One field for town and country: open where the firm or school is, for both belong to it. */
const placeOf = (one: Activity, { city, country, province }: ListedParts, the: FormReader): Prefilled | undefined =>
  together({ city, country, province }, () => placeInWords(one, the));

const rowsFrom = (
  list: readonly Activity[],
  the: FormReader,
  toRow: (one: Activity, parts: ListedParts) => OpenRow,
): PrefilledRows | undefined =>
  list.length === 0
    ? undefined
    : rowsWithOpen(
        inOrder(list).map((one) => toRow(one, partsOf(one, ofLife(the), the))),
        listed,
      );

const studiesKnown = (the: FormReader): PrefilledRows | undefined =>
  rowsFrom(
    ofLife(the).filter(({ kind }) => kind === "studies"),
    the,
    (one, parts) =>
      openRow({
        from: parts.from,
        to: said(one.to),
        institution: parts.company,
        place: placeOf(one, parts, the),
        fieldOfStudy: said(one.activity),
      }),
  );

/** The status in the country where it was, as the account lists that country at that time. */
function statusThere({ country, from }: Activity, the: FormReader): string | undefined {
  const stays = (the.case.profile("otherCountriesOfResidenceDetails") ?? []).filter((stay) => stay.country === country);
  const during = stays.filter(
    (stay) =>
      from !== undefined &&
      (stay.from === "birth" || (stay.from !== undefined && stay.from.slice(0, 7) <= from)) &&
      (stay.to === undefined || stay.to === "ongoing" || stay.to.slice(0, 7) >= from),
  );
  return during.length === 1 ? during[0]?.status : undefined;
}

/** Of what goes on today the answers name the activity alone; the rest of the row, and the years before, nobody asked. */
const goingOn = (the: FormReader): Prefilled<readonly FormRow[]> | undefined => {
  const doing = the.person.role === "main" ? firstOf(titlePrefill, withoutJobPrefill)(the) : undefined;
  return doing && { value: [{ activity: doing.value }], from: doing.from };
};

const activitiesKnown = (the: FormReader): PrefilledRows | undefined => {
  const since = firstMonthAsked(the);
  const told = rowsFrom(
    ofLife(the).filter((one) => since === undefined || lastMonth(one) >= since),
    the,
    (one, parts) =>
      openRow({
        from: parts.from,
        to: said(one.to),
        activity: said(one.activity),
        place: placeOf(one, parts, the),
        status: said(statusThere(one, the)),
        company: parts.company,
      }),
  );
  return told ?? goingOn(the);
};

const place: FormField = {
  path: "place",
  kind: "text",
  label: { en: "City and country", fr: "Ville et pays" },
  needed: "always",
};

const years = (name: string, label: FormField["label"]): FormField => ({
  path: `educationYears.${name}`,
  kind: "digits",
  label,
  needed: "always",
});

export const education: FormSection = {
  id: "education",
  title: { en: "Education", fr: "Études" },
  lead: {
    en: "How many years you completed at each level, 0 where there was none, then each school after the primary one.",
    fr: "Le nombre d’années réussies à chaque niveau, 0 s’il n’y en a pas, puis chaque établissement après le primaire.",
  },
  parts: [
    years("elementary", { en: "Years of primary school", fr: "Années d’études primaires" }),
    years("secondary", { en: "Years of secondary school", fr: "Années d’études secondaires" }),
    years("university", { en: "Years of university or college", fr: "Années d’université ou de collège" }),
    years("trade", {
      en: "Years of trade school or other school after secondary",
      fr: "Années d’école de métiers ou d’autres études postsecondaires",
    }),
    {
      list: "educationHistory",
      title: { en: "Schools", fr: "Établissements" },
      rowTitle: { en: "School {number}", fr: "Établissement {number}" },
      addLabel: { en: "Add a school", fr: "Ajouter un établissement" },
      hint: {
        en: "Every secondary and later school, the newest first.",
        fr: "Chaque établissement secondaire et postsecondaire, le plus récent d’abord.",
      },
      most: anyNumber,
      prefill: studiesKnown,
      fields: [
        ...fromAndTo,
        {
          path: "institution",
          kind: "text",
          label: { en: "Name of the school", fr: "Nom de l’établissement" },
          needed: "always",
        },
        place,
        {
          path: "certificate",
          kind: "text",
          label: { en: "Certificate or diploma", fr: "Certificat ou diplôme" },
          hint: { en: "Write None if there was none.", fr: "Écrivez Aucun s’il n’y en a pas eu." },
          needed: "always",
        },
        {
          path: "fieldOfStudy",
          kind: "text",
          label: { en: "Field of study", fr: "Domaine d’études" },
          needed: "always",
        },
      ],
    },
  ],
};

export const personalHistory: FormSection = {
  id: "personalHistory",
  title: { en: "Personal history", fr: "Antécédents personnels" },
  lead: {
    en: "What you did in each month of the past ten years, or since you turned 18 if that is later. The newest first, without a gap.",
    fr: "Vos activités de chaque mois des dix dernières années, ou depuis vos 18 ans si c’est plus récent. La plus récente d’abord, sans interruption.",
  },
  parts: [
    {
      list: "personalHistory",
      title: { en: "What you did", fr: "Vos activités" },
      rowTitle: { en: "Activity {number}", fr: "Activité {number}" },
      addLabel: { en: "Add an activity", fr: "Ajouter une activité" },
      most: anyNumber,
      needed: "always",
      fault: everyMonthTold,
      prefill: activitiesKnown,
      fields: [
        ...fromAndTo,
        {
          path: "activity",
          kind: "text",
          label: { en: "Activity or job title", fr: "Activité ou titre du poste" },
          hint: {
            en: "Such as nurse, student, unemployed, travelling or retired.",
            fr: "Par exemple soins infirmiers, études, sans emploi, voyage ou retraite.",
          },
          needed: "always",
        },
        place,
        {
          path: "status",
          kind: "choice",
          label: { en: "Your status in that country", fr: "Votre statut dans ce pays" },
          choices: statusChoices,
          needed: "always",
        },
        {
          path: "company",
          kind: "text",
          label: { en: "Company, employer, school or place", fr: "Entreprise, employeur, établissement ou lieu" },
          hint: { en: "Write None if there was none.", fr: "Écrivez Aucun s’il n’y en avait pas." },
          needed: "always",
        },
      ],
    },
  ],
};
