import { Link } from "wouter";
import { useText } from "../../ui/language.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { NotificationBell } from "./NotificationBell.tsx";
import { useSession } from "../session.tsx";
import { text } from "../text.ts";
import "./Header.css";

/** The top of every page: name, language, notifications, account. */
export function Header() {
  const t = useText();
  const { me } = useSession();
  return (
    <header className="header no-print">
      <div className="header__inner">
        <Link href="/" className="header__name" aria-label={t(text.homeLink)}>
          <svg className="header__mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <path d="M16 3v26M16 8.5l-5 5M16 8.5l5 5M16 15l-7.5 7.5M16 15l7.5 7.5" />
          </svg>
          {t(text.name)}
        </Link>
        <nav className="header__tools" aria-label={t(text.siteNavigation)}>
          <LanguageSwitch />
          {me && <NotificationBell />}
          {me && <AccountMenu me={me} />}
          {me === null && (
            <Link href="/sign-in" className="header__button">
              {t(text.signIn)}
            </Link>
          )}
        </nav>
      </div>
    </header>
  );
}
