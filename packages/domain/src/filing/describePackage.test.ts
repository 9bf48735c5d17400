import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { portalFields } from "../tables/authority/portalFields.ts";
import { vaultPages } from "../vault/pages.ts";
import { describePackage } from "./describePackage.ts";
import { fieldOfPage } from "./fieldOfPage.ts";
import { isWhole, type DocumentsItem } from "./filingPackage.ts";
import { asciiName } from "./packagePaths.ts";
import { usualPortal } from "./usualPortal.ts";

const of = (the: CaseBuilder, language: "en" | "fr" = "en") =>
  describePackage(the.build(), { portal: "irccPortal", language });
const paths = (the: CaseBuilder, language: "en" | "fr" = "en") => of(the, language).items.map(({ path }) => path);
const filesIn = (the: CaseBuilder) =>
  of(the)
    .items.filter((item): item is DocumentsItem => item.kind === "documents")
    .map(({ field, parts }) => [field.id, parts.map(({ slot, fileIds }) => [slot, fileIds])]);

const family = aCase()
  .spouse()
  .child(10)
  .document("guaranteed-investment-certificate")
  .document("proof-of-funds")
  .document("passport", { slotId: "passportBioPage" })
  .document("proof-of-funds")
  .document("spouse-passport")
  .document("child-birth-certificate", { childNumber: 1 });

describe("what a package holds", () => {
  test("each person has a folder, each field a number in the order of the portal, and names are ASCII", () => {
    expect(paths(family)).toEqual([
      "1-applicant/01-passport-or-travel-document",
      "1-applicant/02-proof-of-means-of-financial-support",
      "2-spouse-or-partner/01-passport-or-travel-document",
      "3-child-1/01-proof-of-relationship",
    ]);
    expect(paths(family, "fr")[3]).toBe("3-enfant-1/01-preuve-du-lien-de-parente");
  });

  test("a visitor visa is one application: insurance and kinship of a super visa lie with the visitor", () => {
    const visit = aCase()
      .type("VisitorVisa")
      .answers({ vvIsSuperVisa: true, vvVisitorType: "parent", vvIsHosting: true })
      .document("visitor-visa-visitor-passport")
      .document("super-visa-relationship")
      .document("super-visa-insurance");
    expect(of(visit).items.map(({ applicant }) => applicant)).toEqual(["visitor", "visitor", "visitor"]);
    expect(paths(visit).filter((path) => !path.startsWith("1-visitor/"))).toEqual([]);
  });

  test("documents of one field go together, slot by slot in the order of the vault", () => {
    expect(filesIn(family)[1]).toEqual([
      "funds",
      [
        ["bankStatements", ["f2", "f4"]],
        ["guaranteedInvestmentCertificate", ["f1"]],
      ],
    ]);
  });

  test("a signed form that lies in the vault is a file of its own", () => {
    const signed = family.document("application-for-study-permit").document("use-of-a-representative");
    const forms = of(signed).items.filter(({ field }) => field.id === "officialForm");
    expect(forms.map(({ kind, path }) => [kind, path])).toEqual([
      ["documents", "1-applicant/01-application-for-study-permit-imm-1294"],
      ["documents", "1-applicant/02-use-of-a-representative-imm-5476"],
    ]);
  });

  test("every file of a case is in the package, or named with the reason why it is not", () => {
    const the = family
      .document("study-permit")
      .document("sin-application")
      .document("letter-of-acceptance", { returnedAt: "2026-11-01", returnedBecause: "not all pages" })
      .document("application-for-study-permit", { filledForm: "IMM1294" })
      .document("transcripts", { deletedAt: "2026-11-01" })
      .unsorted();
    expect(of(the).leftOut.map(({ fileId, code }) => [fileId, code])).toEqual([
      ["f7", "laterPhase"],
      ["f8", "noPlace"],
      ["f9", "returned"],
      ["f10", "madeAnew"],
      ["unsorted1", "notSorted"],
    ]);
  });

  test("documents of whoever pays go with the application that they support", () => {
    const the = aCase().document("financial-supporter-letter");
    expect(of(the).items.map(({ applicant, field }) => [applicant, field.id])).toEqual([["main", "funds"]]);
  });
});

describe("the dry run", () => {
  test("names what is required and not there, and stops naming it", () => {
    const missing = (the: CaseBuilder) =>
      of(the)
        .gaps.filter(({ isRemark }) => !isRemark)
        .map(({ id }) => id);
    expect(missing(family)).toContain("digitalPhoto");
    expect(missing(family.document("digital-photo"))).not.toContain("digitalPhoto");
    expect(missing(family)).toContain("IMM1294");
    expect(isWhole(of(family))).toBe(false);
  });

  test("a file that nobody sorted may be anything: the package is not whole", () => {
    expect(of(aCase().unsorted()).gaps.map(({ kind }) => kind)).toContain("file");
  });

  test("what the office is paid for is no part of what is sent", () => {
    const gaps = of(aCase().payment({ isRequired: true } as never)).gaps.map(({ id }) => id);
    expect(gaps).not.toContain("payment");
  });

  test("a letter with a gap is missing, a whole one goes along and has still to be confirmed", () => {
    const letter = (text: string) => ({ "text.introduction": text });
    const begun = aCase().build();
    const withLetter = describePackage(
      { ...begun, letters: { studyPlan: letter("I will study chemistry.") } },
      { portal: "irccPortal", language: "en" },
    );
    expect(withLetter.items.filter(({ kind }) => kind === "letter")).toEqual([]);
    expect(withLetter.gaps.find(({ kind }) => kind === "letter")).toMatchObject({ id: "studyPlan", isRemark: false });
  });
});

describe("names and places", () => {
  test.each([
    ["Preuve d’études (2)", "preuve-d-etudes-2"],
    ["Œuvre à l’étranger", "oeuvre-a-l-etranger"],
    ["Обо всём", ""],
    ["x".repeat(100), "x".repeat(60)],
  ])("%s", (name, expected) => expect(asciiName(name)).toBe(expected));

  test("every field takes something, and the last of them what no other takes", () => {
    const used = new Set(vaultPages.map((page) => fieldOfPage(page)));
    const fields = portalFields.rows[0]?.value.map(({ id }) => id) ?? [];
    expect(fields.filter((id) => !used.has(id))).toEqual([]);
    expect([...used].filter((id) => !fields.includes(id))).toEqual([]);
    expect(fieldOfPage({ slug: "other-document", person: "main", phase: "preparation" })).toBe("clientInformation");
  });

  test("extensions go through the secure account", () => {
    expect([usualPortal("StudentExtension"), usualPortal("Student")]).toEqual(["secureAccount", "irccPortal"]);
  });
});
