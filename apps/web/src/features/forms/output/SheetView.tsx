import { createElement, memo, type CSSProperties, type ReactNode } from "react";

/** A piece of a page as the server lays it out (packages/reading/src/showing/formSheets.ts): nothing in it can be used. */
type SheetPart = {
  readonly tag: "div" | "p" | "span" | "br" | "svg" | "line" | "rect";
  readonly is?: readonly string[];
  readonly on?: true;
  readonly style?: Readonly<Record<string, string | number>>;
  readonly at?: Readonly<Record<string, string | number>>;
  readonly text?: string;
  readonly inside?: readonly SheetPart[];
};
export type Sheet = { readonly width: number; readonly height: number; readonly part: SheetPart };

/** Draws one page of a form, as it would stand on paper. */
export const SheetView = memo(function SheetView({ sheet }: { sheet: Sheet }) {
  return (
    <div className="sheet-page" aria-hidden="true" inert>
      {drawn(sheet.part, 0)}
    </div>
  );
});

const drawnTags = new Set(["div", "p", "span", "br", "svg", "line", "rect"]);

function drawn({ tag, is = [], on, style, at, text, inside = [] }: SheetPart, key: number): ReactNode {
  if (!drawnTags.has(tag)) return null;
  const className = [...is, ...(on ? ["xfaOn"] : [])].join(" ");
  const props = {
    key,
    ...at,
    ...(className === "" ? {} : { className }),
    ...(style ? { style: style as CSSProperties } : {}),
  };
  if (tag === "br") return createElement(tag, { key });
  const mark = on ? "X" : undefined;
  return createElement(tag, props, text ?? mark, ...inside.map(drawn));
}
