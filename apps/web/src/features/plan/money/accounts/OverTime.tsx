import type { MoneyOverTime } from "@boreal/domain/funds/overTime";
import { useId, type ReactNode } from "react";
import { dollarsIn } from "../../../../case/money.ts";
import { FoldedMore } from "../../../../case/FoldedMore.tsx";
import { useLanguage } from "../../../../ui/language.tsx";
import { Table } from "../../../../ui/layout/Table.tsx";
import { accountsText as text } from "./accounts.text.ts";
import { drawn, pictureHeight, pictureWidth } from "./overTimePicture.ts";

/** The money of all counted accounts over time: a line that steps, what came in, and what is needed; then the same as a table. */
export function OverTime({ money }: { money: MoneyOverTime }) {
  const { t } = useLanguage();
  return (
    <figure className="over-time">
      <Picture money={money} />
      <figcaption>
        <Legend money={money} />
        <p className="slot__note">{t(text.howDrawn)}</p>
        {money.withoutRate.length > 0 && (
          <p className="slot__note">{t(text.withoutRate, { count: money.withoutRate.length })}</p>
        )}
      </figcaption>
      <FoldedMore summary={t(text.asTable)}>{() => <DaysTable money={money} />}</FoldedMore>
    </figure>
  );
}

function Picture({ money }: { money: MoneyOverTime }) {
  const tools = useLanguage();
  const { t, date } = tools;
  const id = useId();
  const { path, ground, marks, required, ticks } = drawn(money);
  const [from, to] = [money.days[0]?.day ?? "", money.days.at(-1)?.day ?? ""];
  const lowest = Math.min(...money.days.map(({ balance }) => balance));
  const described = {
    from: date(from),
    to: date(to),
    last: dollarsIn(tools, money.days.at(-1)?.balance ?? 0),
    lowest: dollarsIn(tools, lowest),
  };
  return (
    <svg
      className="over-time__picture"
      viewBox={`0 0 ${pictureWidth} ${pictureHeight}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>{t(text.overTime)}</title>
      <desc id={`${id}-desc`}>{t(text.overTimeDescribed, described)}</desc>
      <path d={ground} className="over-time__ground" />
      {ticks.map(({ y, amount }) => (
        <line key={amount} x1="0" x2={pictureWidth} y1={y} y2={y} className="over-time__grid" />
      ))}
      <path d={path} className="over-time__line" />
      {required !== undefined && (
        <line x1="0" x2={pictureWidth} y1={required} y2={required} className="over-time__required" />
      )}
      {marks.map(({ x, y, isLarge, key }) => (
        <Mark key={key} x={x} y={y} isLarge={isLarge} />
      ))}
      {ticks.map(({ y, amount }) => (
        <text key={amount} x="4" y={y - 4} className="over-time__label">
          {dollarsIn(tools, amount)}
        </text>
      ))}
      <text x="0" y={pictureHeight - 4} className="over-time__label">
        {described.from}
      </text>
      <text x={pictureWidth} y={pictureHeight - 4} textAnchor="end" className="over-time__label">
        {described.to}
      </text>
    </svg>
  );
}

const Mark = ({ x, y, isLarge }: { x: number; y: number; isLarge: boolean }) =>
  isLarge ? (
    <path d={`M${x} ${y - 9}l9 9-9 9-9-9z`} className="over-time__large" />
  ) : (
    <circle cx={x} cy={y} r="4" className="over-time__deposit" />
  );

function Legend({ money: { required } }: { money: MoneyOverTime }) {
  const tools = useLanguage();
  const { t } = tools;
  const sign = (drawing: ReactNode) => (
    <svg width="20" height="20" aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  );
  return (
    <ul className="over-time__legend">
      <li>
        {sign(<Mark x={10} y={10} isLarge={false} />)}
        {t(text.deposit)}
      </li>
      <li>
        {sign(<Mark x={10} y={10} isLarge />)}
        {t(text.large)}
      </li>
      {required !== null && (
        <li>
          {sign(<line x1="0" x2="20" y1="10" y2="10" className="over-time__required" />)}
          {t(text.required, { amount: dollarsIn(tools, required) })}
        </li>
      )}
    </ul>
  );
}

function DaysTable({ money }: { money: MoneyOverTime }) {
  const tools = useLanguage();
  const { t, date } = tools;
  return (
    <Table caption={t(text.asTable)} captionHidden head={[t(text.day), t(text.cameIn), t(text.balance)]}>
      {money.days.map(({ day, balance, deposits }) => (
        <tr key={day}>
          <th scope="row">{date(day)}</th>
          <td>
            {deposits
              .map(({ amount, isLarge }) =>
                isLarge ? t(text.largeOf, { amount: dollarsIn(tools, amount) }) : dollarsIn(tools, amount),
              )
              .join("; ")}
          </td>
          <td className="money-row__amount">{dollarsIn(tools, balance)}</td>
        </tr>
      ))}
    </Table>
  );
}
