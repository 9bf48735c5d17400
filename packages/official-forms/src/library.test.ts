import { officialFormFiles } from "@boreal/domain/tables/officialForms/officialFormFiles";
import { describe, expect, it } from "vitest";
import { blankLike } from "../test/blankLike.ts";
import { everyValue } from "../test/anyValues.ts";
import { officialFile } from "../test/officialFiles.ts";
import { dynamicForm } from "../test/sampleForm.ts";
import { testBlank } from "../test/testBlank.ts";
import { xfaPdf, type XfaParts } from "../test/xfaPdf.ts";
import { fillForm } from "./fill.ts";
import { formFileTexts, type FormFileRefusal } from "./formRefusals.ts";
import { checkBlank, type KnownBlank } from "./library.ts";
import { editionName, formEditions } from "./maps/editions.ts";
import type { FormEdition } from "./maps/fieldMapping.ts";
import { isRefused, mostBytes } from "./openFormFile.ts";
import { valueTexts } from "./valueRefusals.ts";

const [study] = formEditions as readonly [FormEdition, ...FormEdition[]];
const plain = { table: "classic", lock: "none" } as const;
const file = (parts: XfaParts): Buffer => xfaPdf(parts, plain);
const refusalOf = (bytes: Buffer): FormFileRefusal => {
  const result = checkBlank(bytes);
  if (!isRefused(result)) throw new Error("taken");
  return result;
};
const known = (bytes: Buffer): KnownBlank => {
  const result = checkBlank(bytes);
  if (isRefused(result)) throw new Error(`${result.code} ${JSON.stringify([result.missing, result.added])}`);
  return result;
};
const withDatasets = (change: (text: string) => string): Buffer =>
  file({ ...blankLike(study), datasets: change(blankLike(study).datasets) });
const signature = "<</FT/Sig/T$(Signature1)/V 21 0 R/Type/Annot/Subtype/Widget/Rect[0 0 0 0]>>";
const signed = (perms: string): Buffer =>
  file({
    ...blankLike(study),
    roots: [20],
    fields: [signature, "<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 10 20 30]/Contents<00>>>"],
    catalog: perms,
  });

describe("the library takes", () => {
  it.each(formEditions.map((edition) => [editionName(edition), edition] as const))(
    "%s, as we write it for tests",
    (_, edition) => {
      expect(known(file(blankLike(edition))).edition).toBe(edition);
    },
  );

  const official = formEditions.flatMap((edition) => {
    const bytes = officialFile(edition);
    if (!bytes) process.stderr.write(`skipped: the blank of ${editionName(edition)} (../shared/forms) is not here\n`);
    return bytes ? [[editionName(edition), edition, bytes] as const] : [];
  });
  it.skipIf(official.length === 0).each(official)(
    "%s, as the authority made it: every place of the file is in the map",
    (_, edition, bytes) => {
      const { blank, edition: found } = known(bytes);
      expect(found).toBe(edition);
      // Lists that the map names are in the file, with the codes of our own lists.
      for (const place of edition.places)
        if ("lists" in place)
          for (const list of place.lists)
            expect([list, (blank.datasets.lists().get(list)?.size ?? 0) > 1]).toEqual([list, true]);
    },
  );

  it("a form that the authority certified", () => {
    expect(known(signed("/Perms<</DocMDP 21 0 R>>")).blank.certified).toBe(true);
  });
});

describe("the library refuses", () => {
  const cut = file(blankLike(study));
  const cases: readonly (readonly [string, Buffer, string])[] = [
    ["what is no PDF", Buffer.from("<html>please wait</html>"), "formNotPdf"],
    ["what is far too large", Buffer.alloc(mostBytes + 1), "formTooLarge"],
    ["a file that was cut off", cut.subarray(0, cut.length - 400), "formDamaged"],
    [
      "a table that points elsewhere",
      Buffer.from(cut.toString("latin1").replace(/startxref\n\d+/, "startxref\n17"), "latin1"),
      "formDamaged",
    ],
    [
      "a table that points to itself",
      Buffer.from(cut.toString("latin1").replace("/Root 1 0 R", "/Root 77 0 R"), "latin1"),
      "formDamaged",
    ],
    [
      "a PDF without a form",
      Buffer.from(cut.toString("latin1").replace("/XFA [", "/Axf ["), "latin1"),
      "formFlattened",
    ],
    [
      "a lock that asks for a password",
      Buffer.from(
        xfaPdf(blankLike(study), { table: "classic", lock: "aes128" })
          .toString("latin1")
          .replace(/\/P -20/, "/P -24"),
        "latin1",
      ),
      "formLocked",
    ],
    ["a form of another authority", file(dynamicForm()), "formNotKnown"],
    [
      "another edition",
      file({ ...blankLike(study), template: blankLike(study).template.replaceAll(study.edition, "01-2031") }),
      "formEditionNotKnown",
    ],
    [
      "a language that was not compared",
      file({ ...blankLike(study), template: blankLike(study).template.replace("(06-2026) E", "(06-2026) F") }),
      "formFieldsDiffer",
    ],
    [
      "a place that is missing and one that is new",
      file(blankLike(study, ["form1/Page9/New"], ["form1/Page1/PersonalDetails/UCIClientID"])),
      "formFieldsDiffer",
    ],
    [
      "a form that is filled in",
      withDatasets((text) => text.replace("<UCIClientID/>", "<UCIClientID>1</UCIClientID>")),
      "formAlreadyFilled",
    ],
    [
      "a form that was validated",
      withDatasets((text) =>
        text.replace("<ApplicationValidatedFlag/>", "<ApplicationValidatedFlag>Yes</ApplicationValidatedFlag>"),
      ),
      "formAlreadyFilled",
    ],
    [
      "a form that was validated in French",
      withDatasets((text) =>
        text.replace("<ApplicationValidatedFlag/>", "<ApplicationValidatedFlag>Oui</ApplicationValidatedFlag>"),
      ),
      "formAlreadyFilled",
    ],
    ["a signature of somebody else", signed("/Perms<</DocMDP 20 0 R>>"), "formSigned"],
    ["a document type", withDatasets((text) => `<!DOCTYPE x [<!ENTITY a "b">]>${text}`), "formXmlForbidden"],
    [
      "a document type in another packet",
      file({
        ...blankLike(study),
        template: `<!DOCTYPE x SYSTEM "http://canary.example.test/">${blankLike(study).template}`,
      }),
      "formXmlForbidden",
    ],
    [
      "an entity of its own",
      withDatasets((text) => text.replace("<UCIClientID/>", "<UCIClientID>&who;</UCIClientID>")),
      "formXmlForbidden",
    ],
    [
      "an instruction",
      withDatasets((text) => text.replace("<UCIClientID/>", "<?run it?><UCIClientID/>")),
      "formXmlForbidden",
    ],
    ["XML that is not closed", withDatasets((text) => text.replace("</form1>", "")), "formDamaged"],
    [
      "XML nested without end",
      withDatasets((text) => text.replace("<UCIClientID/>", `${"<a>".repeat(200)}${"</a>".repeat(200)}`)),
      "formDamaged",
    ],
  ];
  it.each(cases)("%s", (_, bytes, code) => {
    const refusal = refusalOf(bytes);
    expect(refusal.code).toBe(code);
    for (const text of Object.values(refusal.text)) expect(text).not.toMatch(/\{\w+\}/);
  });

  it("and says which places differ", () => {
    const refusal = refusalOf(file(blankLike(study, ["form1/Page9/New"], ["form1/Page1/PersonalDetails/UCIClientID"])));
    expect([refusal.missing, refusal.added]).toEqual([
      ["form1/Page1/PersonalDetails/UCIClientID"],
      ["form1/Page9/New"],
    ]);
  });

  it("a form that we filled ourselves", () => {
    const filled = fillForm(known(file(blankLike(study))), everyValue(study));
    if ("refused" in filled) throw new Error("not filled");
    expect(refusalOf(filled.bytes).code).toBe("formAlreadyFilled");
  });
});

describe("sentences", () => {
  const all = Object.values({ ...formFileTexts, ...valueTexts });
  const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).toSorted();
  it("stand in both languages, with the same facts, set as French is", () => {
    expect(
      all.filter(
        ({ en, fr }) =>
          en === "" || fr === "" || placeholders(en).join() !== placeholders(fr).join() || /[!]/.test(en + fr),
      ),
    ).toEqual([]);
    expect(
      all.filter(({ en, fr }) => /[a-z]'[a-z]|"/i.test(en + fr) || /\s[;?!]|[^\u{A0}\u{202F}][:»]/u.test(fr)),
    ).toEqual([]);
  });
});

describe("a form of which no blank was read", () => {
  const printed = "06-2026";

  it("is taken in any edition that has the places of its list, by the edition that is printed on it", () => {
    expect(known(testBlank("IMM5708", "E", { printed })).edition.edition).toBe(printed);
  });

  it.each([
    ["lacks a place", { without: ["form1/Page3/DetailsOfVisit/Purpose/Other"] }],
    ["has one more", { extra: ["form1/Page3/DetailsOfVisit/Purpose/New"] }],
  ])("is refused where it %s", (_, otherwise) => {
    expect(refusalOf(testBlank("IMM5708", "E", { printed, ...otherwise })).code).toBe("formEditionNotKnown");
  });

  it("the same holds for the edition in use of one that was read in an earlier edition, and not for the others", () => {
    expect(known(testBlank("IMM5709", "E", { printed })).edition.edition).toBe(printed);
    expect(refusalOf(testBlank("IMM5710", "E", { printed })).code).toBe("formEditionNotKnown");
  });
});

const [filesInUse] = officialFormFiles.rows;
const pinned = formEditions.flatMap((edition) => {
  const inUse = filesInUse?.value.find(
    (one) => one.form === edition.form && one.language === edition.language && one.edition === edition.edition,
  );
  const bytes = officialFile(edition);
  return inUse?.sha256 !== undefined && bytes ? [[editionName(edition), inUse.sha256, bytes] as const] : [];
});
if (pinned.length === 0)
  process.stderr.write("skipped: no official blank (../shared/forms) is here to be compared with its digest\n");

it.skipIf(pinned.length === 0).each(pinned)(
  "%s is the file whose digest the table of editions names",
  (_, sha256, bytes) => {
    expect(known(bytes).blank.sha256).toBe(sha256);
  },
);
