import { addressParts } from "../../fields/address.ts";
import { provincesAndStates } from "../fields/choices.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { formHistory } from "../../tables/officialForms/formLimits.ts";
import { fromNotAfterToday, endNotBefore, toNotAfterToday } from "../../fields/checks/dates.ts";
import { addYears, newestFirst } from "../../kernel/calendarDate.ts";
import type { FormRow, FormSection, Prefilled, PrefilledRows } from "../fields/field.ts";
import { hasProvincesInRow, provinceInRowOf } from "../fields/addressFields.ts";
import type { FormReader } from "../formReader.ts";
import { titlePrefill, withoutJobPrefill } from "../prefills/occupation.ts";
import { employerLetterPages, fromEmployer, partsOf, sameEmployer } from "../prefills/listedAgainstDocuments.ts";
import { oneThing } from "../prefills/oneThing.ts";
import { answered, read, readIn } from "../prefills/origins.ts";
import { openRow, rowsWithOpen, type OpenRow } from "../prefills/rowClaims.ts";
import { isAdult } from "./adult.ts";
import { fromActivities, type Activity } from "./listedActivities.ts";

/** The work and other activities of the last ten years. */

function rowOf(one: Activity, listed: readonly Activity[], the: FormReader): OpenRow {
  const { company, from, city, country, province } = partsOf(one, listed, the);
  const said = (value: string | undefined): Prefilled | undefined =>
    value === undefined ? undefined : { value, from: { says: fromActivities } };
  return openRow({
    currentActivity: said(one.activity),
    companyName: company,
    from,
    to: said(one.to === "ongoing" ? undefined : one.to),
    cityTown: city,
    countryTerritory: country,
    provinceState: province,
  });
}

const aboutWork: Text = { en: "from your answers about work", fr: "d’après vos réponses sur le travail" };

/** As the account lists them, the newest first; else the job of the answers, with what a letter of the employer adds. */
function activities(the: FormReader): PrefilledRows | undefined {
  if (the.person.role === "spouse") return spouseJob(the);
  const page = employerLetterPages[the.person.role];
  if (page === undefined) return undefined;
  const limits = the.case.row(formHistory);
  const listed = the.case.profile("employmentAndActivityHistory") ?? [];
  if (listed.length > 0) {
    const newest = withinYears(listed, the).toSorted((one, other) => newestFirst(lastMonth(one), lastMonth(other)));
    return rowsWithOpen(
      newest.slice(0, limits.found ? limits.row.value.jobs : 0).map((one) => rowOf(one, listed, the)),
      { fact: "profile.employmentAndActivityHistory", says: fromActivities },
    );
  }
  const title = titlePrefill(the);
  if (title === undefined) return withoutJob(the);
  const employer = readIn(the, page, "employer");
  const start = readIn(the, page, "startDate");
  const where = the.case.answer("country");
  const row: FormRow = {
    currentActivity: title.value,
    ...(employer ? { companyName: employer.value } : {}),
    ...(start && /^\d{4}-\d{2}/.test(start.value) ? { from: start.value.slice(0, 7) } : {}),
    ...(where === undefined ? {} : { countryTerritory: where }),
  };
  return {
    value: [row],
    from: {
      ...title.from,
      ...(employer ? { fileId: employer.document.fileId } : {}),
      says: aboutWork,
    },
  };
}

/** Somebody without a job does something too. The list of a minor may stay empty, and a row that is begun asks for all of it. */
function withoutJob(the: FormReader): Prefilled<readonly FormRow[]> | undefined {
  const doing = isAdult.evaluate(the).holds ? withoutJobPrefill(the) : undefined;
  const where = the.case.answer("country");
  return (
    doing && {
      value: [{ currentActivity: doing.value, ...(where === undefined ? {} : { countryTerritory: where }) }],
      from: { ...doing.from, says: aboutWork },
    }
  );
}

/** The form asks about the last ten years. */
function withinYears(listed: readonly Activity[], the: FormReader): readonly Activity[] {
  const limits = the.case.row(formHistory);
  if (!limits.found) return listed;
  const since = addYears(the.case.today(), -limits.row.value.jobYears).slice(0, 7);
  return listed.filter((one) => lastMonth(one) >= since);
}

/** What goes on counts as the newest. */
const lastMonth = ({ to }: Activity): string => (to === undefined || to === "ongoing" ? "9999-12" : to);

const ofSpouse: Text = {
  en: "from the answers about your spouse or partner",
  fr: "d’après les réponses sur votre conjoint ou partenaire",
};
const month = (day: string): string => day.slice(0, 7);
const spouseWork = oneThing("spouseWork");
const spouseCompany = spouseWork.part(
  { decides: true, same: sameEmployer },
  read(employerLetterPages, "employer", fromEmployer),
  answered("spouseCompany", (company) => company),
);
const spouseSince = spouseWork.part(
  {},
  read(employerLetterPages, "startDate", fromEmployer, month),
  answered("spouseStartDate", month),
);

/** Beside the answers about the spouse stands what a letter of the employer says otherwise (ADR 0290). */
function spouseJob(the: FormReader): PrefilledRows | undefined {
  const [title, company] = [the.case.answer("spouseJobTitle"), the.case.answer("spouseCompany")];
  if (title === undefined && company === undefined) return undefined;
  const from = { fact: "answers.spouseJobTitle", says: ofSpouse } as const;
  const row = openRow({
    currentActivity: title === undefined ? undefined : { value: title, from },
    companyName: spouseCompany(the),
    from: spouseSince(the),
  });
  return rowsWithOpen([row], from);
}

/** The form takes the newest few; who did more is told where the others go. */
const moreListed: Text = {
  en: "Your account lists more than {most} activities of these ten years. To tell about the others too, add them here. They are then on the further sheet.",
  fr: "Votre compte compte plus de {most} activités de ces dix années. Pour parler aussi des autres, ajoutez-les ici. Elles seront sur la feuille supplémentaire.",
};

function restOfList(rows: readonly FormRow[], the: FormReader): Text | undefined {
  const limits = the.case.row(formHistory);
  const listed = the.person.role === "spouse" ? [] : (the.case.profile("employmentAndActivityHistory") ?? []);
  const most = limits.found ? limits.row.value.jobs : undefined;
  return most !== undefined && rows.length <= most && withinYears(listed, the).length > most
    ? fill(moreListed, { most })
    : undefined;
}

export const employment: FormSection = {
  id: "employment",
  title: { en: "Employment", fr: "Emploi" },
  lead: {
    en: "What you did in the past ten years, the newest first: work, studies, time at home, time without work.",
    fr: "Vos activités des dix dernières années, la plus récente d’abord\u00A0: travail, études, temps à la maison, temps sans emploi.",
  },
  parts: [
    {
      list: "employmentHistory",
      title: { en: "Work and other activities", fr: "Travail et autres activités" },
      rowTitle: { en: "Activity {number}", fr: "Activité {number}" },
      addLabel: { en: "Add an activity", fr: "Ajouter une activité" },
      most: (the) => {
        const limits = the.case.row(formHistory);
        return limits.found ? limits.row.value.jobs : undefined;
      },
      // A child at school has no work of ten years to tell; what one did can still be entered.
      needed: isAdult,
      prefill: activities,
      advice: restOfList,
      fields: [
        {
          path: "from",
          kind: "month",
          label: { en: "From", fr: "Du" },
          needed: "always",
          checks: [fromNotAfterToday],
        },
        {
          path: "to",
          kind: "month",
          label: { en: "To", fr: "Au" },
          hint: { en: "Leave empty if it is ongoing.", fr: "Laissez vide si cela se poursuit." },
          checks: [toNotAfterToday, endNotBefore<FormReader>((the) => the.inRow("from"))],
        },
        {
          path: "currentActivity",
          kind: "text",
          label: { en: "Activity or occupation", fr: "Activité ou profession" },
          needed: "always",
        },
        {
          path: "companyName",
          kind: "text",
          label: { en: "Company, employer or school", fr: "Entreprise, employeur ou établissement" },
          needed: "always",
        },
        { path: "cityTown", kind: "text", label: addressParts.city.words, needed: "always" },
        {
          path: "countryTerritory",
          kind: "country",
          isRealCountry: true,
          inParts: true,
          label: addressParts.country.words,
          needed: "always",
        },
        {
          path: "provinceState",
          kind: "choice",
          choices: provincesAndStates,
          label: addressParts.province.words,
          shown: hasProvincesInRow("countryTerritory"),
          needed: "always",
          checks: [provinceInRowOf("countryTerritory")],
        },
      ],
    },
  ],
};
