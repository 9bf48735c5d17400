import { describe, expect, test } from "vitest";
import { pageOf, vaultPages } from "./pages.ts";
import { slotTitle } from "./slotTitle.ts";

const titleOf = (slug: string, slot: string) => {
  const page = pageOf(slug);
  const name = page?.slots.find(({ id }) => id === slot)?.name;
  return page && slotTitle(page, name, null, undefined);
};

describe("the title of a slot", () => {
  test("does not say its page twice", () => {
    expect(titleOf("passport", "passportBioPage")).toEqual({
      en: "Passport information page",
      fr: "Page de renseignements du passeport",
    });
    expect(titleOf("digital-photo", "digitalPhoto")?.en).toBe(pageOf("digital-photo")?.name.en);
  });

  test("tells the slots of a page apart, in both languages", () => {
    for (const page of vaultPages) {
      const titles = page.slots.map(({ name }) => slotTitle(page, name, 1, undefined));
      for (const language of ["en", "fr"] as const)
        expect([page.slug, new Set(titles.map((title) => title[language])).size]).toEqual([
          page.slug,
          page.slots.length,
        ]);
    }
  });
});
