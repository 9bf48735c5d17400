import { Suspense, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useText } from "../../ui/language.tsx";
import { SkipLink } from "../../ui/layout/SkipLink.tsx";
import { ConnectionBanner } from "./ConnectionBanner.tsx";
import { ErrorBoundary } from "../ErrorBoundary.tsx";
import { Header } from "./Header.tsx";
import { text } from "../text.ts";
import { Waiting } from "../Waiting.tsx";
import "./Layout.css";

const mainId = "main";

/** What stays while pages change. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useText();
  const [path] = useLocation();
  return (
    <div className="layout">
      <SkipLink targetId={mainId} />
      <Header />
      <ConnectionBanner />
      <main className="layout__main" id={mainId} tabIndex={-1}>
        <ErrorBoundary path={path}>
          <Suspense fallback={<Waiting />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <footer className="layout__footer no-print">
        <p>{t(text.footer)}</p>
      </footer>
    </div>
  );
}
