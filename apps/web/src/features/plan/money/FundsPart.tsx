import type { PlanBesideVault, PlannedFunds } from "@boreal/domain/plan/planned";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { pageOf } from "@boreal/domain/vault/pages";
import { Link } from "wouter";
import { vaultPagePath } from "../../../case/loading/addresses.ts";
import { factLinks } from "../../../case/answers/factLinks.ts";
import { FoldedMore } from "../../../case/FoldedMore.tsx";
import { dollarsIn, hasUnknown, setsNoAmount } from "../../../case/money.ts";
import { planWords } from "../../../case/reasons/planWords.ts";
import { isStillPrepared } from "../../../case/vaultOverview.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { reasonSentence } from "../../../case/reasons/reasonSentence.ts";
import { restsOnUnverified, WhyPanel, type ShownWhy } from "../../../case/reasons/WhyPanel.tsx";
import { capital } from "../../../ui/capital.ts";
import { useLanguage, type LanguageTools } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { Table } from "../../../ui/layout/Table.tsx";
import { PlanPart } from "../../../case/parts/PlanPart.tsx";
import { lazyPart } from "../../../shell/lazyPart.tsx";
import type { AccountsProps } from "./accounts/AccountsPart.tsx";
import { FundsPicture } from "./FundsPicture.tsx";
import { inOneLine, isNothingShown } from "./fundsInLine.ts";
import { knownSum, partsOf } from "./fundsPicture.ts";
import { moneyWords } from "./money.text.ts";
import { asksForNoFunds, hasNothingToDraw, NoFundsSet } from "./NoFundsSet.tsx";
import "./funds.css";
import { text } from "../text.ts";

const AccountsPart = lazyPart<AccountsProps>(async () => (await import("./accounts/AccountsPart.tsx")).AccountsPart);

/** Without `onChanged` the plan is not the stored one, and nothing can be changed in it. */
type PartProps = { application: TheApplication; plan: PlanBesideVault; onChanged?: (() => void) | undefined };

/** The money to show: a picture, and every number of it in a table with its reason. */
export function FundsPart(props: PartProps) {
  const [{ t }, { application, plan }] = [useLanguage(), props];
  if (asksForNoFunds(plan.funds)) return null;
  if (!hasNothingToDraw(plan.funds)) return <FundsToShow {...props} />;
  return (
    <PlanPart id="funds" title={t(moneyWords.funds)} result={capital(t(moneyWords.noAmount))}>
      {() => <NoFundsSet application={application} funds={plan.funds} />}
    </PlanPart>
  );
}

function FundsToShow({ application, plan, onChanged }: PartProps) {
  const tools = useLanguage();
  const { t } = tools;
  const [{ funds }, isOpen] = [plan, isStillPrepared(application)];
  const names = new Map([...funds.required.lines, ...funds.available.accounts].map(({ id, title }) => [id, t(title)]));
  const needed = setsNoAmount(funds)
    ? t(moneyWords.noAmount)
    : sumWords(funds.required.amount, funds.required.lines, tools);
  const available = sumWords(funds.available.amount, funds.available.accounts, tools);
  const description = t(moneyWords.describe, {
    needed,
    available,
    difference: differenceWords(funds, tools),
  });
  return (
    <PlanPart
      id="funds"
      title={t(moneyWords.funds)}
      result={isOpen ? inOneLine(funds, tools) : t(planWords.nothingMoreToShow)}
      {...(isOpen && funds.shortfall ? { tone: "attention" } : {})}
    >
      {() => (
        <>
          <p className="funds__difference">
            <strong>{differenceWords(funds, tools)}</strong>
          </p>
          {restsOnEstimate(funds) && <p>{t(moneyWords.onEstimate)}</p>}
          <FundsPicture funds={funds} names={names} sums={{ needed, available }} description={description} />
          <FoldedMore summary={t(moneyWords.tableCaption)}>
            {() => <FundsTable application={application} funds={funds} />}
          </FoldedMore>
          {onChanged && hasAccounts(funds) && (
            <FoldedMore summary={t(moneyWords.accounts)}>
              {() => <AccountsPart application={application} available={funds.available} onChanged={onChanged} />}
            </FoldedMore>
          )}
        </>
      )}
    </PlanPart>
  );
}

const hasAccounts = ({ available }: PlannedFunds): boolean =>
  available.takenOut.length > 0 || available.accounts.some(({ fileId }) => fileId !== undefined);

/** A sum in words; while a part of it is not known, how much it is at least. */
function sumWords(
  amount: number | null,
  lines: readonly { readonly id: string; readonly amount: number | null }[],
  tools: LanguageTools,
): string {
  const known = amount ?? knownSum(partsOf(amount, lines));
  if (!hasUnknown(amount, lines)) return dollarsIn(tools, known);
  return known > 0 ? tools.t(planWords.atLeast, { amount: dollarsIn(tools, known) }) : tools.t(moneyWords.notKnown);
}

/** What is still missing, in a sentence that promises nothing while an amount is not known. */
function differenceWords(funds: PlannedFunds, tools: LanguageTools): string {
  const { required, shortfall, hostIncome } = funds;
  if (setsNoAmount(funds))
    return tools.t(hostIncome.amount === null ? moneyWords.noDifference : moneyWords.hostDifference);
  const isOpen = hasUnknown(required.amount, required.lines);
  if (shortfall === null)
    return tools.t(isNothingShown(funds) ? moneyWords.nothingShown : moneyWords.differenceUnknown);
  if (shortfall === 0) return tools.t(isOpen ? moneyWords.coversKnown : moneyWords.covers);
  return tools.t(isOpen ? moneyWords.stillAtLeast : moneyWords.still, { amount: dollarsIn(tools, shortfall) });
}

/** The estimate stands in as long as no document shows an amount. */
const restsOnEstimate = ({ available }: PlannedFunds): boolean =>
  available.accounts.some(({ id }) => id === "estimate");

/** What is still missing as an amount; nothing missing is only said when everything needed is known. */
function missingWords(funds: PlannedFunds, tools: LanguageTools): string {
  const { required, shortfall } = funds;
  if (setsNoAmount(funds)) return tools.t(moneyWords.noAmount);
  if (shortfall === null) return tools.t(moneyWords.notKnown);
  if (!hasUnknown(required.amount, required.lines)) return dollarsIn(tools, shortfall);
  return shortfall > 0
    ? tools.t(planWords.atLeast, { amount: dollarsIn(tools, shortfall) })
    : tools.t(moneyWords.notKnown);
}

/** One amount in words; one that no answer can make known is said to be unknown, not to be unknown yet. */
export const amountWords = (
  amount: number | null,
  why: Pick<ShownWhy, "missing"> | undefined,
  tools: LanguageTools,
): string =>
  amount === null
    ? tools.t(why && why.missing.length === 0 ? moneyWords.unknown : moneyWords.notKnown)
    : dollarsIn(tools, amount);

function FundsTable({ application, funds }: { application: TheApplication; funds: PlannedFunds }) {
  const tools = useLanguage();
  const { t } = tools;
  const { required, available, hostIncome } = funds;
  const amount = (value: number | null, why: ShownWhy) => amountWords(value, why, tools);
  const concernsHost = hostIncome.amount !== null || hostIncome.why.missing.length > 0;
  return (
    <div className="money">
      <Table caption={t(moneyWords.tableCaption)} head={[t(moneyWords.what), t(moneyWords.amount)]}>
        {required.lines.map(({ id, title, amount: value, why }) => (
          <MoneyRow
            key={`needed ${id}`}
            application={application}
            name={t(title)}
            amount={amount(value, why)}
            isKnown={value !== null}
            why={why}
          />
        ))}
        <MoneyRow
          application={application}
          name={t(moneyWords.totalNeeded)}
          amount={setsNoAmount(funds) ? t(moneyWords.noAmount) : sumWords(required.amount, required.lines, tools)}
          isKnown={required.amount !== null}
          why={required.why}
          isTotal
        />
        <AvailableRows application={application} accounts={available.accounts} />
        <MoneyRow
          application={application}
          name={t(moneyWords.totalAvailable)}
          amount={sumWords(available.amount, available.accounts, tools)}
          isKnown={available.amount !== null}
          why={available.why}
          isTotal
        />
        <MoneyRow
          application={application}
          name={t(moneyWords.difference)}
          amount={missingWords(funds, tools)}
          isKnown={funds.shortfall !== null}
          isTotal
        />
        {concernsHost && (
          <MoneyRow
            application={application}
            name={t(moneyWords.hostIncome)}
            amount={amount(hostIncome.amount, hostIncome.why)}
            isKnown={hostIncome.amount !== null}
            why={hostIncome.why}
          />
        )}
      </Table>
    </div>
  );
}

type AvailableProps = { application: TheApplication; accounts: PlannedFunds["available"]["accounts"] };

/** What each account shows, with the way to the document that says so. */
function AvailableRows({ application, accounts }: AvailableProps) {
  const tools = useLanguage();
  return accounts.map(({ id, title, amount, fileId }) => {
    const file = application.documents.find((document) => document.id === fileId);
    return (
      <MoneyRow
        key={id}
        application={application}
        name={tools.t(title)}
        href={file && vaultPagePath(application.id, file.page, file.childNumber)}
        amount={amountWords(amount, undefined, tools)}
        isKnown={amount !== null}
      />
    );
  });
}

type RowProps = {
  application: TheApplication;
  name: string;
  href?: string | undefined;
  amount: string;
  isKnown: boolean;
  isTotal?: boolean;
  why?: ShownWhy;
  /** For whom it is. */
  person?: string;
};

/** One line of money with its reason; says which answers are missing, and what nobody has verified. */
export function MoneyRow({ application, name, href, amount, isKnown, isTotal = false, why, person }: RowProps) {
  const { t } = useLanguage();
  const sentence = why && reasonSentence(why.because);
  const missing =
    why && !isKnown
      ? factLinks(
          why.missing,
          {
            applicationId: application.id,
            type: application.type as ApplicationType,
            the: readerOf(application.caseFile),
          },
          pageOf,
        )
      : [];
  return (
    <tr className={isTotal ? "money-row money-row--total" : "money-row"}>
      <th scope="row">
        {href === undefined ? name : <Link href={href}>{name}</Link>}
        {why && restsOnUnverified(why) && (
          <>
            {" "}
            <StatusTag tone="attention">{t(planWords.unverified)}</StatusTag>
          </>
        )}
        {person !== undefined && <span className="money-row__more">{t(text.isFor, { person })}</span>}
        {sentence && !isKnown && <span className="money-row__more">{t(sentence)}</span>}
        {missing.map(({ label, href: place }) => (
          <span key={t(label)} className="money-row__more">
            {t(moneyWords.waitsFor)} {place === undefined ? t(label) : <Link href={place}>{t(label)}</Link>}
          </span>
        ))}
        {why && (
          <WhyPanel
            why={why}
            applicationId={application.id}
            type={application.type}
            subject={name}
            mayTry={application.abilities.includes("answer")}
          />
        )}
      </th>
      <td className="money-row__amount">{amount}</td>
    </tr>
  );
}
