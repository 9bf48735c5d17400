import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { pageOf } from "@boreal/domain/vault/pages";
import { pageName } from "@boreal/domain/vault/pageName";
import { Link } from "wouter";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { vaultPagePath } from "../../../case/loading/addresses.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { DocumentFile, TheApplication } from "../../../case/loading/theCase.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { deleteDocumentMutation, keepDuplicateMutation, restoreDocumentMutation } from "../operations.ts";
import { text } from "./sameContent.text.ts";
import { useDeletion } from "../file/useDeletion.ts";

type Original = NonNullable<DocumentFile["sameContent"]>;
type SameContentProps = { file: DocumentFile; application: TheApplication; onChanged: () => void };

/** Asks about a file whose content is in the case already: where the other is, and whether both stay. */
export function SameContent({ file, application, onChanged }: SameContentProps) {
  const { t } = useLanguage();
  const original = file.sameContent;
  if (!original) return null;
  const isHere =
    original.page === file.page &&
    original.slot === file.slot &&
    (original.childNumber ?? null) === (file.childNumber ?? null);
  return (
    <Banner tone="attention" title={t(original.inTrash ? text.inTrash : isHere ? text.here : text.elsewhere)} live>
      <p>
        {original.name}
        {!isHere && (
          <>
            {" · "}
            <Link href={vaultPagePath(application.id, original.page, original.childNumber)}>
              <PlaceName original={original} the={readerOf(application.caseFile)} />
            </Link>
          </>
        )}
      </p>
      {original.inTrash ? (
        <FromTrash file={file} original={original} onChanged={onChanged} />
      ) : (
        <KeepOrRemove file={file} onChanged={onChanged} />
      )}
    </Banner>
  );
}

/** The page of the other file, and its place there when the page has several. */
function PlaceName({ original, the }: { original: Original; the: CaseReader }) {
  const { t } = useLanguage();
  const page = pageOf(original.page);
  const slot = page?.slots.find(({ id }) => id === original.slot);
  if (!page) return original.page;
  return (
    <>
      {t(pageName(page, original.childNumber, the))}
      {slot && page.slots.length > 1 && ` – ${t(slot.name)}`}
    </>
  );
}

function useKeeping(file: DocumentFile, onChanged: () => void) {
  const { t } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const keep = () =>
    action.run(async () => {
      const { keepDuplicate } = await send(keepDuplicateMutation, { fileId: file.id }, { repeatable: true });
      const [refused] = keepDuplicate.refusals;
      showToast(refused ? { text: t(refused.text), tone: "fault" } : { text: t(text.kept) });
      onChanged();
    });
  return { keep, ...action };
}

function KeepOrRemove({ file, onChanged }: { file: DocumentFile; onChanged: () => void }) {
  const { t } = useLanguage();
  const keeping = useKeeping(file, onChanged);
  const deletion = useDeletion(file, onChanged);
  const name = <span className="visually-hidden">{file.name}</span>;
  return (
    <>
      <ButtonRow>
        {file.abilities.includes("keepDuplicate") && (
          <Button busy={keeping.busy} onClick={() => void keeping.keep()}>
            {t(text.keepBoth)} {name}
          </Button>
        )}
        {file.abilities.includes("delete") && (
          <Button look="quiet" icon="bin" busy={deletion.busy} onClick={() => void deletion.remove()}>
            {t(text.removeThis)} {name}
          </Button>
        )}
      </ButtonRow>
      <FailureBanner failure={keeping.failure ?? deletion.failure} />
    </>
  );
}

/** The other lies in the trash: take it back in place of this one, or go on with this one. */
function FromTrash({ file, original, onChanged }: { file: DocumentFile; original: Original; onChanged: () => void }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const keeping = useKeeping(file, onChanged);
  const action = useAction();
  const takeBack = () =>
    action.run(async () => {
      // This one goes first: the place of the other may hold a single file.
      const { deleteDocument } = await send(deleteDocumentMutation, { fileId: file.id }, { repeatable: true });
      const [notDeleted] = deleteDocument.refusals;
      if (notDeleted) return showToast({ text: t(notDeleted.text), tone: "fault" });
      const { restoreDocument } = await send(
        restoreDocumentMutation,
        { fileId: original.fileId },
        { repeatable: true },
      );
      const [refused] = restoreDocument.refusals;
      if (refused) await send(restoreDocumentMutation, { fileId: file.id }, { repeatable: true });
      showToast(
        refused ? { text: t(refused.text), tone: "fault" } : { text: t(text.takenBack, { name: original.name }) },
      );
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
      return onChanged();
    });
  return (
    <>
      <ButtonRow>
        {file.abilities.includes("delete") && (
          <Button busy={action.busy} onClick={() => void takeBack()}>
            {t(text.takeBack)}
          </Button>
        )}
        {file.abilities.includes("keepDuplicate") && (
          <Button look="quiet" busy={keeping.busy} onClick={() => void keeping.keep()}>
            {t(text.keepThis)} <span className="visually-hidden">{file.name}</span>
          </Button>
        )}
      </ButtonRow>
      <FailureBanner failure={action.failure ?? keeping.failure} />
    </>
  );
}
