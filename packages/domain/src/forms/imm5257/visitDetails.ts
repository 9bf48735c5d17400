import { not } from "../../kernel/condition.ts";
import type { FormSection } from "../fields/field.ts";
import { isAt } from "../fields/fieldConditions.ts";
import { fundsField } from "../temporaryResidence/studies/costsAndPayer.ts";
import { purposeFields, stayFields, visitsOf } from "../temporaryResidence/visit/stay.ts";
import {
  hostPrefill,
  otherPurposePrefill,
  purposePrefill,
  stayFromPrefill,
  stayToPrefill,
  transit,
  visaTypeAt,
} from "./visitPrefill.ts";

/** The form’s own rule: whoever only passes through gives neither a purpose nor money, or Validate clears the kind of visa. */
const stays = not(isAt(visaTypeAt, transit));

export const visitDetails: FormSection = {
  id: "visitDetails",
  title: { en: "Details of the visit", fr: "Détails de la visite" },
  parts: [
    ...purposeFields(stays, { purpose: purposePrefill, purposeOther: otherPurposePrefill }),
    ...stayFields({ from: stayFromPrefill, to: stayToPrefill }),
    { ...fundsField("visitDetails"), shown: stays },
    // The form asks for one of everybody, of who stays in a hotel and of who passes through too.
    visitsOf({
      needed: "always",
      prefill: hostPrefill,
      relationship: { hint: { en: "Leave empty for a hotel.", fr: "Laissez vide pour un hôtel." } },
    }),
  ],
};
