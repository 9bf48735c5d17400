import { Link, useLocation, useSearch } from "wouter";
import { useLanguage } from "../../ui/language.tsx";
import { rememberLanguage } from "../language.tsx";
import { text } from "../text.ts";

/** The same page in the other language, named in that language. */
export function LanguageSwitch() {
  const { language, t } = useLanguage();
  const [path] = useLocation();
  const search = useSearch();
  const other = language === "en" ? "fr" : "en";
  const rest = search === "" ? "" : `?${search}`;
  return (
    <Link
      href={`~/${other}${path === "" ? "/" : path}${rest}`}
      className="header__button"
      lang={other}
      hrefLang={other}
      onClick={() => rememberLanguage(other)}
    >
      {t(text.otherLanguage)}
    </Link>
  );
}
