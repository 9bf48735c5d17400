import { isListState, type PartState } from "@boreal/domain/forms/formState";
import { useMemo } from "react";
import { useAppearing } from "../../../case/fields/useAppearing.ts";
import { text } from "../text.ts";

/** What to say of the fields and lists that come and go among these. */
export function useAppearingFields(parts: readonly PartState[]): string {
  const asked = useMemo(
    () =>
      parts.map((part) =>
        isListState(part) ? { id: part.list.list, name: part.list.title } : { id: part.path, name: part.field.label },
      ),
    [parts],
  );
  return useAppearing(asked, text);
}
