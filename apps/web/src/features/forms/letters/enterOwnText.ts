import { textPath } from "@boreal/domain/letters/letterContent";
import { lengthRefusal } from "@boreal/domain/fields/entryLength";
import { pauseAfter } from "../../../case/fields/entering.ts";
import type { FormEntry } from "../filling/formEntry.ts";
import type { Asked, Filling } from "../filling/filling.ts";
import { entryKey } from "../storedForms.ts";

/** What was typed and is too long to be sent: it stays in the field until it is shortened. */
export function heldText({ view }: Pick<Filling, "view">, form: Asked["key"], path: string): string | undefined {
  const typed = view.drafts[entryKey(form, path)]?.unread[path]?.typed;
  return typeof typed === "string" ? typed : undefined;
}

/** Puts somebody’s own text in the place of a section, with what Boreal had written there when it was begun. */
export function enterOwnText({ sheet, view }: Filling, form: Asked["key"], section: { id: string; text: string }) {
  const path = textPath(section.id);
  const key = entryKey(form, path);
  const put = (entry: FormEntry | undefined, pace: "typed" | "chosen") =>
    sheet.give(key, { value: entry, unread: {}, origins: {}, storable: { value: entry } }, pauseAfter(pace), path);
  return {
    write: (value: string) => {
      const before = view.values[key] as FormEntry | undefined;
      const refusal = lengthRefusal(value);
      if (refusal) {
        const unread = { [path]: { typed: value, refusal } };
        sheet.give(key, { value: before, unread, origins: {} }, pauseAfter("typed"), path);
        return;
      }
      put({ value, base: before?.base ?? section.text }, "typed");
    },
    /** Boreal writes the section again. */
    takeBack: () => put(undefined, "chosen"),
  };
}
