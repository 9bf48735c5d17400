import type { CaseReader } from "../caseFile/reader.ts";
import { SituationInCanada } from "../conditions/status/situationInCanada.ts";
import { addDays } from "../kernel/calendarDate.ts";
import { fill, type Text } from "../kernel/text.ts";
import { regulations } from "../tables/sources.ts";
import { deadline, type Deadline } from "./deadline.ts";

const titles: Readonly<Record<"study" | "work" | "visitor", Text>> = {
  study: {
    en: "Study permit ends: last day to ask for an extension",
    fr: "Fin du permis d’études : dernier jour pour demander une prolongation",
  },
  work: {
    en: "Work permit ends: last day to ask for an extension",
    fr: "Fin du permis de travail : dernier jour pour demander une prolongation",
  },
  visitor: {
    en: "Visitor status ends: last day to ask for an extension",
    fr: "Fin du statut de visiteur : dernier jour pour demander une prolongation",
  },
};
const renewalReason: Text = {
  en: "your permit or status ends on this day; if you apply to renew before then, you keep your status until the decision",
  fr: "votre permis ou votre statut prend fin ce jour-là; si vous demandez une prolongation avant, vous gardez votre statut jusqu’à la décision",
};
const restorationTitle: Text = {
  en: "Last day to ask for restoration of status",
  fr: "Dernier jour pour demander le rétablissement du statut",
};
const restorationReason: Text = {
  en: "your status has ended, and it can be restored within {days} days of that; do not study or work before it is restored",
  fr: "votre statut a pris fin, et il peut être rétabli dans les {days} jours qui suivent; n’étudiez pas et ne travaillez pas avant le rétablissement",
};
const restorationNotKnown: Text = {
  en: "your status has ended, and no time to restore it is known for this date",
  fr: "votre statut a pris fin, et aucun délai pour le rétablir n’est connu à cette date",
};

const renewal = regulations("section 183(5)");

/**
 * The end of the permit held, which is the last day to ask for its extension; once it has ended, the last day to ask for
 * restoration while that is still ahead. None while a renewal is pending, and none outside Canada.
 */
export function permitDeadlines(the: CaseReader): readonly Deadline[] {
  const now = new SituationInCanada(the.fresh());
  if (!now.isInCanada() || now.isPending()) return [];
  const permit = now.permit();
  const isHeld = permit === "study" || permit === "work" || permit === "visitor";
  if (!isHeld && !now.mayHaveLostPermit()) return [];
  const expiry = now.expiry();
  if (expiry === undefined) return [];
  if (now.expiredDays() === 0) {
    if (!isHeld) return [];
    now.trace.cite(renewal);
    return [deadline(now, { id: "permitEnd", title: titles[permit] }, expiry, renewalReason)];
  }
  const days = now.restorationDays();
  if (days === undefined)
    return [deadline(now, { id: "restoration", title: restorationTitle }, null, restorationNotKnown)];
  return now.expiredDays() > days
    ? []
    : [
        deadline(
          now,
          { id: "restoration", title: restorationTitle },
          addDays(expiry, days),
          fill(restorationReason, { days }),
        ),
      ];
}
