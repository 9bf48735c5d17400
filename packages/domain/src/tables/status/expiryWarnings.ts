import type { DatedTable } from "../../kernel/datedTable.ts";
import { productSpecification } from "../sources.ts";

/** How long before the end of a permit or passport a warning is raised. Days: `soon`, `later`; months: the two others. */
export const expiryWarnings: DatedTable<{
  readonly soon: number;
  readonly later: number;
  readonly months: number;
  readonly passportMonths: number;
}> = {
  id: "expiryWarnings",
  title: {
    en: "When a permit or passport counts as ending soon",
    fr: "Moment où un permis ou un passeport est considéré comme bientôt expiré",
  },
  unit: "days and months",
  appliesOn: "today",
  rows: [
    {
      from: "2002-06-28",
      value: { soon: 30, later: 90, months: 6, passportMonths: 12 },
      source: productSpecification("document 1 section 9; the months of the passport are ours"),
    },
  ],
};
