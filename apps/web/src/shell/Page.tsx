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
  children: ReactNode;
};

/** What every page inside says under its heading, besides its own. */
export const UnderHeading = createContext<ReactNode>(undefined);

/** One page: its title, its way back, its heading (which takes the focus when one arrives) and its content. */
export function Page({ title, heading, lead, backHref, backLabel, width = "narrow", view, children }: PageProps) {
  const t = useText();
  const underHeading = useContext(UnderHeading);
  usePageFocus(view);
  useEffect(() => {
    document.title = `${title} - ${t(text.name)}`;
  }, [title, t]);
  return (
    <div className={classNames("page", width !== "narrow" && `page--${width}`)}>
      {backHref !== undefined && (
        <Link href={backHref} className="page__back">
          <Icon name="arrowLeft" />
          {backLabel ?? t(text.back)}
        </Link>
      )}
      {heading !== null && <h1 tabIndex={-1}>{heading ?? title}</h1>}
      {lead && <p className="page__lead">{lead}</p>}
      {underHeading}
      {children}
    </div>
  );
}
