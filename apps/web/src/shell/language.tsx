import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { Redirect, Router, useLocation, useSearch } from "wouter";
import { builtLanguage, hasLanguage, loadLanguage } from "../ui/halves.ts";
import type { Language } from "../ui/language.tsx";
import { LanguageProvider } from "../ui/language.tsx";
import { inLanguage, languageOfPath, preferredLanguage } from "./languagePaths.ts";

/** Everything inside has a language, taken from the address; paths inside are without it (`/account`). */
export function LanguageRoutes({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  const [, setArrived] = useState(false);
  const language = languageOfPath(path);
  useEffect(() => {
    if (language) document.documentElement.lang = language === "fr" ? "fr-CA" : "en-CA";
  }, [language]);
  if (!language) {
    const preferred = preferredLanguage(rememberedLanguage(), navigator.languages);
    const rest = `${search === "" ? "" : `?${search}`}${location.hash}`;
    return <Redirect to={`${inLanguage(path, preferred)}${rest}`} replace />;
  }
  if (!hasLanguage(language))
    return <OtherLanguage key={language} language={language} path={path} onArrival={() => setArrived(true)} />;
  return (
    <LanguageProvider language={language}>
      <Router base={`/${language}`}>{children}</Router>
    </LanguageProvider>
  );
}

/**
 * An address in a language that these files do not carry: what was kept of the other language on a broken line, or an
 * address that was gone to without the switch. Its sentences are fetched first; if that fails, the page says so in both.
 */
function OtherLanguage({ language, path, onArrival }: { language: Language; path: string; onArrival: () => void }) {
  const [hasFailed, setFailed] = useState(false);
  const arrive = useRef(onArrival);
  useEffect(() => {
    loadLanguage(language).then(
      () => arrive.current(),
      () => setFailed(true),
    );
  }, [language]);
  if (!hasFailed || !builtLanguage) return null;
  const kept = inLanguage(path, builtLanguage);
  return (
    <main className="layout__main">
      {notFetched.map(([tag, title, sentence, goOn]) => (
        <section key={tag} lang={tag}>
          <h1>{title}</h1>
          <p>{sentence}</p>
          <p>
            <a href={kept}>{goOn}</a>
          </p>
        </section>
      ))}
    </main>
  );
}

/** In both languages, for neither may be the reader’s. */
const notFetched = [
  [
    "en-CA",
    "This language is not on this device",
    "There is no connection, and only one language is stored here. Try again when you are connected.",
    "Continue in the stored language",
  ],
  [
    "fr-CA",
    "Cette langue n’est pas sur cet appareil",
    "Il n’y a pas de connexion, et une seule langue est enregistrée ici. Réessayez une fois la connexion rétablie.",
    "Continuer dans la langue enregistrée",
  ],
] as const;

/** Kept in a cookie, because the server leads a bare address (`/`) to the reader's language. */
export function rememberLanguage(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
}

const rememberedLanguage = (): string | null => /(?:^|;\s*)language=(en|fr)/.exec(document.cookie)?.[1] ?? null;
