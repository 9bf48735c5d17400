import type { Download, Locator } from "playwright-core";
import { text as arrangeText } from "../../../apps/web/src/features/vault/file/arrange.text.ts";
import { text as expiryText } from "../../../apps/web/src/features/vault/file/expiryLine.text.ts";
import { text as passwordText } from "../../../apps/web/src/features/vault/upload/needsPassword.text.ts";
import { text } from "../../../apps/web/src/features/vault/text.ts";
import { splitText } from "../../../apps/web/src/features/vault/values/splitScreen.text.ts";
import { text as uiText } from "../../../apps/web/src/ui/text.ts";
import { waitUntil } from "../../running/patience.ts";
import { writeDate } from "../assessment.ts";
import { cardButton, cardOf } from "../vault.ts";
import { beginning, type Visitor, type Words } from "../visitor.ts";

/** What a person does with a file that lies in the vault. */

/** The files of the page, in their order. */
export const cardNames = (visitor: Visitor): Promise<string[]> =>
  visitor.page.getByRole("article").evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));

const dialogOf = (visitor: Visitor): Locator => visitor.page.getByRole("dialog");
const closeDialog = async (visitor: Visitor): Promise<void> =>
  await visitor.press(
    dialogOf(visitor)
      .getByRole("button", { name: visitor.t(uiText.close) })
      .first(),
  );

/** One of the things that stand behind "More", or beside it where there is room. */
async function pressMore(visitor: Visitor, fileName: string, action: Words): Promise<void> {
  const button = cardButton(visitor, fileName, action);
  if ((await button.count()) === 0) await visitor.press(cardButton(visitor, fileName, arrangeText.more));
  await visitor.press(button);
}

/** Answers with the status of the save: the page shows the new order before it is saved, and who closes it then keeps the old one. */
export async function moveUp(visitor: Visitor, fileName: string): Promise<number> {
  const saved = visitor.page.waitForResponse((answer) => answer.request().postData()?.includes('"fileIds"') === true);
  const name = visitor.t(arrangeText.moveUp, { name: fileName });
  await visitor.press(cardOf(visitor, fileName).getByRole("button", { name, exact: true }));
  return (await saved).status();
}

export async function rename(visitor: Visitor, fileName: string, newName: string): Promise<void> {
  await pressMore(visitor, fileName, arrangeText.rename);
  await visitor.hand.write(visitor.field(arrangeText.newName, dialogOf(visitor)), newName);
  await visitor.press(dialogOf(visitor).getByRole("button", { name: visitor.t(text.save), exact: true }));
}

export async function turnRight(visitor: Visitor, fileName: string): Promise<void> {
  await pressMore(visitor, fileName, arrangeText.turnRight);
  await visitor.hears(arrangeText.turned, { name: fileName });
}

/** Opens the viewer until its page lies on its side: what was turned is drawn by the server. */
export async function seeOnItsSide(visitor: Visitor, fileName: string): Promise<void> {
  await visitor.press(cardButton(visitor, fileName, text.view));
  const picture = dialogOf(visitor).getByRole("img").first();
  await waitUntil(
    () =>
      picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > (image as HTMLImageElement).naturalHeight),
    () => "the page does not lie on its side",
  );
  await closeDialog(visitor);
}

/** How the viewer shows a PDF in a browser with or without a reader of its own. */
export async function shownIn(
  visitor: Visitor,
  fileName: string,
  hasReader: boolean,
): Promise<{ readonly frames: number; readonly pictures: number }> {
  await visitor.page.evaluate(
    (has) => Object.defineProperty(navigator, "pdfViewerEnabled", { configurable: true, value: has }),
    hasReader,
  );
  await visitor.press(cardButton(visitor, fileName, text.view));
  const [frame, picture] = [dialogOf(visitor).locator("iframe"), dialogOf(visitor).getByRole("img")];
  await frame.or(picture).first().waitFor();
  const found = { frames: await frame.count(), pictures: await picture.count() };
  await closeDialog(visitor);
  return found;
}

/** Types a wrong password, is refused, then opens the file with the right one. */
export async function openAtSecondTry(visitor: Visitor, fileName: string, right: string): Promise<void> {
  const field = visitor.field(passwordText.label, cardOf(visitor, fileName));
  await field.waitFor();
  await visitor.hand.write(field, "not this one");
  await visitor.press(cardButton(visitor, fileName, passwordText.open));
  await waitUntil(
    async () => (await field.getAttribute("aria-invalid")) === "true",
    () => "a wrong password is not refused",
  );
  await visitor.hand.write(field, right);
  await visitor.press(cardButton(visitor, fileName, passwordText.open));
  await visitor.hears(passwordText.opened, { name: fileName });
  await field.waitFor({ state: "detached" });
}

/** Types on the card itself when the document ends. */
export async function typeExpiry(visitor: Visitor, fileName: string, date: string): Promise<void> {
  const card = cardOf(visitor, fileName);
  await card.getByText(visitor.t(expiryText.missing)).waitFor();
  await writeDate(visitor, card, date);
  await visitor.press(card.getByRole("button", { name: beginning(visitor.t(expiryText.save)) }));
  await visitor.hears(expiryText.saved);
}

/** Corrects the date beside the document, where it reads `told` then. */
export async function correctDateBeside(
  visitor: Visitor,
  fileName: string,
  { date, told }: { readonly date: string; readonly told: string },
): Promise<void> {
  const dialog = dialogOf(visitor);
  await visitor.press(cardButton(visitor, fileName, splitText.open));
  await dialog
    .getByRole("region", { name: visitor.t(splitText.pages) })
    .getByRole("img")
    .first()
    .waitFor();
  await visitor.press(dialog.getByRole("button", { name: beginning(visitor.t(text.correct)) }));
  await writeDate(visitor, dialog, date);
  await visitor.press(dialog.getByRole("button", { name: visitor.t(text.save), exact: true }));
  await visitor.hears(text.valueSaved);
  await dialog.getByText(told).first().waitFor();
  await closeDialog(visitor);
}

/** Where on the page a value stands. */
export async function seeWhereItStands(visitor: Visitor, fileName: string): Promise<void> {
  await visitor.press(
    cardOf(visitor, fileName)
      .getByRole("button", { name: beginning(visitor.t(text.where)) })
      .first(),
  );
  await dialogOf(visitor).waitFor();
  await closeDialog(visitor);
}

export async function download(visitor: Visitor, fileName: string): Promise<Download> {
  const link = cardOf(visitor, fileName).getByRole("link", { name: beginning(visitor.t(text.download)) });
  const [downloaded] = await Promise.all([visitor.page.waitForEvent("download"), link.click()]);
  return downloaded;
}

export async function downloadedBytes(visitor: Visitor, fileName: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download(visitor, fileName)).createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The bytes of the upload go so slowly until the answer is called. */
export async function slowUploads(visitor: Visitor, bytesPerSecond: number): Promise<() => Promise<void>> {
  const line = await visitor.page.context().newCDPSession(visitor.page);
  await line.send("Network.enable");
  const limit = async (uploadThroughput: number, latency: number) =>
    await line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(bytesPerSecond, 5);
  return async () => void (await limit(-1, 0));
}

export async function deleteFile(visitor: Visitor, fileName: string): Promise<void> {
  await visitor.press(cardButton(visitor, fileName, text.delete));
  await visitor.press(visitor.button(text.deleteIt));
  await visitor.hears(text.deleted, { name: fileName });
}

/** Takes the last deletion back while the page still offers it. */
export async function undoDelete(visitor: Visitor, fileName: string): Promise<void> {
  await visitor.press(visitor.page.getByRole("button", { name: beginning(visitor.t(uiText.undo)) }));
  await cardOf(visitor, fileName).waitFor();
}
