import { describe, expect, it } from "vitest";
import { archiveOfCase } from "./archiveOfCase.ts";
import { importCase } from "./importCase.ts";
import { archived, changedCase, contentsOf, filesOf, madeCase, type MadeCase } from "./testArchive.ts";
import { openHouses } from "./testHouses.ts";

const houses = openHouses(1);

const pageIn = (contents: ReadonlyMap<string, string>): string =>
  Buffer.from(contents.get("index.html") ?? "", "latin1").toString("utf8");

/** The rows below the heading of a section. */
const rowsOf = (page: string, id: string): readonly string[] => {
  const [, body = ""] =
    new RegExp(`<section aria-labelledby="${id}">[^]*?<tbody>([^]*?)</tbody>`, "u").exec(page) ?? [];
  return body.trim().split("\n");
};

describe("what people read of an archive", () => {
  it("tells in both languages of documents, answers, letters and messages, and has each file that it links to", async () => {
    const given = madeCase();
    const evil = '<script>alert("x")</script>';
    const records = new Map(given.records);
    records.set(
      "messages",
      (given.records.get("messages") ?? []).map((record) => ({ ...record, body: evil, writtenBy: "staff-1" })),
    );
    records.set(
      "letter-versions",
      (given.records.get("letter-versions") ?? []).map((record) => ({
        ...record,
        text: { letter: "studyPlan", language: "fr", sections: [{ id: "one", title: "Pourquoi", text: "Parce que." }] },
      })),
    );
    await importCase(
      houses.first.deps,
      await houses.folder.verified({ about: given.about, files: filesOf({ ...given, records }) }),
    );
    const archive = await archiveOfCase(houses.first.deps, given.about.application.id);
    const contents = await contentsOf({ files: archive?.files ?? [] });
    const page = pageIn(contents);
    expect(page).toContain("words of displayName");
    expect(page).toContain("Nigeria");
    expect(page).toContain("Nigéria");
    expect(page).toContain("Hélène Tremblay");
    expect(page).toContain("Parce que.");
    expect(page).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;");
    expect(page).not.toContain("<script");
    expect(page).toContain('id="fr" checked');
    const links = [...page.matchAll(/href="([^"#]+)"/g)].map(([, href = ""]) => href);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((href) => !contents.has(href))).toEqual([]);
    expect([...contents.keys()].filter((path) => path.startsWith("letters/"))).toEqual(["letters/studyPlan.pdf"]);
    expect(contents.get("letters/studyPlan.pdf")?.startsWith("%PDF-")).toBe(true);
    expect([...contents.keys()].filter((path) => path.startsWith("forms/")).length).toBeGreaterThan(1);
  });

  it("says in words what the records say by ids", async () => {
    const given = [
      ["documents", { page: "to-sort", slot: "to-sort" }],
      ["messages", { writtenBy: "nobody-known" }],
      ["status-changes", { madeBy: "staff-1", fromStatus: "Preparation", toStatus: "LawyerReview" }],
    ] as const;
    const change = (one: MadeCase, [name, says]: (typeof given)[number]) =>
      changedCase(one, name, (record) => ({ ...record, ...says }));
    const made = given.reduce(change, madeCase("StandaloneFamily"));
    await houses.taken(houses.first, made);
    const page = pageIn(await contentsOf(await archived(houses.first, made.about.application.id)));
    const facts = /<dl>[^]*<\/dl>/u.exec(page)?.[0] ?? "";
    expect(facts).toContain("Temporary residence of family members");
    expect(facts).toContain("Résidence temporaire de membres de la famille");
    expect(facts).not.toContain("StandaloneFamily");
    expect(rowsOf(page, "documents")).toEqual([expect.stringContaining("À classer")]);
    expect(rowsOf(page, "messages")).toEqual([expect.stringContaining("A person without a name here")]);
    expect(rowsOf(page, "changes")).toEqual([expect.stringContaining("Hélène Tremblay")]);
    const forms = rowsOf(page, "forms").join("\n");
    expect(forms).toContain("Personne qui présente la demande");
    expect(page).not.toMatch(/>(?:main|spouse|child-\d+|to-sort|nobody-known|Preparation|LawyerReview)</u);
  });
});
