import type { ApplicationType } from '@boreal/domain/caseFile/application';
import type { Plan, PlannedFunds } from '@boreal/domain/plan/plan';
import { Link } from 'wouter';
import { vaultPagePath } from '../../case/addresses.ts';
import { factLinks } from '../../case/factLinks.ts';
import { dollarsIn } from '../../case/money.ts';
import { planWords } from '../../case/planWords.ts';
import type { TheApplication } from '../../case/theCase.ts';
import { WhyPanel, type ShownWhy } from '../../case/WhyPanel.tsx';
import { useLanguage, type LanguageTools } from '../../ui/language.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { Table } from '../../ui/Table.tsx';
import { FundsPicture } from './FundsPicture.tsx';
import { knownSum, partsOf } from './fundsPicture.ts';
import { moneyWords } from './money.text.ts';

type PartProps = { application: TheApplication; plan: Plan };

/** Whether anything in a reason was not read in an official text. */
export const isUnverified = ({ sources }: Pick<ShownWhy, 'sources'>): boolean => sources.some(({ status }) => status !== 'verified');

/** The money to show: a picture, and every number of it in a table with its reason. */
export function FundsPart({ application, plan }: PartProps) {
  const tools = useLanguage();
  const { t } = tools;
  const { funds } = plan;
  const names = new Map([...funds.required.lines, ...funds.available.accounts].map(({ id, title }) => [id, t(title)]));
  const description = t(moneyWords.describe, {
    needed: sumWords(funds.required.amount, funds.required.lines, tools),
    shown: sumWords(funds.available.amount, funds.available.accounts, tools),
    difference: differenceWords(funds, tools),
  });
  return (
    <section className="plan__section" aria-labelledby="plan-funds">
      <h2 id="plan-funds">{t(moneyWords.funds)}</h2>
      <p>{t(moneyWords.lead)}</p>
      <p className="funds__difference">
        <strong>{differenceWords(funds, tools)}</strong>
      </p>
      <FundsPicture funds={funds} names={names} description={description} />
      <FundsTable application={application} funds={funds} />
    </section>
  );
}

/** A sum in words; while it is not known, how much of it is. */
function sumWords(amount: number | null, lines: readonly { readonly id: string; readonly amount: number | null }[], tools: LanguageTools): string {
  if (amount !== null) return dollarsIn(tools, amount);
  const known = knownSum(partsOf(amount, lines));
  return known > 0 ? tools.t(moneyWords.atLeast, { amount: dollarsIn(tools, known) }) : tools.t(planWords.notKnown);
}

function differenceWords({ shortfall }: PlannedFunds, tools: LanguageTools): string {
  if (shortfall === null) return tools.t(moneyWords.differenceUnknown);
  return shortfall === 0 ? tools.t(moneyWords.covers) : tools.t(moneyWords.still, { amount: dollarsIn(tools, shortfall) });
}

function FundsTable({ application, funds }: { application: TheApplication; funds: PlannedFunds }) {
  const tools = useLanguage();
  const { t } = tools;
  const { required, available, shortfall, hostIncome } = funds;
  const amount = (value: number | null) => (value === null ? t(moneyWords.notKnown) : dollarsIn(tools, value));
  const concernsHost = hostIncome.amount !== null || hostIncome.why.missing.length > 0;
  return (
    <Table caption={t(moneyWords.tableCaption)} head={[t(moneyWords.what), t(moneyWords.amount)]}>
      {required.lines.map(({ id, title, amount: value, why }) => (
        <MoneyRow key={`needed ${id}`} application={application} name={t(title)} amount={amount(value)} isKnown={value !== null} why={why} />
      ))}
      <MoneyRow application={application} name={t(moneyWords.totalNeeded)} amount={sumWords(required.amount, required.lines, tools)} isKnown={required.amount !== null} why={required.why} isTotal />
      {available.accounts.map(({ id, title, amount: value, fileId }) => {
        const file = application.documents.find((document) => document.id === fileId);
        const href = file && vaultPagePath(application.id, file.page, file.childNumber);
        return <MoneyRow key={`shown ${id}`} application={application} name={t(title)} href={href} amount={amount(value)} isKnown={value !== null} />;
      })}
      <MoneyRow application={application} name={t(moneyWords.totalShown)} amount={sumWords(available.amount, available.accounts, tools)} isKnown={available.amount !== null} why={available.why} isTotal />
      <MoneyRow application={application} name={t(moneyWords.difference)} amount={amount(shortfall)} isKnown={shortfall !== null} isTotal />
      {concernsHost && <MoneyRow application={application} name={t(moneyWords.hostIncome)} amount={amount(hostIncome.amount)} isKnown={hostIncome.amount !== null} why={hostIncome.why} />}
    </Table>
  );
}

type RowProps = {
  application: TheApplication;
  name: string;
  href?: string | undefined;
  amount: string;
  isKnown: boolean;
  isTotal?: boolean;
  why?: ShownWhy;
  /** Between the name and the amount, such as for whom a fee is. */
  person?: string;
};

/** One line of money with its reason; says which answers are missing, and what nobody has verified. */
export function MoneyRow({ application, name, href, amount, isKnown, isTotal = false, why, person }: RowProps) {
  const { t } = useLanguage();
  const missing = why && !isKnown ? factLinks(why.missing, { applicationId: application.id, type: application.type as ApplicationType }) : [];
  return (
    <tr className={isTotal ? 'money-row money-row--total' : 'money-row'}>
      <th scope="row">
        {href === undefined ? name : <Link href={href}>{name}</Link>}
        {why && isUnverified(why) && (
          <>
            {' '}
            <StatusTag tone="attention">{t(planWords.unverified)}</StatusTag>
          </>
        )}
        {missing.length > 0 && <span className="money-row__missing">{t(moneyWords.becauseMissing, { facts: missing.map(({ label }) => t(label)).join('; ') })}</span>}
        {why && <WhyPanel why={why} applicationId={application.id} type={application.type} subject={name} mayTry={application.abilities.includes('answer')} />}
      </th>
      {person !== undefined && <td>{person}</td>}
      <td className="money-row__amount">{amount}</td>
    </tr>
  );
}
