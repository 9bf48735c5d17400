import { useState, type MouseEvent } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { press } from "../../api/press.ts";
import { hasLanguage, loadLanguage } from "../../ui/halves.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { rememberLanguage } from "../language.tsx";
import { inLanguage } from "../languagePaths.ts";
import { text } from "../text.ts";

/**
 * The same page in the other language, named in that language. The page stays with all that was typed and all that is on
 * its way: only its sentences are fetched, the first time.
 */
export function LanguageSwitch() {
  const { language, t } = useLanguage();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const showToast = useToast();
  const [isFetching, setFetching] = useState(false);
  const other = language === "en" ? "fr" : "en";
  const rest = search === "" ? "" : `?${search}`;

  const fetchFirst = async () => {
    setFetching(true);
    try {
      await loadLanguage(other);
    } catch {
      showToast({ tone: "fault", text: t(text.languageNotFetched) });
      return;
    } finally {
      setFetching(false);
    }
    rememberLanguage(other);
    // Whoever went on meanwhile reads that page; nothing changes under a press.
    press.after(() => navigate(`~${inLanguage(location.pathname, other)}${location.search}`));
  };
  const change = (event: MouseEvent) => {
    if (hasLanguage(other)) return rememberLanguage(other);
    event.preventDefault();
    if (!isFetching) void fetchFirst();
  };

  return (
    <Link
      href={`~/${other}${path === "" ? "/" : path}${rest}`}
      className="header__button"
      lang={other}
      hrefLang={other}
      aria-busy={isFetching}
      onClick={change}
    >
      {t(text.otherLanguage)}
    </Link>
  );
}
