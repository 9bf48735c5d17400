import {
  reasonsWereReceived,
  recordCameFrom,
  recordStageIsUnknown,
  timeForLeaveIsOver,
} from "../conditions/application/caseMoves.ts";
import { returnEmailIsMissing } from "../conditions/court/courtFilings.ts";
import { all, any, not } from "../kernel/condition.ts";
import type { Text } from "../kernel/text.ts";
import type { Transition } from "./transition.ts";
import { inCourt } from "./typesOnTheWay.ts";

/** What the registry returned does not count as filed, and the time that ran before the filing runs on (ADR 0151). */

const returned = (
  one: Pick<Transition, "id" | "from" | "to" | "when" | "name" | "means" | "warns" | "clears">,
): Transition => ({
  by: ["lawyer", "paralegal"],
  types: inCourt,
  leavesTheHouse: true,
  reason: "required",
  ...one,
});

const leaveName: Text = {
  en: "The registry returned the application for leave",
  fr: "Le greffe a renvoyé la demande d’autorisation",
};
const filedLeave = ["courtFileNumber", "leaveFiledAt", "servedAt"] as const;

const leaves: readonly Transition[] = [
  returned({
    id: "leaveReturned",
    from: ["JrLeaveFiled"],
    to: "JrPreparation",
    name: leaveName,
    means: {
      en: "It does not count as filed, and the last day to apply for leave stays what it was. Write what has to be put right before it is filed again.",
      fr: "Elle ne compte pas comme déposée, et le dernier jour pour demander l’autorisation reste le même. Écrivez ce qu’il faut corriger avant de la déposer de nouveau.",
    },
    warns: [returnEmailIsMissing, timeForLeaveIsOver],
    clears: filedLeave,
  }),
  returned({
    id: "mandamusReturned",
    from: ["MandamusLeaveFiled"],
    to: "MandamusDemand",
    name: leaveName,
    means: {
      en: "It does not count as filed. Write what has to be put right before it is filed again.",
      fr: "Elle ne compte pas comme déposée. Écrivez ce qu’il faut corriger avant de la déposer de nouveau.",
    },
    warns: [returnEmailIsMissing],
    clears: filedLeave,
  }),
];

const recordName: Text = { en: "The registry returned the record", fr: "Le greffe a renvoyé le dossier" };
const delayName: Text = {
  en: "The registry returned the record of a case about a delay",
  fr: "Le greffe a renvoyé le dossier d’une affaire de retard",
};

/** To where it was filed from. Where that was not kept yet, the reasons tell, and who records it a case about a delay. */
const records = (
  [
    {
      id: "recordReturned",
      to: "JrRule9Received",
      name: recordName,
      when: any(recordCameFrom("JrRule9Received"), all(recordStageIsUnknown, reasonsWereReceived)),
    },
    {
      id: "recordReturnedWithoutReasons",
      to: "JrLeaveFiled",
      name: recordName,
      when: any(recordCameFrom("JrLeaveFiled"), all(recordStageIsUnknown, not(reasonsWereReceived))),
    },
    {
      id: "recordReturnedInDelay",
      to: "MandamusLeaveFiled",
      name: delayName,
      when: any(recordCameFrom("MandamusLeaveFiled"), all(recordStageIsUnknown, not(reasonsWereReceived))),
    },
  ] as const
).map((one) =>
  returned({
    ...one,
    from: ["JrRecordFiled"],
    means: {
      en: "It does not count as filed, and its last day stays what it was. Write what has to be put right before it is filed again.",
      fr: "Il ne compte pas comme déposé, et son dernier jour reste le même. Écrivez ce qu’il faut corriger avant de le déposer de nouveau.",
    },
    warns: [returnEmailIsMissing],
    clears: ["recordFiledAt", "statusBeforeRecord"],
  }),
);

export const returnedFilings: readonly Transition[] = [...leaves, ...records];
