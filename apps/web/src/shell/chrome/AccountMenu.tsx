import type { Me } from "../me.ts";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { Link, useLocation } from "wouter";
import { connection } from "../../api/connection.ts";
import { ApiError } from "../../api/failure.ts";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/layout/Dialog.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { Icon } from "../../ui/layout/Icon.tsx";
import { useText } from "../../ui/language.tsx";
import { Disclosure } from "./Disclosure.tsx";
import { useSession } from "../session.tsx";
import { text } from "../text.ts";
import { ThemeChoice } from "./ThemeChoice.tsx";
import "./AccountMenu.css";

const WorkAs = lazy(async () => ({ default: (await import("./WorkAs.tsx")).WorkAs }));

/** Who is signed in, where their settings are, and the way out. */
export function AccountMenu({ me }: { me: Me }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const signOut = useSignOut(() => setAsking(false));
  const name = `${me.firstName} ${me.lastName}`.trim();
  const { count } = useSyncExternalStore(connection.subscribe, connection.waiting);
  // Signing out empties this device: what is not stored would be gone, and only its owner may decide that.
  const askOrSignOut = () => (count > 0 ? setAsking(true) : void signOut());
  return (
    <Disclosure
      button={
        <>
          <Icon name="person" />
          <span className="visually-hidden">{`${t(text.account)} `}</span>
          {name !== "" && <span className="header__person">{name}</span>}
        </>
      }
    >
      <p className="account-menu__who">
        {name !== "" && (
          <>
            <strong>{name}</strong>
            <br />
          </>
        )}
        {me.email}
      </p>
      <AccountLinks isAdministrator={me.roles.includes("admin")} />
      {me.roles.length > 1 && (
        <Suspense>
          <WorkAs />
        </Suspense>
      )}
      <div className="account-menu__theme">
        <ThemeChoice />
      </div>
      <button type="button" className="account-menu__link" onClick={askOrSignOut}>
        <Icon name="arrowRight" />
        {t(text.signOut)}
      </button>
      <Dialog title={t(text.signOutUnsaved)} open={asking} onClose={() => setAsking(false)}>
        <p>{t(text.signOutUnsavedMore, { count })}</p>
        <ButtonRow>
          <Button look="primary" onClick={() => setAsking(false)}>
            {t(text.signOutStay)}
          </Button>
          <Button onClick={() => void signOut()}>{t(text.signOutAnyway)}</Button>
        </ButtonRow>
      </Dialog>
    </Disclosure>
  );
}

function AccountLinks({ isAdministrator }: { isAdministrator: boolean }) {
  const t = useText();
  return (
    <ul className="account-menu__list">
      <li>
        <Link href="/account" className="account-menu__link">
          <Icon name="key" />
          {t(text.myAccount)}
        </Link>
      </li>
      {isAdministrator && (
        <li>
          <Link href="/administration" className="account-menu__link">
            <Icon name="shield" />
            {t(text.administration)}
          </Link>
        </li>
      )}
    </ul>
  );
}

function useSignOut(onSignedOut: () => void): () => Promise<void> {
  const t = useText();
  const { forget } = useSession();
  const [, go] = useLocation();
  const showToast = useToast();
  return async () => {
    try {
      const answer = await fetch("/api/auth/sign-out", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      });
      if (answer.status >= 500) throw new ApiError("unreachable");
    } catch {
      // Still signed in on the server: pretending otherwise on a shared computer would be dangerous.
      showToast({ text: t(text.failureUnreachable), tone: "fault" });
      return;
    }
    onSignedOut();
    await forget();
    go("/sign-in");
  };
}
