import { FoldedMore } from "../FoldedMore.tsx";
import { useText } from "../../ui/language.tsx";
import { planWords } from "./planWords.ts";
import { WarningList } from "./WarningList.tsx";

/** What was raised while the application was prepared: nobody has to put it right any more, and it can be read. */
export function WarningsOfBefore(list: Parameters<typeof WarningList>[0]) {
  const t = useText();
  if (list.warnings.length === 0) return null;
  return (
    <FoldedMore summary={t(planWords.whilePrepared, { count: list.warnings.length })}>
      {() => <WarningList {...list} isOver />}
    </FoldedMore>
  );
}
