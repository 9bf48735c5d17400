import { useId } from "react";
import { useLanguage } from "../language.tsx";
import "./ProgressBar.css";

type ProgressBarProps = {
  /** What is happening, in words. */
  label: string;
  /** From 0 to 1; without it the end is not known. */
  ratio?: number | undefined;
  /** Instead of the percentage: "4 of 9". */
  value?: string | undefined;
  /** The words stand beside it already. */
  wordsHidden?: true;
};

/** Real progress, in words and as a bar. */
export function ProgressBar({ label, ratio, value, wordsHidden }: ProgressBarProps) {
  const { percent } = useLanguage();
  const id = useId();
  const words = value ?? (ratio === undefined ? "" : percent(ratio));
  return (
    <div className="progress">
      <div className={wordsHidden ? "visually-hidden" : "progress__words"}>
        <label htmlFor={id}>{label}</label>
        <span className="progress__value">{words}</span>
      </div>
      <progress
        id={id}
        className="progress__bar"
        max={1}
        aria-valuetext={words === "" ? undefined : words}
        {...(ratio === undefined ? {} : { value: Math.min(1, Math.max(0, ratio)) })}
      />
    </div>
  );
}
