import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { archiveOfCase } from "./archiveOfCase.ts";
import { importCase } from "./importCase.ts";
import { ArchiveFolder, contentsOf, filesOf, madeCase, openTestHouse, type TestHouse } from "./testArchive.ts";

let house: TestHouse;
let folder: ArchiveFolder;
beforeAll(async () => {
  [house, folder] = await Promise.all([openTestHouse(), ArchiveFolder.open()]);
});
afterAll(async () => {
  await Promise.all([house.close(), folder.remove()]);
});

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
    await importCase(house.deps, await folder.verified({ about: given.about, files: filesOf({ ...given, records }) }));
    const archive = await archiveOfCase(house.deps, given.about.application.id);
    const contents = await contentsOf({ files: archive?.files ?? [] });
    const page = Buffer.from(contents.get("index.html") ?? "", "latin1").toString("utf8");
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
});
