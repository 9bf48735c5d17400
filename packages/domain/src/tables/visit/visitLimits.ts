import type { DatedTable } from "../../kernel/datedTable.ts";
import { limits } from "../limits.ts";
import { actInForce, productSpecification } from "../sources.ts";

/** What the questions about a visit accept. */

export const hostFamilyMembers = limits(
  {
    id: "hostFamilyMembers",
    title: {
      en: "People in the host’s family, without the host",
      fr: "Personnes dans la famille de l’hôte, sans l’hôte",
    },
    unit: "persons",
  },
  { least: 0, most: 15 },
  "document 3 section 5.3",
);

/** How far back a departure may lie while no arrival is answered. */
export const departureWithoutArrival: DatedTable<number> = {
  id: "departureWithoutArrival",
  title: { en: "Earliest departure while no arrival is known", fr: "Départ le plus ancien sans date d’arrivée" },
  unit: "years back",
  appliesOn: "today",
  rows: [{ from: actInForce, value: 10, source: productSpecification("document 3 section 5.2") }],
};
