import type { VaultPage } from "@boreal/domain/vault/page";
import { pagesFor } from "@boreal/domain/vault/pages";
import { text as arrangeText } from "../../apps/web/src/features/vault/file/arrange.text.ts";
import { text as passwordText } from "../../apps/web/src/features/vault/upload/needsPassword.text.ts";
import { text as portalText } from "../../apps/web/src/features/vault/index/portalFit.text.ts";
import { splitText } from "../../apps/web/src/features/vault/values/splitScreen.text.ts";
import { text } from "../../apps/web/src/features/vault/text.ts";
import { text as trashText } from "../../apps/web/src/features/vault/trash/trash.text.ts";
import { indexText } from "../../apps/web/src/features/vault/index/vaultIndex.text.ts";
import { drawPdf } from "../samples/pdfDocument.ts";
import { smallPdf, type Client } from "./client.ts";
import { openEveryDetail } from "./vault.ts";
import { beginning, type Visitor } from "./visitor.ts";

/** Something in the vault for each state that its pages can show: two in order, a duplicate, a locked one, one that ends, one in the trash, one that is said not to be there. */
export async function stockVault(home: Client, applicationId: string): Promise<void> {
  const add = (page: string, slot: string, filename: string, bytes: Uint8Array) =>
    home.upload({ applicationId, page, slot, person: "main", filename, filetype: "application/pdf" }, bytes);
  const statement = smallPdf("Invented statement of account for March");
  await add("proof-of-funds", "bankStatements", "march.pdf", statement);
  await add("proof-of-funds", "bankStatements", "february.pdf", smallPdf("Invented statement of account for February"));
  await add("proof-of-funds", "bankStatements", "march again.pdf", statement);
  await add(
    "proof-of-funds",
    "bankStatements",
    "locked.pdf",
    await drawPdf((paper) => paper.text("Invented statement that the bank locked."), {
      userPassword: "Lichen-4",
      pdfVersion: "1.7",
    }),
  );
  const passport = await add("passport", "passportBioPage", "passport.pdf", smallPdf("Invented page with a photo"));
  await home.graphql(
    'mutation ($id: ID!) { correctReading(fileId: $id, field: "passportExpiryDate", value: "2027-02-04") { refusals { code } } }',
    { id: passport },
  );
  const deleted = await add("residence-permit", "residencePermit", "old permit.pdf", smallPdf("Invented permit"));
  await home.graphql("mutation ($id: ID!) { deleteDocument(fileId: $id) { refusals { code } } }", { id: deleted });
  await home.stored("StateNoDocument", {
    applicationId,
    page: "language-test",
    slot: "languageTest",
    childNumber: null,
    explanation: "The test is booked for January.",
  });
}

/** What a page of the vault consists of. */
const partsOf = (page: VaultPage): readonly string[] => [
  `of ${page.person}`,
  page.phase,
  ...(["header", "info", "footer", "externalLink", "lawyerCanGenerate", "names"] as const).filter(
    (part) => page[part] !== undefined,
  ),
  ...(page.slots.length > 1 ? ["several places"] : []),
  ...page.slots.flatMap((slot) => [
    `example ${slot.example}`,
    ...(["splitScreen", "noDocument", "subFileNames", "instructionValues"] as const).filter((part) =>
      Boolean(slot[part]),
    ),
  ]),
];

/** Pages of the vault of which each has something that none before it has: together, everything there is. Those that hold files come first. */
export function tellingVaultPages(): readonly VaultPage[] {
  const known = new Set<string>();
  const first = ["proof-of-funds", "passport", "biometrics-validity-letter", "language-test"];
  const rank = ({ slug }: VaultPage) => (first.includes(slug) ? 0 : 1);
  return pagesFor("Student")
    .toSorted((one, other) => rank(one) - rank(other))
    .filter((page) => {
      const parts = partsOf(page);
      if (rank(page) === 1 && parts.every((part) => known.has(part))) return false;
      for (const part of parts) known.add(part);
      return true;
    });
}

type Opened = { readonly name: string; readonly slug: string; readonly open: (visitor: Visitor) => Promise<void> };

const onCard = (fileName: string, action: { en: string; fr: string }) => (visitor: Visitor) =>
  visitor.page
    .getByRole("article", { name: fileName, exact: true })
    .getByRole("button", { name: beginning(visitor.t(action)) })
    .first()
    .click();
const untilDialog = (visitor: Visitor) => visitor.page.getByRole("dialog").waitFor();

/** Opens the way to the portal and makes the file, unless it was made before. */
async function makePortalFile(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await page
    .locator("summary")
    .filter({ hasText: t(portalText.title) })
    .click();
  const made = page.getByRole("link", { name: beginning(t(portalText.download).split("{")[0]?.trim() ?? "") });
  const make = visitor.button(portalText.make).or(visitor.button(portalText.again)).first();
  await made.or(make).first().waitFor();
  if ((await made.count()) === 0) {
    await page.getByRole("combobox", { name: t(portalText.portal) }).selectOption({ index: 1 });
    await make.click();
  }
  await made.waitFor();
  await openEveryDetail(visitor);
}

/** Pages of the vault with something opened on them. */
export const openedVaultScreens: readonly Opened[] = [
  { name: "why", slug: "biometrics-validity-letter", open: openEveryDetail },
  { name: "examples", slug: "proof-of-funds", open: openEveryDetail },
  {
    name: "viewer",
    slug: "biometrics-validity-letter",
    open: async (visitor) => {
      await onCard("letter.pdf", text.view)(visitor);
      await visitor.page.getByRole("dialog").getByRole("img").first().waitFor();
    },
  },
  { name: "more", slug: "biometrics-validity-letter", open: onCard("letter.pdf", arrangeText.more) },
  {
    name: "rename",
    slug: "biometrics-validity-letter",
    open: async (visitor) => {
      await onCard("letter.pdf", arrangeText.more)(visitor);
      await onCard("letter.pdf", arrangeText.rename)(visitor);
      await untilDialog(visitor);
    },
  },
  {
    name: "split-screen",
    slug: "passport",
    open: async (visitor) => {
      await onCard("passport.pdf", splitText.open)(visitor);
      await visitor.page.getByRole("dialog").getByRole("img").first().waitFor();
    },
  },
  { name: "correct", slug: "biometrics-validity-letter", open: onCard("letter.pdf", text.correct) },
  {
    name: "password-refused",
    slug: "proof-of-funds",
    open: async (visitor) => {
      await onCard("locked.pdf", passwordText.open)(visitor);
      await visitor.page.getByText(visitor.t(passwordText.empty)).first().waitFor();
    },
  },
  { name: "portal-report", slug: "passport", open: makePortalFile },
  { name: "no-document", slug: "national-id", open: openEveryDetail },
];

export const searchIndex = async (visitor: Visitor): Promise<void> => {
  await visitor.field(indexText.search).fill("pass");
  await visitor.button(indexText.clear).waitFor();
};

export const askToErase = async (visitor: Visitor): Promise<void> => {
  await visitor.page
    .getByRole("main")
    .getByRole("button", { name: beginning(visitor.t(trashText.erase)) })
    .first()
    .click();
  await untilDialog(visitor);
};
