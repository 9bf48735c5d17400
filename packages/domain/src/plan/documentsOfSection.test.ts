import { describe, expect, it } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { documentsOfSection } from "./documentsOfSection.ts";

const titles = (of: ReturnType<typeof aCase>, section: "visitor" | "host" | "spouse") => {
  const caseFile = of.build();
  return documentsOfSection(caseFile, section, readerFor(caseFile)).map(({ page, title }) => [
    page,
    title.en,
    title.fr,
  ]);
};
const visit = (answers: Parameters<ReturnType<typeof aCase>["answers"]>[0]) =>
  aCase()
    .application({ type: "VisitorVisa" })
    .answers({ vvReasonForVisit: "visitFamily", ...answers });

describe("papers of an invited person", () => {
  it("are those of the visitor, called as she calls them, and no form", () => {
    const hers = titles(visit({ vvVisitorType: "parent", vvIsHosting: true }), "visitor");
    expect(hers).toContainEqual(["visitor-visa-visitor-digital-photo", "Digital Photo", expect.any(String)]);
    expect(hers.filter(([page]) => !page?.startsWith("visitor-visa-visitor-"))).toEqual([]);
    expect(hers.filter(([, ...names]) => names.some((name) => /visit(or|eu)/i.test(name ?? "")))).toEqual([]);
    expect(hers.map(([page]) => page)).not.toContain("visitor-visa-visitor-application");
  });

  it("are none where whoever prepares is the visitor or the host", () => {
    expect(titles(visit({ vvVisitorType: "myself" }), "visitor")).toEqual([]);
    expect(titles(visit({ vvVisitorType: "parent", vvIsHosting: true }), "host")).toEqual([]);
  });
});
