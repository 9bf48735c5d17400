import type { ReactNode } from "react";
import { useText } from "../../ui/language.tsx";
import { sideBySideText as text } from "./sideBySide.text.ts";
import "./SideBySide.css";

/** One of two values: where it stands, what it says, and what can be done with it. */
type Side = { readonly heading: string; readonly value: string; readonly way: ReactNode };

type TwoValuesProps = {
  label: string;
  fileName: string;
  /** What the case says. */
  ours: Side;
  /** What the document says. */
  read: Omit<Side, "heading">;
  children?: ReactNode;
};

/** A value of the case beside what a document says of the same. */
export function TwoValues({ label, fileName, ours, read, children }: TwoValuesProps) {
  const t = useText();
  return (
    <section className="side-by-side" aria-label={`${label} · ${fileName}`}>
      <p className="side-by-side__label">{label}</p>
      <dl className="side-by-side__values">
        <div>
          <dt>{ours.heading}</dt>
          <dd dir="auto">{ours.value}</dd>
        </div>
        <div>
          <dt>{t(text.onDocument)}</dt>
          <dd dir="auto">{read.value}</dd>
        </div>
      </dl>
      <div className="side-by-side__ways">
        <div>{ours.way}</div>
        <div>{read.way}</div>
      </div>
      {children}
    </section>
  );
}
