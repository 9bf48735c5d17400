import { useState } from "react";
import { useQuery } from "../../api/useQuery.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { NotFoundPage } from "../../shell/NotFoundPage.tsx";
import { Page } from "../../shell/Page.tsx";
import { useMe } from "../../shell/session.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { ErrorSummary, type FieldFault } from "../../ui/feedback/ErrorSummary.tsx";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { ChooseList } from "./ChooseList.tsx";
import { clientImportText as text } from "./clientImport.text.ts";
import { ImportList } from "./ImportList.tsx";
import { doubledLines, sentLines, typeWordsIn, type Matched, type SentLine } from "./listLines.ts";
import { MatchColumns, Otherwise, TypesCalled, type Chosen } from "./MatchColumns.tsx";
import { clientImportsQuery } from "./operations.ts";
import { outlookOf, PreviewLines } from "./PreviewLines.tsx";
import type { ReadList } from "./readList.ts";
import { RunImport } from "./RunImport.tsx";
import { usePreview, type Defaults, type PreviewedLine } from "./usePreview.ts";

const noVariables = {};

/** The legal team takes its clients over from another program: a list, its columns, what would happen, the import. */
export function ImportClientsPage() {
  const { t } = useLanguage();
  const { abilities } = useMe();
  const [list, setList] = useState<ReadList>();
  if (!abilities.includes("importClients")) return <NotFoundPage />;
  return (
    <Page title={t(text.title)} lead={t(text.lead)} backHref="/" width="wide">
      {list === undefined ? (
        <ChooseList onRead={setList} />
      ) : (
        <TakeOver list={list} onAnother={() => setList(undefined)} />
      )}
      {list === undefined && <Imports />}
    </Page>
  );
}

function Imports() {
  const { data, failure, reload } = useQuery(clientImportsQuery, noVariables);
  return (
    <>
      <FailureBanner failure={failure} onRetry={reload} />
      <ImportList imports={data?.clientImports ?? []} onChanged={reload} />
    </>
  );
}

function TakeOver({ list, onAnother }: { list: ReadList; onAnother: () => void }) {
  const { t, language } = useLanguage();
  const [chosen, setChosen] = useState<Chosen>({
    matched: list.columns.map(({ column }) => column),
    types: {},
    language,
    type: undefined,
    staffId: undefined,
  });
  const [attempt, setAttempt] = useState(0);
  const [isImported, setImported] = useState(false);
  const preview = usePreview();
  const change = (part: Partial<Chosen>) => {
    setChosen((before) => ({ ...before, ...part }));
    // What was checked was another choice.
    preview.forget();
  };
  const { matched, types } = chosen;
  const lines = sentLines(list, matched, types);
  const defaults: Defaults = {
    language: chosen.language,
    type: chosen.type ?? null,
    staffId: chosen.staffId ?? null,
  };
  const faults = faultsOf(matched).map((fault) => ({ fieldId: "column-0", text: t(fault) }));
  const check = () => {
    setAttempt((count) => count + 1);
    if (faults.length === 0) void preview.check(lines, defaults);
  };
  return (
    <>
      <p>{t(text.read, { count: list.lines.length, encoding: list.encoding })}</p>
      {!isImported && (
        <Choices list={list} chosen={chosen} faults={attempt > 0 ? faults : []} attempt={attempt} onChange={change} />
      )}
      {!isImported && <FailureBanner failure={preview.failure} />}
      {preview.busy && <ProgressBar label={t(text.checking)} ratio={preview.ratio} />}
      <ButtonRow>
        {!isImported && (
          <Button busy={preview.busy} onClick={check}>
            {t(text.check)}
          </Button>
        )}
        <Button look="quiet" onClick={onAnother}>
          {t(text.another)}
        </Button>
      </ButtonRow>
      {preview.previewed && (
        <Previewed
          previewed={preview.previewed}
          lines={lines}
          defaults={defaults}
          isImported={isImported}
          onImported={() => setImported(true)}
        />
      )}
      {isImported && <Imports />}
    </>
  );
}

type ChoicesProps = {
  list: ReadList;
  chosen: Chosen;
  faults: readonly FieldFault[];
  attempt: number;
  onChange: (part: Partial<Chosen>) => void;
};

function Choices({ list, chosen, faults, attempt, onChange }: ChoicesProps) {
  return (
    <>
      <ErrorSummary faults={faults} attempt={attempt} />
      <MatchColumns list={list} chosen={chosen} onChange={onChange} />
      <TypesCalled words={typeWordsIn(list, chosen.matched)} chosen={chosen} onChange={onChange} />
      <Otherwise chosen={chosen} onChange={onChange} />
    </>
  );
}

const faultsOf = (matched: Matched) => [
  ...(matched.includes("lastName") || matched.includes("name") ? [] : [text.nameColumnMissing]),
  ...(matched.includes("email") ? [] : [text.emailColumnMissing]),
];

type PreviewedProps = {
  previewed: readonly PreviewedLine[];
  lines: readonly SentLine[];
  defaults: Defaults;
  isImported: boolean;
  onImported: () => void;
};

function Previewed({ previewed, lines, defaults, isImported, onImported }: PreviewedProps) {
  const { t } = useLanguage();
  const doubled = doubledLines(lines);
  const outlook = outlookOf(previewed, doubled);
  const sent = (some: readonly PreviewedLine[]) => {
    const chosen = new Set(some.map(({ line }) => line));
    return lines.filter(({ line }) => chosen.has(line));
  };
  return (
    <section aria-labelledby="import-preview">
      {!isImported && (
        <>
          <h2 id="import-preview">{t(text.preview)}</h2>
          <PreviewLines outlook={outlook} doubled={doubled} />
        </>
      )}
      <RunImport
        ready={sent(outlook.ready)}
        doubled={sent(outlook.doubled)}
        defaults={defaults}
        onImported={onImported}
      />
    </section>
  );
}
