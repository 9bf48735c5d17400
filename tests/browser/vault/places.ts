import { pageOf } from "@boreal/domain/vault/pages";
import type { Locator } from "playwright-core";
import { text as caseText } from "../../../apps/web/src/case/text.ts";
import { text as noDocumentText } from "../../../apps/web/src/features/vault/page/noDocument.text.ts";
import { text } from "../../../apps/web/src/features/vault/text.ts";
import { waitUntil } from "../../running/patience.ts";
import { slotOf } from "../openSlots.ts";
import { beginning, type Visitor, type Words } from "../visitor.ts";
import { untilAllStand } from "../waiting.ts";

/** What a person does on the pages of the vault, in their places and in the trash. */

/** The pages of the vault that links on this page lead to. */
export const pagesLinked = (visitor: Visitor): Promise<string[]> =>
  linksToPages(visitor).evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split("/").at(-1) ?? ""),
  );
export const linksToPages = (visitor: Visitor): Locator =>
  visitor.page.getByRole("main").locator('a[href*="/document-vault/"]');

/** One place of the page that is open, by its name. */
export const placeNamed = (visitor: Visitor, name: Words): Locator =>
  visitor.page.getByRole("group", { name: visitor.t(name), exact: true });

/** Opens a page of the vault by its address. */
export async function openVaultPage(visitor: Visitor, applicationId: string, slug: string): Promise<void> {
  await visitor.open(`/document-vault/${slug}?application=${applicationId}`);
  await visitor.heading(pageOf(slug)?.name ?? slotOf(slug).name).waitFor();
}

/** Opens why the first place of the page that is open is asked for, and what that is based on. */
export async function openWhy(visitor: Visitor, slug: string): Promise<Locator> {
  await visitor.press(visitor.page.locator("summary").filter({ hasText: visitor.t(slotOf(slug).name) }));
  const why = visitor.page.locator("details[open]").filter({ has: visitor.page.locator(".why__sentence") });
  await visitor.press(why.locator("summary").filter({ hasText: visitor.t(caseText.basis) }));
  const checkedOnDay = /checked \w+\s\d+,\s\d{4}/;
  await untilAllStand(why, [visitor.t(caseText.restsOn), visitor.t(caseText.missing), checkedOnDay]);
  return why;
}

const notAvailable = (slug: string): Words => slotOf(slug).noDocument ?? noDocumentText.general;

/** Where somebody says that there is no such document. */
export const saysNotAvailable = (visitor: Visitor, slug: string): Locator =>
  visitor.page.locator("summary").filter({ hasText: visitor.t(notAvailable(slug)) });

/** Says on its page that a document is not available, and why. */
export async function sayNotAvailable(visitor: Visitor, slug: string, why: string): Promise<void> {
  await visitor.press(saysNotAvailable(visitor, slug));
  await visitor.hand.write(visitor.field(noDocumentText.why), why);
  await visitor.press(visitor.page.getByRole("button", { name: beginning(visitor.t(noDocumentText.state)) }));
}

export async function takeBackNotAvailable(visitor: Visitor): Promise<void> {
  await visitor.press(visitor.page.getByRole("button", { name: beginning(visitor.t(noDocumentText.takeBack)) }));
  await visitor.hears(noDocumentText.takenBack);
  await visitor.page.getByText(visitor.t(noDocumentText.takeBack)).waitFor({ state: "detached" });
}

export async function restoreFromTrash(visitor: Visitor, applicationId: string, fileName: string): Promise<void> {
  await visitor.open(`/applications/${applicationId}/trash`);
  await visitor.press(
    visitor.page
      .getByRole("listitem")
      .filter({ hasText: fileName })
      .getByRole("button", { name: beginning(visitor.t(text.restore)) }),
  );
  await visitor.hears(text.restored, { name: fileName });
}

/** Until part of this file was sent. */
export async function untilUploadMoves(visitor: Visitor, fileName: RegExp): Promise<void> {
  const bar = visitor.page.getByRole("progressbar", { name: fileName });
  await bar.waitFor();
  await waitUntil(
    async () => (await bar.first().evaluate((one) => (one as HTMLProgressElement).value)) > 0,
    () => "the progress of the upload does not move",
  );
}
