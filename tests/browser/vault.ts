import type { Locator } from 'playwright-core';
import { text } from '../../apps/web/src/features/vault/text.ts';
import type { Visitor } from './visitor.ts';

export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Chooses a file with the button of the upload box, as a person does: the chooser of the system opens. */
export async function chooseFile(visitor: Visitor, file: ChosenFile): Promise<void> {
  await answerChooser(visitor, chooseButton(visitor), file);
}

/** The card of one stored file, by its name. */
export const cardOf = (visitor: Visitor, fileName: string): Locator => visitor.page.getByRole('article', { name: fileName, exact: true });

/** A button of a file's card: its words, then the file's name for those who cannot see the card. */
export const cardButton = (visitor: Visitor, fileName: string, words: { en: string; fr: string }): Locator =>
  cardOf(visitor, fileName).getByRole('button', { name: `${visitor.t(words)} ${fileName}`, exact: true });

export async function replaceFile(visitor: Visitor, fileName: string, file: ChosenFile): Promise<void> {
  await answerChooser(visitor, cardButton(visitor, fileName, text.replace), file);
}

/** The same with a file that lies on the disk, and so stays the same file when it is chosen again. */
export async function chooseFileAt(visitor: Visitor, file: string): Promise<void> {
  await answerChooser(visitor, chooseButton(visitor), file);
}

const chooseButton = (visitor: Visitor): Locator =>
  visitor.page.getByRole('button', { name: visitor.t(text.choose), exact: true }).or(visitor.page.getByRole('button', { name: visitor.t(text.chooseSeveral), exact: true }));

async function answerChooser(visitor: Visitor, button: Locator, file: ChosenFile | string): Promise<void> {
  const [chooser] = await Promise.all([visitor.page.waitForEvent('filechooser'), visitor.press(button)]);
  await chooser.setFiles(typeof file === 'string' ? file : [{ ...file }]);
}

export const pdf = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: 'application/pdf', buffer });
