import type { FormsInReview, TaskItem } from "./task.ts";
import { letterOf } from "@boreal/domain/letters/letters";
import { letterPath, vaultPagePath } from "../../../case/loading/addresses.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";

/** Letters whose text waits for the reader to say that it is right; the statement of purpose is read where its file lies. */
export const lettersToConfirm = (
  { id }: Pick<TheApplication, "id">,
  review: FormsInReview | undefined,
): readonly TaskItem[] =>
  (review?.lettersToConfirm ?? []).flatMap((key) => {
    const letter = letterOf(key.split(":")[0] ?? "");
    if (!letter) return [];
    const href = letter.id === "studyPlan" ? vaultPagePath(id, letter.sendToDocVault) : letterPath(id, letter.href);
    return [{ key, about: letter.name, href }];
  });
