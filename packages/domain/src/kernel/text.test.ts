import { describe, expect, it } from "vitest";
import { dollars, written } from "./money.ts";
import { counted, fill } from "./text.ts";

describe("filling a sentence", () => {
  it("puts the same value into both languages, and leaves a placeholder without a value", () => {
    expect(
      fill({ en: "within {days} days of {when}", fr: "dans les {days} jours suivant {when}" }, { days: 30 }),
    ).toEqual({
      en: "within 30 days of {when}",
      fr: "dans les 30 jours suivant {when}",
    });
  });

  it("takes a value that each language writes in its own way", () => {
    expect(fill({ en: "at least {cover}", fr: "au moins {cover}" }, { cover: written(dollars(100_000)) })).toEqual({
      en: "at least $100,000",
      fr: "au moins 100\u00A0000\u00A0$",
    });
  });
});

describe("a sentence about a count", () => {
  const files = {
    one: { en: "{count} file of {name}", fr: "{count} fichier de {name}" },
    other: { en: "{count} files of {name}", fr: "{count} fichiers de {name}" },
  };

  it.each([
    [0, "0 files of Ana", "0 fichier de Ana"],
    [1, "1 file of Ana", "1 fichier de Ana"],
    [2, "2 files of Ana", "2 fichiers de Ana"],
    [21, "21 files of Ana", "21 fichiers de Ana"],
    // A category of its own in French, "many", with the same noun.
    [1_000_000, "1000000 files of Ana", "1000000 fichiers de Ana"],
  ])("%d is told by the rule of each language", (count, en, fr) => {
    expect(counted(files, count, { name: "Ana" })).toEqual({ en, fr });
  });
});

describe("amounts in a sentence", () => {
  it.each([
    [150, "$150", "150\u00A0$"],
    [1000, "$1,000", "1\u00A0000\u00A0$"],
    [1_234_567, "$1,234,567", "1\u00A0234\u00A0567\u00A0$"],
  ])("%d", (amount, en, fr) => {
    expect(written(dollars(amount))).toEqual({ en, fr });
  });
});
