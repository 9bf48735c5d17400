import type { Text } from "../../kernel/text.ts";
import { imm1294ImmigrationStatuses } from "../../lists/officialForms/formChoices1294.ts";
import { choicesOf } from "./choices.ts";
import { isAt, isInRow } from "./fieldConditions.ts";
import type { FormCheck, FormCondition, FormField, FormPrefill } from "./field.ts";

/** Fields that come in several places of a form, made once. */

export const statusChoices = choicesOf(imm1294ImmigrationStatuses);

/** Codes of the immigration status, by what they stand for (lists/officialForms/formChoices1294.ts). */
export const status = {
  citizen: "01",
  permanentResident: "02",
  visitor: "03",
  worker: "04",
  student: "05",
  other: "06",
  protectedPerson: "07",
  refugeeClaimant: "08",
  foreignNational: "09",
} as const;

/** Document 1 section 3: dates are asked of a visitor, a worker, a student and another status. */
const withDates = [status.visitor, status.worker, status.student, status.other] as const;

type Residence = {
  /** Path of the block, or nothing in the rows of a list. */
  readonly at?: string;
  readonly country: Text;
  readonly statusLabel: Text;
  readonly shown?: FormCondition;
  readonly fromChecks: readonly FormCheck[];
  readonly toChecks: readonly FormCheck[];
  readonly datesAlways?: true;
  readonly prefills?: Partial<Record<"name" | "status" | "otherStatus" | "statusFrom" | "statusTo", FormPrefill>>;
};

/** A country and the status that the person has or had there: name, status, otherStatus, statusFrom, statusTo. */
export function residenceFields({
  at,
  country,
  statusLabel,
  shown,
  fromChecks,
  toChecks,
  datesAlways,
  prefills = {},
}: Residence): readonly FormField[] {
  const path = (name: string) => (at === undefined ? name : `${at}.${name}`);
  const statusIs = (...codes: readonly string[]) =>
    at === undefined ? isInRow("status", ...codes) : isAt(`${at}.status`, ...codes);
  const shownIf = shown ? { shown } : {};
  const isDated = datesAlways ? shownIf : { shown: statusIs(...withDates) };
  const datesNeeded = datesAlways ? ("always" as const) : statusIs(status.visitor, status.worker, status.student);
  const filled = (name: keyof typeof prefills) => (prefills[name] ? { prefill: prefills[name] } : {});
  return [
    {
      path: path("name"),
      kind: "country",
      isRealCountry: true,
      inParts: true,
      label: country,
      ...shownIf,
      needed: "always",
      ...filled("name"),
    },
    {
      path: path("status"),
      kind: "choice",
      label: statusLabel,
      choices: statusChoices,
      ...shownIf,
      needed: "always",
      ...filled("status"),
    },
    {
      path: path("otherStatus"),
      kind: "text",
      label: { en: "Which other status?", fr: "Quel autre statut?" },
      shown: statusIs(status.other),
      needed: "always",
      ...filled("otherStatus"),
    },
    {
      path: path("statusFrom"),
      kind: "date",
      label: { en: "Status from", fr: "Statut du" },
      ...isDated,
      needed: datesNeeded,
      checks: fromChecks,
      ...filled("statusFrom"),
    },
    {
      path: path("statusTo"),
      kind: "date",
      label: { en: "Status to", fr: "Statut au" },
      ...isDated,
      needed: datesNeeded,
      checks: toChecks,
      ...filled("statusTo"),
    },
  ];
}
