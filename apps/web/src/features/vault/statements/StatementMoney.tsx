import type { CaseReader } from "@boreal/domain/caseFile/reader";
import {
  statementViews,
  supportingFileIds,
  type LargeDeposit,
  type StatementView,
} from "@boreal/domain/funds/statementView";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { DocumentFile, TheApplication } from "../../../case/loading/theCase.ts";
import { amountIn } from "../../../case/money.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { Table } from "../../../ui/layout/Table.tsx";
import { ExplainForm, type Support } from "./ExplainForm.tsx";
import { statementText as text } from "./statements.text.ts";
import "./statements.css";

export type StatementProps = {
  file: DocumentFile;
  application: TheApplication;
  onChanged: () => void;
};

/** What a statement shows of money that moved: its large deposits, each with what was said of it, and every transaction. */
export function StatementMoney(props: StatementProps) {
  const the = readerOf(props.application.caseFile);
  return statementViews(the, props.file.id).map((view) => (
    <AccountMoney key={view.id} {...props} the={the} view={view} />
  ));
}

function AccountMoney({
  file,
  application,
  onChanged,
  the,
  view,
}: StatementProps & { the: CaseReader; view: StatementView }) {
  const { t } = useLanguage();
  const { large, currency, ending } = view;
  return (
    <>
      {ending !== undefined && <p className="slot__note">{t(text.account, { ending })}</p>}
      {large.length > 0 && (
        <section className="statement" aria-labelledby={`large-${view.id}`}>
          <h4 id={`large-${view.id}`}>{t(text.largeTitle, { count: large.length })}</h4>
          <p className="slot__note">{t(text.largeHint)}</p>
          <ul className="statement__deposits">
            {large.map((deposit, index) => (
              <Deposit
                // oxlint-disable-next-line react/no-array-index-key -- two deposits of a day may be alike
                key={`${deposit.date} ${deposit.amount} ${index}`}
                {...{ the, file, application, onChanged, deposit, currency }}
              />
            ))}
          </ul>
        </section>
      )}
      <Transactions view={view} />
    </>
  );
}

type DepositProps = StatementProps & { the: CaseReader; deposit: LargeDeposit; currency: string | undefined };

function Deposit({ the, file, application, onChanged, deposit, currency }: DepositProps) {
  const tools = useLanguage();
  const { t, date } = tools;
  const { said, isExplained } = deposit;
  const supports = supportingFileIds(the).flatMap((fileId) =>
    application.documents.filter(({ id }) => id === fileId).map(({ id, name }): Support => ({ id, name })),
  );
  const shown = supports.filter(({ id }) => said?.documentFiles?.includes(id)).map(({ name }) => name);
  const line = t(text.line, { amount: amountIn(tools, deposit.amount, currency), date: date(deposit.date) });
  return (
    <li className="statement__deposit">
      <p>
        <strong>{line}</strong>{" "}
        <StatusTag tone={isExplained ? "done" : "attention"}>
          {t(isExplained ? text.explained : text.notExplained)}
        </StatusTag>
      </p>
      {deposit.description !== "" && <p className="slot__note">{deposit.description}</p>}
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
          <ExplainForm {...{ the, file, application, deposit, supports, onChanged }} />
        </Details>
      )}
    </li>
  );
}

function Transactions({ view: { transactions, currency } }: { view: StatementView }) {
  const tools = useLanguage();
  const { t, date } = tools;
  const title = t(text.all, { count: transactions.length });
  return (
    <Details summary={title}>
      <Table caption={title} captionHidden head={[t(text.date), t(text.description), t(text.amount)]}>
        {transactions.map((move, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two transactions of a day may be alike
          <tr key={`${move.date} ${index}`}>
            <td className="statement__day">{date(move.date)}</td>
            <td>{move.description}</td>
            <td className="statement__amount">{amountIn(tools, move.amount, currency)}</td>
          </tr>
        ))}
      </Table>
    </Details>
  );
}
