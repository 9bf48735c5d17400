import { afterEach, describe, expect, it, vi } from "vitest";

type Halves = typeof import("./halves.ts");

const pairs = [
  ["Hello", "Bonjour"],
  ["New", "Nouveau"],
  ["New", "Nouvelle"],
  ["Why", "Pourquoi"],
] as const;
const later = { en: ["Why"], fr: ["Pourquoi"] };

/** As in a page of that language: `line` says whether lists can be fetched. */
async function pageIn(language: "en" | "fr", line: { isWhole: boolean } = { isWhole: true }): Promise<Halves> {
  vi.stubGlobal("__BOREAL_LANGUAGE__", language);
  vi.stubGlobal("__BOREAL_SENTENCES__", "/pairs");
  vi.stubGlobal("__BOREAL_LATER__", "/later");
  vi.stubGlobal("fetch", (address: string) =>
    line.isWhole
      ? Promise.resolve(Response.json(address === "/pairs" ? pairs : later[language]))
      : Promise.reject(new TypeError("no line")),
  );
  vi.resetModules();
  return await import("./halves.ts");
}

/** What reading throws: a wait, or a fault. */
function thrownBy(read: () => unknown): unknown {
  try {
    return { read: read() };
  } catch (thrown) {
    return thrown;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe("a text in a page of one language", () => {
  it("has the other half once that was fetched, and shows nothing in its place before", async () => {
    const { half, hasLanguage, loadLanguage } = await pageIn("en");
    const [hello, newOne] = [half("Hello"), half("New", 1)];
    expect([hello.en, hasLanguage("fr")]).toEqual(["Hello", false]);
    expect(() => hello.fr).toThrow("“Hello”");
    await loadLanguage("fr");
    expect([hello.fr, newOne.fr, hasLanguage("fr")]).toEqual(["Bonjour", "Nouvelle", true]);
  });

  it("is fetched again after a line that was broken", async () => {
    const line = { isWhole: false };
    const { half, loadLanguage } = await pageIn("fr", line);
    await expect(loadLanguage("en")).rejects.toThrow("no line");
    line.isWhole = true;
    await loadLanguage("en");
    expect(half("Bonjour").en).toBe("Hello");
  });

  it("is told apart by the half that is there", async () => {
    const { half, isSameText } = await pageIn("fr");
    expect([isSameText(half("Bonjour"), half("Bonjour")), isSameText(half("Bonjour"), half("Pourquoi"))]).toEqual([
      true,
      false,
    ]);
  });
});

describe("a text that no first view needs", () => {
  it("is waited for by who reads it early, and is there for who waited", async () => {
    const { laterHalf } = await pageIn("fr");
    const why = laterHalf(0);
    const waited = thrownBy(() => why.fr);
    expect(waited).toBeInstanceOf(Promise);
    await waited;
    expect(why.fr).toBe("Pourquoi");
    expect(() => why.en).toThrow("“Pourquoi”");
  });

  it("fails once, where the page can say so, and is tried again after", async () => {
    const line = { isWhole: false };
    const { laterHalf } = await pageIn("en", line);
    const why = laterHalf(0);
    await expect(thrownBy(() => why.en)).rejects.toThrow("no line");
    expect(thrownBy(() => why.en)).toBeInstanceOf(TypeError);
    line.isWhole = true;
    await thrownBy(() => why.en);
    expect(why.en).toBe("Why");
  });
});

describe("a text that was written down", () => {
  it("is whole in a page of either language", async () => {
    const written = JSON.parse(JSON.stringify({ ofHalf: (await pageIn("en")).half("Hello") })) as {
      ofHalf: { en: string };
    };
    expect(written).toEqual({ ofHalf: { en: "Hello" } });
    expect((await pageIn("en")).writtenText(written.ofHalf).en).toBe("Hello");
    const french = (await pageIn("fr")).writtenText(written.ofHalf);
    await thrownBy(() => french.fr);
    expect(french).toEqual({ en: "Hello", fr: "Bonjour" });
  });

  it("is said as it was written where the other language cannot be had", async () => {
    const french = (await pageIn("fr", { isWhole: false })).writtenText({ en: "Hello" });
    await thrownBy(() => french.fr);
    expect(french.fr).toBe("Hello");
  });

  it("has the half of the page alone: who walks through it, compares it or copies it asks for no other", async () => {
    const { half, laterHalf, madeText, writtenText, loadLaterSentences } = await pageIn("fr");
    await loadLaterSentences();
    const made = madeText(
      () => half("Bonjour").en,
      () => `${half("Bonjour").fr}!`,
    );
    expect(JSON.stringify([half("Bonjour"), made, laterHalf(0)])).toBe(
      '[{"fr":"Bonjour"},{"fr":"Bonjour!"},{"fr":"Pourquoi"}]',
    );
    expect([Object.entries(half("Bonjour")), Object.entries(made)]).toEqual([
      [["fr", "Bonjour"]],
      [["fr", "Bonjour!"]],
    ]);
    expect(writtenText({ en: "Hello", fr: "Bonjour" })).toEqual({ en: "Hello", fr: "Bonjour" });
  });
});
