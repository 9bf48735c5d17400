import { sortFiles } from "@boreal/domain/vault/files/sorting";
import { useMemo } from "react";
import { readerOf } from "../../../case/loading/readerOf.ts";
import { caseFileOf, type TheApplication } from "../../../case/loading/theCase.ts";
import type { ReadingProgress } from "../../../case/loading/useApplication.ts";
import { fewToSort, toSortId, unsortedFiles } from "../../../case/unsorted.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useText, type LanguageTools } from "../../../ui/language.tsx";
import { placesOf } from "./placeOfCase.ts";
import { sortText } from "./sort.text.ts";
import { UnsortedFile } from "./UnsortedFile.tsx";
import { useSorting } from "./useSorting.ts";
import "../file/FileCard.css";
import "./sort.css";

type UnsortedFilesProps = {
  application: TheApplication;
  own: boolean;
  readingProgress: ReadonlyMap<string, ReadingProgress>;
  onChanged: () => void;
};

const nowhere = { fitting: [], open: [], recognised: false } as const;

/** The files that nobody has sorted yet, each with the place that it may be for. Nothing is put anywhere before a person says so. */
export function UnsortedFiles({ application, own, readingProgress, onChanged }: UnsortedFilesProps) {
  const t = useText();
  const sorting = useSorting(onChanged);
  const files = unsortedFiles(application.documents);
  const suggested = useMemo(() => suggestedFor(application, t), [application, t]);
  const certain = files.flatMap((file) => {
    const place = suggested.get(file.id)?.certain;
    return place && file.abilities.includes("sort") ? [{ file, place }] : [];
  });
  return (
    <section aria-labelledby={toSortId} className="unsorted-files">
      <h2 id={toSortId} tabIndex={-1}>
        {t(sortText.toSort, { count: files.length })}
      </h2>
      <p>{t(own ? sortText.lead : sortText.leadStaff)}</p>
      <FailureBanner failure={sorting.failure} />
      {files.map((file) => (
        <UnsortedFile
          key={file.id}
          file={file}
          sorting={suggested.get(file.id) ?? nowhere}
          progress={readingProgress.get(file.id)}
          busy={sorting.busy}
          isAmongFew={files.length <= fewToSort}
          refusal={sorting.refusals.get(file.id)}
          onPut={(place) => void sorting.put([{ file, place }])}
          onChanged={onChanged}
        />
      ))}
      {certain.length > 1 && (
        <p>
          <Button look="primary" busy={sorting.busy} onClick={() => void sorting.put(certain)}>
            {t(sortText.confirmAll, { count: certain.length })}
          </Button>
        </p>
      )}
    </section>
  );
}

function suggestedFor(application: TheApplication, t: LanguageTools["t"]) {
  const caseFile = caseFileOf(application.caseFile);
  const read = new Map((caseFile.unsortedDocuments ?? []).map((one) => [one.fileId, one]));
  return sortFiles(
    caseFile,
    unsortedFiles(application.documents).map(({ id, mime }) => ({
      fileId: id,
      mime,
      documentType: read.get(id)?.documentType ?? null,
      // What nobody confirmed yet is good enough to suggest a place by: the person decides.
      parsedValues: { ...read.get(id)?.originalParsedValues, ...read.get(id)?.parsedValues },
    })),
    placesOf(application, readerOf(application.caseFile), t),
  );
}
