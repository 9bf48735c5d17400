import type { DocumentFile } from "../../../case/loading/theCase.ts";
import type { ReadingProgress } from "../../../case/loading/useApplication.ts";
import { useText, type BilingualText } from "../../../ui/language.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { isRead } from "./fileWords.ts";
import { text } from "../text.ts";

/** What is asked of a file to say how its reading stands. */
export type StatedFile = Pick<DocumentFile, "state" | "filledForm"> & {
  readonly fields: readonly { readonly value?: string | null }[];
};

/** How the reading of a file stands, in words; while it runs with its stage and page. */
export function FileState({
  file,
  reads,
  progress,
}: {
  file: StatedFile;
  /** Whether values are read where it lies. */
  reads: boolean;
  progress: ReadingProgress | undefined;
}) {
  const t = useText();
  switch (file.state) {
    case "waiting":
      if (!reads) return <Kept file={file} reads={reads} />;
      return progress ? (
        <Reading progress={progress} />
      ) : (
        <StatusTag tone="todo" icon="clock">
          {t(text.stateWaiting)}
        </StatusTag>
      );
    case "reading":
      return progress ? (
        <Reading progress={progress} />
      ) : (
        <StatusTag tone="todo" icon="clock">
          {t(text.stateReading)}
        </StatusTag>
      );
    case "read":
      return <Kept file={file} reads={reads} />;
    case "notReadable":
      return <StatusTag tone="attention">{t(text.stateNotReadable)}</StatusTag>;
    case "needsPassword":
      return <StatusTag tone="attention">{t(text.stateNeedsPassword)}</StatusTag>;
    case "damaged":
      return <StatusTag tone="blocked">{t(text.stateDamaged)}</StatusTag>;
    case "rejected":
      return <StatusTag tone="blocked">{t(text.stateRejected)}</StatusTag>;
  }
}

/** "Read" only where a value was read; a file of a slot that reads nothing is simply stored. */
function Kept({ file, reads }: { file: StatedFile; reads: boolean }) {
  const t = useText();
  if (isRead(file)) return <StatusTag tone="done">{t(text.stateRead)}</StatusTag>;
  if (file.fields.length > 0) return <StatusTag tone="done">{t(text.stateTyped)}</StatusTag>;
  return reads && !file.filledForm ? (
    <StatusTag tone="todo">{t(text.stateNothingRead)}</StatusTag>
  ) : (
    <StatusTag tone="done">{t(text.stateKept)}</StatusTag>
  );
}

const stages: Readonly<Record<string, BilingualText>> = {
  opening: text.stageOpening,
  text: text.stageText,
  quality: text.stageQuality,
  fields: text.stageFields,
};

/** How far a reading is, in words and as a bar. */
export function Reading({ progress }: { progress: ReadingProgress }) {
  const t = useText();
  const { page, pages, ratio, stage } = progress;
  const words =
    typeof page === "number" && typeof pages === "number"
      ? t(text.readingPage, { page, pages })
      : t(stages[stage] ?? text.stateReading);
  return (
    <div className="file-card__reading">
      <ProgressBar label={words} ratio={ratio} />
    </div>
  );
}
