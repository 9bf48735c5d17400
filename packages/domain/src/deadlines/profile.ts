import type { CaseReader } from "../caseFile/reader.ts";
import { addMonths } from "../kernel/calendarDate.ts";
import { fill, type Text } from "../kernel/text.ts";
import { profileLifetime } from "../tables/expressEntry/programRequirements.ts";
import { deadline, type Deadline } from "./deadline.ts";

const title: Text = { en: "The profile leaves the pool", fr: "Le profil quitte le bassin" };
const reason: Text = {
  en: "a profile stays {months} months in the pool; without an invitation by then, a new one has to be made",
  fr: "un profil reste {months} mois dans le bassin; sans invitation d’ici là, il faut en faire un nouveau",
};
const monthsNotKnown: Text = {
  en: "how long a profile stays in the pool is not known for this date",
  fr: "la durée d’un profil dans le bassin n’est pas connue à cette date",
};

/** The end of a profile of Express Entry that waits for an invitation (docs/facts/express-entry.md section 6). */
export function profileDeadlines(the: CaseReader): readonly Deadline[] {
  const reader = the.fresh();
  if (reader.application("type") !== "ExpressEntry" || reader.application("status") !== "ApplicantPool") return [];
  const sent = reader.application("submittedAt");
  if (!sent) return [];
  const months = reader.row(profileLifetime);
  return [
    months.found
      ? deadline(
          reader,
          { id: "profileEnd", title },
          addMonths(sent, months.row.value),
          fill(reason, { months: months.row.value }),
        )
      : deadline(reader, { id: "profileEnd", title }, null, monthsNotKnown),
  ];
}
