import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Redirect, Router, useLocation, useSearch } from 'wouter';
import { LanguageProvider } from '../ui/language.tsx';
import { inLanguage, languageOfPath, preferredLanguage } from './languagePaths.ts';
import { remember, remembered } from './rememberedChoice.ts';

/** Everything inside has a language, taken from the address; paths inside are without it (`/account`). */
export function LanguageRoutes({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  const language = languageOfPath(path);
  useEffect(() => {
    if (language) document.documentElement.lang = language === 'fr' ? 'fr-CA' : 'en-CA';
  }, [language]);
  if (!language) {
    const preferred = preferredLanguage(remembered('language'), navigator.languages);
    const rest = `${search === '' ? '' : `?${search}`}${location.hash}`;
    return <Redirect to={`${inLanguage(path, preferred)}${rest}`} replace />;
  }
  return (
    <LanguageProvider language={language}>
      <Router base={`/${language}`}>{children}</Router>
    </LanguageProvider>
  );
}

export const rememberLanguage = (language: string): void => remember('language', language);
