import { describe, expect, it } from "vitest";
import { expiryOf, isExpiryField } from "../../src/conditions/documentExpiry.ts";
import { endingPlaces } from "../../src/conditions/endingDocuments.ts";
import { vaultPages } from "../../src/vault/pages.ts";
import { aCase } from "../caseBuilder.ts";
import type { PageSlug, SlotId } from "../../src/caseFile/vaultPlaces.ts";

const slots = vaultPages.flatMap((page) => page.slots.map((slot) => ({ page, slot })));

const endOf = (page: PageSlug, slotId: SlotId) => {
  const caseFile = aCase().document(page, { slotId });
  const [document] = caseFile.build().documents;
  if (!document) throw new Error("the case has no document");
  return expiryOf(caseFile.reader().forDocument(document));
};

/** Slots in which a day is read that ends nothing: the same passport again, earlier papers, letters about an appointment. */
const withoutEnd = /StampedPages|^previousPassports|^previousVisas|iometricsCollectionLetter|iometricsRequestLetter/;

describe("documents that end", () => {
  it("are all known: a slot from which the end is read has a kind", () => {
    const printed = /expiryDate$|ExpiryDate$/;
    const unknown = slots.filter(
      ({ page, slot }) =>
        slot.fieldsToRead.some((field) => printed.test(field)) &&
        !withoutEnd.test(slot.id) &&
        !endOf(page.slug, slot.id),
    );
    expect(unknown.map(({ page, slot }) => `${page.slug} ${slot.id}`)).toEqual([]);
  });

  it("lie in places of the vault", () => {
    const known = new Set(slots.map(({ page, slot }) => `${page.slug} ${slot.id}`));
    const own = endingPlaces.map(({ page, slots: ids }) => ({
      page,
      found: ids.some((id) => known.has(`${page} ${id}`)),
    }));
    expect(own.filter(({ found }) => !found).map(({ page }) => page)).toEqual([]);
  });

  it("belong to the person of their page", () => {
    const persons: Readonly<Record<string, string>> = { visitorSpouse: "spouse", hostSpouse: "host" };
    const wrong = slots.flatMap(({ page, slot }) => {
      const owner = endOf(page.slug, slot.id)?.owner;
      return owner === undefined || owner === "family" || (persons[owner] ?? owner) === page.person
        ? []
        : [`${slot.id}: ${owner}, not ${page.person}`];
    });
    expect(wrong).toEqual([]);
  });

  it("take a typed day where their slot reads one", () => {
    const asked = slots.flatMap(({ page, slot }) => {
      const end = endOf(page.slug, slot.id);
      return end && !slot.fieldsToRead.some((field) => isExpiryField(field)) ? [`${page.slug} ${slot.id}`] : [];
    });
    expect(asked).toEqual([]);
  });
});
