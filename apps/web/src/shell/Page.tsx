import type { ReactNode } from "react";
import { createContext, useContext, useEffect } from "react";
import { Link } from "wouter";
import { classNames } from "../ui/classNames.ts";
import { Icon } from "../ui/layout/Icon.tsx";
import { useText } from "../ui/language.tsx";
import { usePageFocus } from "./pageFocus.ts";
import { text } from "./text.ts";
import "./Page.css";

type PageProps = {
  /** Names the page in the browser's title. */
  title: string;
  /** The visible heading; the title unless told otherwise. `null`: the page draws its own `h1` (a question). */
  heading?: ReactNode;
  lead?: ReactNode;
  /** Where "Back" leads, without the language. */
  backHref?: string | undefined;
  backLabel?: string;
  /** 640 px for questions and forms, 1100 px for the plan and the vault, the full width for the desk. */
  width?: "narrow" | "wide" | "full";
  /** Names a step of an address that has several (password, then code): each is announced like a page. */
  view?: string;
  /** The heading says itself whose case it is. */
  namesCase?: boolean;
  children: ReactNode;
};

/** What every page inside says under its heading, besides its own. */
export const UnderHeading = createContext<ReactNode>(undefined);

/** Whose case the page shows, and the line that leads to it. */
export type WhoseCase = { readonly name: string; readonly line: ReactNode };

/** Of those who work on many cases. `asked`: not known yet, and its line keeps its place. */
export const CaseOfPage = createContext<WhoseCase | "asked" | undefined>(undefined);

/** One page: its title, its way back, its heading (which takes the focus when one arrives) and its content. */
export function Page({ title, heading, lead, backHref, backLabel, width = "narrow", view, ...of }: PageProps) {
  const { namesCase = false, children } = of;
  const t = useText();
  const underHeading = useContext(UnderHeading);
  const context = useContext(CaseOfPage);
  const whose = namesCase ? undefined : context;
  const caseName = typeof whose === "object" ? whose.name : undefined;
  usePageFocus(view);
  useEffect(() => {
    document.title = [title, caseName, t(text.name)].filter((part) => part !== undefined).join(" - ");
  }, [title, caseName, t]);
  return (
    <div className={classNames("page", width !== "narrow" && `page--${width}`)}>
      {backHref !== undefined && (
        <Link href={backHref} className="page__back">
          <Icon name="arrowLeft" />
          {backLabel ?? t(text.back)}
        </Link>
      )}
      {whose && <p className="page__case">{whose === "asked" ? "\u00A0" : whose.line}</p>}
      {heading !== null && <h1 tabIndex={-1}>{heading ?? title}</h1>}
      {lead && <p className="page__lead">{lead}</p>}
      {underHeading}
      {children}
    </div>
  );
}
