import type { UploadedDocument } from "@boreal/domain/caseFile/uploadedDocument";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { documentCurrency } from "@boreal/domain/conditions/money/documentValue";
import { isExplained, saidOf, supportingFiles } from "@boreal/domain/conditions/money/explanations";
import { lumpSumsOfCase, type LumpSum } from "@boreal/domain/conditions/money/lumpSums";
import { movementsOf } from "@boreal/domain/conditions/money/statements";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { DocumentFile, TheApplication } from "../../../case/loading/theCase.ts";
import { amountIn } from "../../../case/money.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { Table } from "../../../ui/layout/Table.tsx";
import { ExplainForm } from "./ExplainForm.tsx";
import { statementText as text } from "./statements.text.ts";
import "./statements.css";

export type StatementProps = {
  file: DocumentFile;
  application: TheApplication;
  onChanged: () => void;
};

/** What a statement shows of money that moved: its large deposits, each with what was said of it, and every transaction. */
export function StatementMoney({ file, application, onChanged }: StatementProps) {
  const { t } = useLanguage();
  const the = readerOf(application.caseFile);
  const document = the.everyDocument().find(({ fileId }) => fileId === file.id);
  if (!document) return null;
  const large = the.ofCase(lumpSumsOfCase).filter(({ fileId }) => fileId === file.id);
  return (
    <>
      {large.length > 0 && (
        <section className="statement" aria-labelledby={`large-${file.id}`}>
          <h4 id={`large-${file.id}`}>{t(text.largeTitle, { count: large.length })}</h4>
          <p className="slot__note">{t(text.largeHint)}</p>
          <ul className="statement__deposits">
            {large.map((sum, index) => (
              <Deposit
                // oxlint-disable-next-line react/no-array-index-key -- two deposits of a day may be alike
                key={`${sum.date} ${sum.amount} ${index}`}
                {...{ the, document, file, application, onChanged, sum }}
              />
            ))}
          </ul>
        </section>
      )}
      <Transactions document={document} />
    </>
  );
}

type DepositProps = Pick<StatementProps, "file" | "application" | "onChanged"> & {
  the: CaseReader;
  document: UploadedDocument;
  sum: LumpSum;
};

function Deposit({ the, document, file, application, onChanged, sum }: DepositProps) {
  const tools = useLanguage();
  const { t, date } = tools;
  const said = saidOf(the, document, sum);
  const isDone = isExplained(the, document, sum);
  const supports = supportingFiles(the).flatMap(({ fileId }) =>
    application.documents.filter(({ id }) => id === fileId).map(({ id, name }) => ({ id, name })),
  );
  const shown = supports.filter(({ id }) => said?.documentFiles?.includes(id)).map(({ name }) => name);
  const line = t(text.line, { amount: amountIn(tools, sum.amount / 100, sum.currency), date: date(sum.date) });
  return (
    <li className="statement__deposit">
      <p>
        <strong>{line}</strong>{" "}
        <StatusTag tone={isDone ? "done" : "attention"}>{t(isDone ? text.explained : text.notExplained)}</StatusTag>
      </p>
      {sum.description !== "" && <p className="slot__note">{sum.description}</p>}
      {said && (
        <>
          <p className="no-document__words">{said.explanation}</p>
          <p className="slot__note">
            {shown.length > 0 ? t(text.shownBy, { names: shown.join(", ") }) : t(text.nothingShows)}
          </p>
        </>
      )}
      {file.abilities.includes("correctReading") && (
        <Details
          summary={
            <>
              {t(said ? text.change : text.explain)} <span className="visually-hidden">{line}</span>
            </>
          }
        >
          <ExplainForm the={the} file={file} application={application} sum={sum} {...{ said, supports, onChanged }} />
        </Details>
      )}
    </li>
  );
}

function Transactions({ document }: { document: UploadedDocument }) {
  const tools = useLanguage();
  const { t, date } = tools;
  const moves = movementsOf(document);
  const currency = documentCurrency(document);
  if (moves.length === 0) return null;
  const title = t(text.all, { count: moves.length });
  return (
    <Details summary={title}>
      <Table caption={title} captionHidden head={[t(text.date), t(text.description), t(text.amount)]}>
        {moves.map((move, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two transactions of a day may be alike
          <tr key={`${move.date} ${index}`}>
            <td className="statement__day">{date(move.date)}</td>
            <td>{move.description}</td>
            <td className="statement__amount">{amountIn(tools, move.amount / 100, currency)}</td>
          </tr>
        ))}
      </Table>
    </Details>
  );
}
