import type { Locator, Page } from "playwright-core";
import { text } from "../../apps/web/src/features/vault/text.ts";
import type { Visitor } from "./visitor.ts";

export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Chooses files with the button of the upload box, as a person does: the chooser of the system opens. `within`: where a page has several boxes. */
export async function chooseFile(
  visitor: Visitor,
  files: ChosenFile | readonly ChosenFile[],
  within: Locator | Page = visitor.page,
): Promise<void> {
  await answerChooser(visitor, chooseButton(visitor, within), [files].flat());
}

/** The card of one stored file, by its name. */
export const cardOf = (visitor: Visitor, fileName: string): Locator =>
  visitor.page.getByRole("article", { name: fileName, exact: true });

/** A button of a file's card: its words, then the file's name for those who cannot see the card. */
export const cardButton = (visitor: Visitor, fileName: string, words: { en: string; fr: string }): Locator =>
  cardOf(visitor, fileName).getByRole("button", { name: `${visitor.t(words)} ${fileName}`, exact: true });

export async function replaceFile(visitor: Visitor, fileName: string, file: ChosenFile): Promise<void> {
  await answerChooser(visitor, cardButton(visitor, fileName, text.replace), [file]);
}

/** The same with a file that lies on the disk, and so stays the same file when it is chosen again. */
export async function chooseFileAt(visitor: Visitor, file: string): Promise<void> {
  await answerChooser(visitor, chooseButton(visitor), file);
}

const chooseButton = (visitor: Visitor, within: Locator | Page = visitor.page): Locator =>
  within
    .getByRole("button", { name: visitor.t(text.choose), exact: true })
    .or(within.getByRole("button", { name: visitor.t(text.chooseSeveral), exact: true }));

async function answerChooser(visitor: Visitor, button: Locator, files: readonly ChosenFile[] | string): Promise<void> {
  const [chooser] = await Promise.all([visitor.page.waitForEvent("filechooser"), visitor.press(button)]);
  await chooser.setFiles(typeof files === "string" ? files : files.map((file) => ({ ...file })));
}

/** Opens everything that is folded. What is inside is drawn when it opens, so more may be closed in it. */
export async function openEveryDetail(visitor: Visitor): Promise<void> {
  const closed = visitor.page.getByRole("main").locator("details:not([open]) > summary");
  for (let rounds = 0; rounds < 10 && (await closed.count()) > 0; rounds += 1) {
    await closed.evaluateAll((summaries) => {
      for (const summary of summaries) (summary as HTMLElement).click();
    });
  }
}

export const pdf = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: "application/pdf", buffer });
