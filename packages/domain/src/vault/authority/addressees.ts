import type { PageOfEach, PageSlug } from "../../caseFile/vaultPlaces.ts";

/** Whom IRCC writes to in a letter of their own, and the page of each. */

export type Addressee = "main" | "spouse" | "child";

export const addressees: readonly Addressee[] = ["main", "spouse", "child"];

export const slugFor = (person: Addressee, slug: PageOfEach<"spouse" | "child">): PageSlug =>
  person === "main" ? slug : (`${person}-${slug}` as const);
