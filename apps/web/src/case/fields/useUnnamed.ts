import type { ComboboxProps } from "../../ui/choices/useCombobox.ts";
import { refusal, type Refusal } from "@boreal/domain/kernel/validation";
import { useState } from "react";
import { isShared, type ListOption } from "../../ui/choices/typeAhead.ts";
import { useText } from "../../ui/language.tsx";
import type { Typed, Unread } from "../saving/answerSheet.ts";
import { useAfterPress } from "./afterPress.ts";
import { typedText } from "./readEntry.ts";

/** What is said of words that name nothing of a list, and of a name that several share. */
export type UnnamedWords = { readonly none: Refusal; readonly shared: Refusal };

export const ofCountries: UnnamedWords = {
  none: refusal("notACountry", {
    en: "This is not the name of a country on the list. Try another spelling, then choose from the list.",
    fr: "Ce n’est pas le nom d’un pays de la liste. Essayez une autre graphie, puis choisissez dans la liste.",
  }),
  shared: refusal("severalCountries", {
    en: "Several countries have this name. Choose yours from the list.",
    fr: "Plusieurs pays portent ce nom. Choisissez le vôtre dans la liste.",
  }),
};

export const ofList: UnnamedWords = {
  none: refusal("notInList", {
    en: "This is not on the list. Try another spelling, then choose from the list.",
    fr: "Ceci ne figure pas dans la liste. Essayez une autre graphie, puis choisissez dans la liste.",
  }),
  shared: refusal("severalInList", {
    en: "Several entries on the list have this name. Choose one of them.",
    fr: "Plusieurs éléments de la liste portent ce nom. Choisissez l’un d’eux.",
  }),
};

type Props = Pick<ComboboxProps, "typed" | "onUnnamed" | "error">;
type Standing = {
  readonly typed?: Typed | undefined;
  readonly error?: string | undefined;
  readonly options: readonly ListOption[];
};

/** Says, once a searched list is left, that what is typed there is none of it; `hand` keeps it, so that nobody takes it for an answer. */
export function useUnnamed(words: UnnamedWords, standing: Standing, hand: (unread: Unread) => void): Props {
  const t = useText();
  const before = typedText(standing.typed);
  const refusalOf = (typed: string) => (isShared(standing.options, typed) ? words.shared : words.none);
  const [found, setFound] = useState(() => (before === undefined ? undefined : refusalOf(before)));
  const shown = useAfterPress(found);
  return {
    typed: before,
    error: standing.error ?? (found && shown && t(shown.text)),
    onUnnamed: (typed) => {
      const refused = typed === undefined ? undefined : refusalOf(typed);
      setFound(refused);
      if (typed !== undefined && refused) hand({ typed, refusal: refused });
    },
  };
}
