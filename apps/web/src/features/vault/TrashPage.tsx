import { dayNumber } from '@boreal/domain/kernel/calendarDate';
import { pageOf } from '@boreal/domain/vault/pages';
import { send } from '../../api/send.ts';
import { useAction } from '../../api/useAction.ts';
import { useApplicationChanges } from '../../api/useApplicationChanges.ts';
import type { ResultOf } from '../../api/graphql.ts';
import { useQuery } from '../../api/useQuery.ts';
import { documentsPath } from '../../case/addresses.ts';
import { ApplicationGate } from '../../case/ApplicationGate.tsx';
import { pageName } from '../../case/pageName.ts';
import { FailureBanner } from '../../shell/FailureBanner.tsx';
import { Page } from '../../shell/Page.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { sizeWords } from './fileWords.ts';
import { restoreDocumentMutation, trashQuery } from './operations.ts';
import { text } from './text.ts';
import './vault.css';

type TrashFile = NonNullable<ResultOf<typeof trashQuery>['application']>['trash'][number];

/** The server erases deleted files for good after this many days. */
const keptDays = 30;

const daysLeft = (deletedAt: string, today: string): number => Math.max(0, keptDays - (dayNumber(today) - dayNumber(deletedAt.slice(0, 10))));

/** Deleted files, each with the way back while it lasts. */
export function TrashPage({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  const { data, failure, reload } = useQuery(trashQuery, { id: applicationId });
  useApplicationChanges(applicationId, ({ kind }) => {
    if (kind !== 'readingProgress') reload();
  });
  return (
    <ApplicationGate value={data?.application} failure={failure} onRetry={reload}>
      {(application) => (
        <Page title={t(text.trash)} lead={t(text.trashLead)} width="wide" backHref={documentsPath(applicationId)} backLabel={t(text.toDocuments)}>
          {application.trash.length === 0 ? (
            <EmptyState title={t(text.trashEmpty)} />
          ) : (
            <ul className="vault__lines">
              {application.trash.map((file) => (
                <TrashLine key={file.id} file={file} today={application.plan.today} onRestored={reload} />
              ))}
            </ul>
          )}
        </Page>
      )}
    </ApplicationGate>
  );
}

function TrashLine({ file, today, onRestored }: { file: TrashFile; today: string; onRestored: () => void }) {
  const tools = useLanguage();
  const { t } = tools;
  const showToast = useToast();
  const action = useAction();
  const page = pageOf(file.page);
  const left = file.deletedAt === null ? keptDays : daysLeft(file.deletedAt, today);
  const restore = () =>
    action.run(async () => {
      const { restoreDocument } = await send(restoreDocumentMutation, { fileId: file.id }, { repeatable: true });
      const [refused] = restoreDocument.refusals;
      showToast(refused ? { text: t(refused.text), tone: 'fault' } : { text: t(text.restored, { name: file.name }) });
      if (!refused) document.querySelector<HTMLElement>('main h1')?.focus();
      onRestored();
    });
  return (
    <li className="vault__line">
      <div className="vault__line-name">
        <strong>{file.name}</strong>
        <span className="vault__phase">
          {page && <>{t(pageName(page, file.childNumber))} · </>}
          {sizeWords(file.bytes, tools)}
        </span>
        <FailureBanner failure={action.failure} />
      </div>
      <span className="vault__count figures">{left === 0 ? t(text.dayLeft) : t(text.daysLeft, { count: left })}</span>
      {file.abilities.includes('restore') && (
        <Button look="quiet" icon="restore" busy={action.busy} onClick={() => void restore()}>
          {t(text.restore)} <span className="visually-hidden">{file.name}</span>
        </Button>
      )}
    </li>
  );
}
