import { likelyPlaces, type Sorting } from "@boreal/domain/vault/files/sorting";
import { useState } from "react";
import { FoldedMore } from "../../../case/FoldedMore.tsx";
import { fileAddress } from "../../../case/loading/addresses.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import type { ReadingProgress } from "../../../case/loading/useApplication.ts";
import { Combobox } from "../../../ui/choices/Combobox.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { DeleteFile } from "../file/DeleteFile.tsx";
import { FileState } from "../file/FileState.tsx";
import { sizeWords } from "../file/fileWords.ts";
import { Thumbnail } from "../file/Thumbnail.tsx";
import { text } from "../text.ts";
import { NeedsPassword } from "../upload/NeedsPassword.tsx";
import { keyOf, type PlaceOfCase } from "./placeOfCase.ts";
import { sortText } from "./sort.text.ts";

type UnsortedFileProps = {
  file: DocumentFile;
  sorting: Sorting<PlaceOfCase>;
  progress: ReadingProgress | undefined;
  busy: boolean;
  /** Few enough for its places to be open at once. */
  isAmongFew: boolean;
  refusal: string | undefined;
  onPut: (place: PlaceOfCase) => void;
  onChanged: () => void;
};

/** One file that waits for its place: what it looks like, the places that fit, and every other one. */
export function UnsortedFile(props: UnsortedFileProps) {
  const { file, sorting, progress, refusal, onChanged } = props;
  const tools = useLanguage();
  const { t } = tools;
  const maySort = file.abilities.includes("sort");
  return (
    <article className="unsorted" aria-label={file.name}>
      <div className="unsorted__head">
        <Thumbnail file={file} />
        <div className="unsorted__what">
          <h3 className="unsorted__name">
            {file.abilities.includes("view") ? (
              <a href={fileAddress(file.id)} target="_blank" rel="noreferrer" title={t(text.openInTab)}>
                {file.name}
              </a>
            ) : (
              file.name
            )}
          </h3>
          <p className="unsorted__facts">
            {sizeWords(file.bytes, tools)}
            {maySort && hasNoPlace(props) && <>. {t(whyNoPlace(sorting))}</>}
          </p>
        </div>
      </div>
      {isSettled(file) ? null : <FileState file={file} reads progress={progress} />}
      {file.problem && file.state !== "needsPassword" && <p>{t(file.problem)}</p>}
      {file.state === "needsPassword" && <NeedsPassword file={file} progress={progress} onChanged={onChanged} />}
      {file.sameContent && <p>{t(sortText.same, { name: file.sameContent.name })}</p>}
      {refusal !== undefined && (
        <Banner tone="blocked" live>
          <p>{refusal}</p>
        </Banner>
      )}
      {maySort && <Places {...props} />}
      {!maySort && file.abilities.includes("delete") && <DeleteFile file={file} onChanged={onChanged} />}
    </article>
  );
}

const isSettled = ({ state }: DocumentFile): boolean => state === "read";
const isAwaited = ({ state }: DocumentFile): boolean => state === "waiting" || state === "reading";

const hasNoPlace = ({ file, sorting }: UnsortedFileProps): boolean => sorting.fitting.length === 0 && !isAwaited(file);
const whyNoPlace = ({ recognised }: UnsortedFileProps["sorting"]) =>
  recognised ? sortText.notAskedFor : sortText.notRecognised;

/** What reading suggests; where it suggests nothing, or not the right place, a person chooses. */
function Places({ file, sorting, busy, isAmongFew, onPut, onChanged }: UnsortedFileProps) {
  const { t } = useLanguage();
  const { certain, open } = sorting;
  const hidden = <span className="visually-hidden">{file.name}</span>;
  const others = likelyPlaces(sorting).filter((place) => place !== certain);
  return (
    <>
      {certain && (
        <div className="unsorted__suggested">
          <p>{t(sortText.looksLike, { place: certain.name })}</p>
          <Button look="primary" busy={busy} onClick={() => onPut(certain)}>
            {t(sortText.confirm)} {hidden}
          </Button>
        </div>
      )}
      <FoldedMore
        key={isAwaited(file) ? "awaited" : "read"}
        openAtFirst={isAmongFew && !certain && !isAwaited(file)}
        summary={
          <>
            {t(certain ? sortText.elsewhere : sortText.choose)} {hidden}
          </>
        }
      >
        {() => (
          <>
            {others.length > 0 && (
              <>
                <p>{t(sortText.oneOf)}</p>
                <ButtonRow>
                  {others.map((place) => (
                    <Button key={keyOf(place)} busy={busy} onClick={() => onPut(place)}>
                      {place.name} {hidden}
                    </Button>
                  ))}
                </ButtonRow>
              </>
            )}
            <ChoosePlace file={file} open={open} busy={busy} onPut={onPut} />
            {file.abilities.includes("delete") && <DeleteFile file={file} onChanged={onChanged} />}
          </>
        )}
      </FoldedMore>
    </>
  );
}

type ChooseProps = Pick<UnsortedFileProps, "file" | "busy" | "onPut"> & { open: readonly PlaceOfCase[] };

/** Every place of the case that takes such a file. */
function ChoosePlace({ file, open, busy, onPut }: ChooseProps) {
  const { t } = useLanguage();
  const [key, setKey] = useState<string>();
  const [error, setError] = useState<string>();
  const id = `place-${file.id}`;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const place = open.find((one) => keyOf(one) === key);
        if (place) return onPut(place);
        setError(t(sortText.placeExpected));
        document.getElementById(id)?.focus();
      }}
    >
      <Combobox
        id={id}
        label={t(sortText.place)}
        hint={t(sortText.placeHint)}
        error={error}
        options={open.map((place) => ({
          value: keyOf(place),
          label: `${place.person} · ${place.name}`,
          alsoFoundBy: place.foundBy,
        }))}
        value={key}
        onChange={(next) => {
          setKey(next);
          setError(undefined);
        }}
      />
      <Button type="submit" busy={busy}>
        {t(sortText.add)} <span className="visually-hidden">{file.name}</span>
      </Button>
    </form>
  );
}
