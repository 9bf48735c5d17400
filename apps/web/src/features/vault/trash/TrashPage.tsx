import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { personRoles, type PersonRole } from "@boreal/domain/caseFile/personRole";
import { personToReader } from "@boreal/domain/caseFile/whose/personToReader";
import { isUnsorted } from "@boreal/domain/vault/files/unsortedFiles";
import { pageOf } from "@boreal/domain/vault/pages";
import { pageName } from "@boreal/domain/vault/pageName";
import { Link } from "wouter";
import type { ResultOf } from "../../../api/graphql.ts";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { useAskOnChange } from "../../../api/useAskOnChange.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { documentsPath, familyPath } from "../../../case/loading/addresses.ts";
import { applicationIsReady } from "../../../case/flow/loadedFlows.ts";
import { ApplicationGate } from "../../../case/loading/ApplicationGate.tsx";
import { readerOf } from "../../../case/loading/readerOf.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { isStaff, useMe } from "../../../shell/session.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { useLanguage, useText } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { EraseFile } from "../file/EraseFile.tsx";
import { sizeWords } from "../file/fileWords.ts";
import { restoreDocumentMutation, trashQuery } from "../operations.ts";
import { text as vaultText } from "../text.ts";
import { text } from "./trash.text.ts";
import "../vault.css";

type Trash = NonNullable<ResultOf<typeof trashQuery>["application"]>;
type TrashFile = Trash["trash"][number];

/** Deleted files by person, each with the way back while it lasts, and with the way out before. */
export function TrashPage({ applicationId }: { applicationId: string }) {
  const t = useText();
  const query = useQuery(trashQuery, { id: applicationId }, applicationIsReady);
  const { askNow } = useAskOnChange(applicationId, query);
  const { data, failure } = query;
  return (
    <ApplicationGate value={data?.application} failure={failure} onRetry={askNow}>
      {({ trash, trashDays, filesOfPeopleGone, caseFile }) => (
        <Page
          title={t(vaultText.trash)}
          lead={t(text.lead, { days: trashDays })}
          width="wide"
          backHref={documentsPath(applicationId)}
          backLabel={t(vaultText.toDocuments)}
        >
          {trash.length === 0 && <EmptyState title={t(text.empty)} />}
          {byPerson(trash).map((files) => (
            <PersonTrash key={keyOf(files[0])} files={files} the={readerOf(caseFile)} onChanged={askNow} />
          ))}
          {filesOfPeopleGone > 0 && (
            <>
              <p>{t(text.peopleGone, { count: filesOfPeopleGone })}</p>
              <p>
                <Link href={familyPath(applicationId)}>{t(vaultText.toFamily)}</Link>
              </p>
            </>
          )}
        </Page>
      )}
    </ApplicationGate>
  );
}

const keyOf = (file: TrashFile | undefined): string => `${file?.person ?? ""}-${file?.childNumber ?? ""}`;

/** The applicant, the spouse, then each child; within a person the last deleted first, as they come. */
function byPerson(files: readonly TrashFile[]): readonly (readonly TrashFile[])[] {
  const groups = [...Map.groupBy(files, keyOf).values()];
  const rank = ([file]: readonly TrashFile[]) =>
    (personRoles as readonly string[]).indexOf(file?.person ?? "") * 100 + (file?.childNumber ?? 0);
  return groups.toSorted((a, b) => rank(a) - rank(b));
}

function PersonTrash({
  files,
  the,
  onChanged,
}: {
  files: readonly TrashFile[];
  the: CaseReader;
  onChanged: () => void;
}) {
  const t = useText();
  const { role } = useMe();
  const [first] = files;
  const person = (first?.person ?? "main") as PersonRole;
  const who = personToReader(the, { person, childNumber: first?.childNumber, own: !isStaff(role) });
  const id = `trash-${keyOf(first)}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(who)}</h2>
      <ul className="vault__lines">
        {files.map((file) => (
          <TrashLine key={file.id} file={file} the={the} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

/** What was sent stays. */
function timeLeft({ daysInTrash: left }: TrashFile, t: ReturnType<typeof useText>): string {
  if (left === null) return t(text.wasSent);
  return left <= 1 ? t(text.lastDay) : t(text.daysLeft, { count: left });
}

function TrashLine({ file, the, onChanged }: { file: TrashFile; the: CaseReader; onChanged: () => void }) {
  const tools = useLanguage();
  const { t } = tools;
  const showToast = useToast();
  const action = useAction();
  const page = pageOf(file.page);
  const restore = () =>
    action.run(async () => {
      const { restoreDocument } = await send(restoreDocumentMutation, { fileId: file.id }, { repeatable: true });
      const [refused] = restoreDocument.refusals;
      showToast(
        refused ? { text: t(refused.text), tone: "fault" } : { text: t(vaultText.restored, { name: file.name }) },
      );
      if (!refused) document.querySelector<HTMLElement>("main h1")?.focus();
      onChanged();
    });
  return (
    <li className="vault__line">
      <div className="vault__line-name">
        <strong>{file.name}</strong>
        <span className="vault__phase">
          {page && <>{t(pageName(page, file.childNumber, the))} · </>}
          {isUnsorted(file) && <>{t(text.unsorted)} · </>}
          {sizeWords(file.bytes, tools)}
        </span>
        <FailureBanner failure={action.failure} />
      </div>
      <span className="vault__count figures">{timeLeft(file, t)}</span>
      {file.abilities.includes("restore") && (
        <Button look="quiet" icon="restore" busy={action.busy} onClick={() => void restore()}>
          {t(vaultText.restore)} <span className="visually-hidden">{file.name}</span>
        </Button>
      )}
      {file.abilities.includes("erase") && <EraseFile file={file} onErased={onChanged} />}
    </li>
  );
}
