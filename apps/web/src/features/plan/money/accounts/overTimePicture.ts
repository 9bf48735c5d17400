import type { MoneyOverTime } from "@boreal/domain/funds/overTime";

/** Where everything of the picture of money over time stands, in the units of its view box. */

export const pictureWidth = 640;
export const pictureHeight = 260;
const [top, bottom] = [24, 228];

const dayOf = (day: string): number => Date.parse(day) / 86_400_000;

/** A round amount so that the picture has two to four lines. */
function stepFor(most: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return [0.25, 0.5, 1, 2.5].map((part) => part * magnitude).find((step) => most / step <= 4) ?? magnitude * 5;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

export function drawn({ days, required }: MoneyOverTime) {
  const [first, last] = [dayOf(days[0]?.day ?? ""), dayOf(days.at(-1)?.day ?? "")];
  const most = Math.max(...days.map(({ balance }) => balance), required ?? 0, 1);
  const x = (day: string): number => rounded(((dayOf(day) - first) / Math.max(1, last - first)) * pictureWidth);
  const y = (amount: number): number => rounded(bottom - (amount / most) * (bottom - top));
  const steps = days.map(({ day, balance }, index) =>
    index === 0 ? `M${x(day)} ${y(balance)}` : `H${x(day)}V${y(balance)}`,
  );
  const path = steps.join("");
  const step = stepFor(most);
  return {
    path,
    ground: `${path}V${bottom}H0Z`,
    required: required === null ? undefined : y(required),
    ticks: Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => ({
      amount: index * step,
      y: y(index * step),
    })),
    marks: days.flatMap(({ day, balance, deposits }) =>
      deposits.length === 0
        ? []
        : [{ key: day, x: x(day), y: y(balance), isLarge: deposits.some(({ isLarge }) => isLarge) }],
    ),
  };
}
