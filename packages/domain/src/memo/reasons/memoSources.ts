import { generalKnowledge, officialText, productSpecification, regulations } from "../../tables/sources.ts";

/** What the reasons rest on (docs/facts/letters.md section 4); which document covers which reason is ours. */

export const act = (section: string) =>
  officialText(`Immigration and Refugee Protection Act, ${section}`, "https://laws-lois.justice.gc.ca/eng/acts/I-2.5/");
export const listOfReasons = productSpecification("document 3 section 3.8");
export const ourMapping = generalKnowledge(
  "Which documents cover a reason of refusal was decided for this product: no text of an authority lists it",
);
export const leavesAtEnd = regulations("sections 179(b), 200(1)(b) and 216(1)(b)");
export const fundsOfStudents = regulations("section 220");
export const truthfully = act("sections 16(1) and 40(1)(a)");
export const applicationIsComplete = regulations("sections 10(1)(c) and 12");
