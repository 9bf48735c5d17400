import type { CaseReader } from "../caseFile/reader.ts";
import { isCoOpPermit, isPostGraduationPermit } from "../conditions/application/application.ts";
import type { Member } from "../conditions/application/household.ts";
import { Graduate } from "../conditions/studies/graduate.ts";
import { studyPermitEnd } from "../conditions/studies/graduatePermit.ts";
import { valueOnDate } from "../conditions/valueOnDate.ts";
import type { DatedTable } from "../kernel/datedTable.ts";
import { addDays } from "../kernel/calendarDate.ts";
import { cents, type Cad } from "../kernel/money.ts";
import { any } from "../kernel/condition.ts";
import type { Text } from "../kernel/text.ts";
import { openWorkPermitHolderFee, workerRestorationFee, workPermitFee } from "../tables/money/governmentFees.ts";
import { restorationWindow } from "../tables/status/stays.ts";
import { placementPermitIsFree } from "../tables/work/studentWork.ts";
import { feeOf, type Fee } from "./fee.ts";
import { needsRestoration } from "../conditions/status/restoration.ts";

/** The work permit of a graduate, which is an open one, and that of a student for a placement. */

export const asksForPermitOfStudies = any(isPostGraduationPermit, isCoOpPermit);

const text = {
  works: {
    en: "a post-graduation work permit is applied for",
    fr: "un permis de travail postdiplôme est demandé",
  },
  open: {
    en: "a post-graduation work permit is an open work permit, for any employer",
    fr: "le permis de travail postdiplôme est un permis de travail ouvert, pour tout employeur",
  },
  restoration: {
    en: "your study permit has ended and your status can still be restored; this amount includes the new work permit",
    fr: "votre permis d’études a pris fin et votre statut peut encore être rétabli; ce montant comprend le nouveau permis de travail",
  },
  windowNotKnown: {
    en: "your study permit has ended, and no time to restore status is known for this date, so the fee is not known either",
    fr: "votre permis d’études a pris fin, et aucun délai de rétablissement n’est connu à cette date; les frais ne sont donc pas connus non plus",
  },
  placement: {
    en: "a work permit for a placement that belongs to the studies is free of fees",
    fr: "le permis de travail pour un stage qui fait partie des études est sans frais",
  },
  placementToRestore: {
    en: "your permit or status has ended, and what restoring it costs with a permit that is free is not known",
    fr: "votre permis ou votre statut a pris fin, et on ne sait pas ce que coûte son rétablissement avec un permis sans frais",
  },
  placementNotKnown: {
    en: "whether a work permit for a placement is free of fees is not known for this date",
    fr: "on ne sait pas si le permis de travail pour un stage est sans frais à cette date",
  },
} satisfies Record<string, Text>;

const theApplicant: Member = { role: "main" };

type Line = { readonly id: string; readonly table: DatedTable<Cad>; readonly reason: Text };

function ofTable(reader: CaseReader, { id, table, reason }: Line): Fee {
  const { value, because } = valueOnDate(reader, table);
  return feeOf(reader, { id, title: table.title }, theApplicant, {
    amount: value,
    because: [reason, ...because],
    decidedBy: value === undefined ? "noRow" : "main",
  });
}

/** As for others, and where the study permit ended early because the studies did (Regulations section 222(1)). */
function restores(reader: CaseReader): boolean | "notKnown" {
  const printed = needsRestoration(reader);
  if (printed !== false) return printed;
  const graduate = new Graduate(reader);
  const end = studyPermitEnd(graduate);
  if (end === undefined || end >= graduate.day()) return false;
  const days = reader.row(restorationWindow);
  return days.found ? addDays(end, days.row.value) >= graduate.day() : "notKnown";
}

function feesOfGraduate(the: CaseReader): readonly Fee[] {
  const reader = the.fresh();
  const restoration = restores(reader);
  const permit =
    restoration === "notKnown"
      ? feeOf(reader, { id: "restoration", title: workerRestorationFee.title }, theApplicant, {
          amount: undefined,
          because: [text.windowNotKnown],
          decidedBy: "windowNotKnown",
        })
      : restoration
        ? ofTable(reader, { id: "restoration", table: workerRestorationFee, reason: text.restoration })
        : ofTable(reader, { id: "workPermit", table: workPermitFee, reason: text.works });
  const own = the.fresh();
  own.application("type");
  return [permit, ofTable(own, { id: "openWorkPermitHolder", table: openWorkPermitHolderFee, reason: text.open })];
}

function feeOfPlacement(the: CaseReader): Fee {
  const reader = the.fresh();
  const [free, restoration] = [reader.row(placementPermitIsFree), needsRestoration(reader)];
  const isFree = free.found && free.row.value && restoration === false;
  const reason = restoration !== false ? text.placementToRestore : isFree ? text.placement : text.placementNotKnown;
  return feeOf(reader, { id: "workPermit", title: workPermitFee.title }, theApplicant, {
    amount: isFree ? cents(0) : undefined,
    because: [reason, ...valueOnDate(reader, placementPermitIsFree).because],
    decidedBy: isFree ? "placement" : "notKnown",
  });
}

export const permitFeesOfStudies = (the: CaseReader): readonly Fee[] =>
  isCoOpPermit.evaluate(the.fresh()).holds ? [feeOfPlacement(the)] : feesOfGraduate(the);
