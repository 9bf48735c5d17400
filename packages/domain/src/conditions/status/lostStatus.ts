import { says } from "../../caseFile/rule.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { addDays, type IsoDate } from "../../kernel/calendarDate.ts";
import { restorationWindow } from "../../tables/status/stays.ts";
import { SituationInCanada } from "./situationInCanada.ts";

/** Status in Canada that a refusal took away: for starting an application to restore it (docs/facts/statuses.md section 6). */

/** A renewal that was filed in time keeps the status until it is refused (Regulations section 183(5)), so the later day counts. */
function lastDayOfStatus(the: CaseReader): IsoDate | undefined {
  const expiry = new SituationInCanada(the).expiry();
  const refused = the.application("decisionNotifiedAt");
  if (expiry === undefined || expiry >= the.today()) return undefined;
  return refused && refused > expiry ? refused : expiry;
}

export const studentStatusIsLost = says(
  "studentStatusIsLost",
  { en: "you are in Canada and your permit has ended", fr: "vous êtes au Canada et votre permis a pris fin" },
  (the) => new SituationInCanada(the).isInCanada() && lastDayOfStatus(the) !== undefined,
);

export const restorationTimeIsOver = says(
  "restorationTimeIsOver",
  {
    en: "by our table the time to restore the status is over, even when it is counted from the refusal",
    fr: "selon notre tableau, le délai pour rétablir le statut est écoulé, même s’il est compté à partir du refus",
  },
  (the) => {
    const [last, row] = [lastDayOfStatus(the), the.row(restorationWindow)];
    return last === undefined || !row.found ? undefined : the.today() > addDays(last, row.row.value);
  },
);

export const studiesGoOn = says(
  "studiesGoOn",
  {
    en: "by the answers the program is not over yet: the permit is asked for once it is completed",
    fr: "selon les réponses, le programme n’est pas encore terminé : le permis se demande une fois le programme achevé",
  },
  (the) => {
    const end = the.answer("graduationDate");
    return end === undefined ? undefined : end > the.today();
  },
);
