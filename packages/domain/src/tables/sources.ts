import type { IsoDate } from "../kernel/calendarDate.ts";
import type { TableSource } from "../kernel/datedTable.ts";

/** Sources that several tables and rules rest on, each with the day on which it was last read. */
export const regulations12: TableSource = {
  title: "Immigration and Refugee Protection Regulations (SOR/2002-227), sections 12.1 to 12.7",
  address: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/",
  checkedOn: "2026-11-20",
  status: "verified",
};

export const productSpecification = (where: string): TableSource => ({
  title: `Boreal specification, ${where}`,
  checkedOn: "2026-11-20",
  status: "verified",
});

/** What officer instructions and secondary pages say, without the authority's own text at hand. */
export const generalKnowledge = (title: string): TableSource => ({
  title,
  checkedOn: "2026-11-20",
  status: "unverified",
});

/** The Immigration and Refugee Protection Act came into force: the start of what has no start of its own. */
export const actInForce: IsoDate = "2002-06-28";

/** Read in a stored copy of the authority's own page or law. */
export const officialText = (title: string, address: string): TableSource => ({
  title,
  address,
  checkedOn: "2026-11-20",
  status: "verified",
});

/** Told by pages that are not the authority's, or by the authority's page as others quote it. */
export const secondaryText = (title: string, address: string): TableSource => ({
  title,
  address,
  checkedOn: "2026-11-20",
  status: "unverified",
});

/** Named by the specification of this product only; no authority’s text was read for it. */
export const specificationOnly = (where: string): TableSource => ({
  title: `Boreal specification, ${where}`,
  checkedOn: "2026-11-20",
  status: "unverified",
});

export const regulations = (sections: string): TableSource =>
  officialText(
    `Immigration and Refugee Protection Regulations (SOR/2002-227), ${sections}, consolidation to 2026-01-19`,
    "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/",
  );

/** The note of a rule that an authority makes, but that was read in the specification only. */
export const onlyInSpecification =
  "Read in the specification only, not in a text of the authority. The first day is formal.";
