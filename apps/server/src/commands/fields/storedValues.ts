import { storedAs, isTwoWay, type FieldKind } from "@boreal/domain/fields/kinds";
import { lengthRefusal } from "@boreal/domain/fields/entryLength";
import type { PlacedRefusal } from "../deps.ts";

/** Whether a value can be kept at all, right or wrong. Never quotes the value. */

export const wrongShape: PlacedRefusal = {
  code: "wrongShape",
  text: {
    en: "This value does not have the right format. Choose it or enter it again.",
    fr: "Cette valeur n’a pas le bon format. Choisissez-la ou entrez-la de nouveau.",
  },
};

export const brokenText: PlacedRefusal = {
  code: "brokenText",
  text: {
    en: "This text contains a broken character, such as half an emoji. Delete it, then type it again.",
    fr: "Ce texte contient un caractère incomplet, comme une moitié d’émoji. Supprimez-le, puis tapez-le de nouveau.",
  },
};

/**
 * Texts that no form, letter or file name can hold: half of a surrogate pair, and the character zero. Everything else that
 * a person can type is kept as it is, other directions and emoji included.
 */
export function brokenTexts(value: unknown, path: string): string[] {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0") ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => brokenTexts(one, `${path}[${index}]`));
  return Object.entries(value).flatMap(([name, one]) => brokenTexts(one, `${path}.${name}`));
}

/** Of a draft, which may be wrong: it has the form of its kind, and a size that somebody may have typed. Empty text is an emptied field, of whatever kind. */
export function draftRefusal(kind: FieldKind, value: unknown): PlacedRefusal | undefined {
  if (value === "") return undefined;
  // The choices of forms are texts; a number is not among them.
  if (!storedAs(kind)(value) || typeof value === "number") return wrongShape;
  return isTwoWay(kind) ? undefined : lengthRefusal(value);
}
