import type { ReactNode } from "react";
import { useEffect } from "react";
import { Redirect, Router, useLocation, useSearch } from "wouter";
import type { Language } from "../ui/language.tsx";
import { LanguageProvider } from "../ui/language.tsx";
import { inLanguage, languageOfPath, preferredLanguage } from "./languagePaths.ts";

/** Everything inside has a language, taken from the address; paths inside are without it (`/account`). */
export function LanguageRoutes({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  const language = languageOfPath(path);
  useEffect(() => {
    if (language) document.documentElement.lang = language === "fr" ? "fr-CA" : "en-CA";
  }, [language]);
  if (!language) {
    const preferred = preferredLanguage(rememberedLanguage(), navigator.languages);
    const rest = `${search === "" ? "" : `?${search}`}${location.hash}`;
    return <Redirect to={`${inLanguage(path, preferred)}${rest}`} replace />;
  }
  return (
    <LanguageProvider language={language}>
      <Router base={`/${language}`}>{children}</Router>
    </LanguageProvider>
  );
}

/** Kept in a cookie, because the server leads a bare address (`/`) to the reader's language. */
export function rememberLanguage(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
}

const rememberedLanguage = (): string | null => /(?:^|;\s*)language=(en|fr)/.exec(document.cookie)?.[1] ?? null;
