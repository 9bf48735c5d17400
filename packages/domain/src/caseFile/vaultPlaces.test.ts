import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { wasRead } from "../conditions/documentsRead.ts";
import { lettersTo } from "../conditions/application/peopleOfCase.ts";
import { dateRead } from "../deadlines/deadline.ts";
import { read } from "../forms/prefills/origins.ts";
import { yesNo } from "../kernel/shape.ts";
import type { Letter } from "../letters/letter.ts";
import type { Slot, VaultPage } from "../vault/page.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { closedToOutsiders } from "../vault/pageRights.ts";
import { vaultPages } from "../vault/pages.ts";
import { slotIdFor } from "../vault/person.ts";
import { about, type AnswerShape } from "./sensitivity.ts";
import { liesInSlot, liesOnPage } from "./uploadedDocument.ts";

test("a misspelt page or slot does not compile", () => {
  const the = readerFor(aCase().build());
  const file = { fileId: "file", documentId: "passport", slotId: "passportBioPage" };
  // @ts-expect-error -- because no page is called so (in a condition, a warning, a deadline, a form)
  expect(the.documents("pasport")).toEqual([]);
  // @ts-expect-error -- because no page is called so
  expect(wasRead(the, "pasport", ["birthday"])).toBe(false);
  // @ts-expect-error -- because no page is called so
  expect(dateRead(the, "pasport", "expiryDate")).toBeUndefined();
  // @ts-expect-error -- because a child has no page of that name
  expect(read({ child: "child-letter-of-acceptance" }, "schoolName", { en: "", fr: "" })).toBeTypeOf("function");
  // @ts-expect-error -- because a spouse has no page of that name
  expect(lettersTo("second-passport").main).toBe("second-passport");
  // @ts-expect-error -- because no slot is called so
  expect(the.saysNotToHave("pasportBioPage")).toBe(false);
  // @ts-expect-error -- because no slot is called so
  expect(liesInSlot(file, "pasportBioPage")).toBe(false);
  // @ts-expect-error -- because no page is called so
  expect(liesOnPage(file, "pasport")).toBe(false);
  // @ts-expect-error -- because no slot of anybody is called so
  expect(slotIdFor("spouse", "pasportBioPage")).toBe("spousePasportBioPage");
  // @ts-expect-error -- because no page is called so
  expect({ slug: "pasport" } satisfies Pick<VaultPage, "slug">).toEqual({ slug: "pasport" });
  // @ts-expect-error -- because no slot is called so
  expect({ id: "pasportBioPage" } satisfies Pick<Slot, "id">).toEqual({ id: "pasportBioPage" });
  // @ts-expect-error -- because no page takes a letter by this name
  expect({ sendToDocVault: "pasport" } satisfies Pick<Letter, "sendToDocVault">).toBeTypeOf("object");
  // @ts-expect-error -- because no letter is called so
  expect({ lawyerCanGenerate: { letter: "studyPlam" } } satisfies Partial<VaultPage>).toBeTypeOf("object");
  // @ts-expect-error -- because no page is called so, in made-up cases too
  expect(aCase().document("pasport").build().documents).toHaveLength(1);
});

test("a page that does not say who sees it, or an answer that does not say what it tells, does not compile", () => {
  const { rights: _, ...rest } = vaultPages[0] ?? expect.fail("no page");
  // @ts-expect-error -- because the page does not say who sees it
  expect(rest satisfies VaultPage).toBeTypeOf("object");
  expect({ ...rest, rights: closedToOutsiders } satisfies VaultPage).toBeTypeOf("object");
  // @ts-expect-error -- because the answer does not say what it tells
  expect({ hasTest: yesNo() } satisfies Readonly<Record<string, AnswerShape>>).toBeTypeOf("object");
  expect(about("health", { hasTest: yesNo() }) satisfies Readonly<Record<string, AnswerShape>>).toBeTypeOf("object");
});

test("no rule compares a stored place with words of its own: liesInSlot and liesOnPage take names that exist only", () => {
  const root = new URL("..", import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const compared = /\b(slotId|documentId)\b[^\n"'`]{0,20}[!=]== ["'`]|["'`] [!=]== [\w.?]*\b(slotId|documentId)\b/;
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => compared.test(readFileSync(new URL(file, root), "utf8")))).toEqual([]);
});
