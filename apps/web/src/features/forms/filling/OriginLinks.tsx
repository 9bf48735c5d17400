import type { lifeFields } from "@boreal/domain/caseFile/lifeHistory";
import type { ProfileKey } from "@boreal/domain/caseFile/user";
import type { FormValue, Origin } from "@boreal/domain/forms/fields/field";
import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import { personalHistoryPath } from "../../../case/loading/addresses.ts";
import { factLink } from "../../../case/answers/factLinks.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { useLanguage, type BilingualText } from "../../../ui/language.tsx";
import { lazyPart } from "../../../shell/lazyPart.tsx";
import { text } from "../text.ts";
import type { Filling } from "./filling.ts";

const DocumentBeside = lazyPart(async () => (await import("../sections/DocumentBeside.tsx")).DocumentBeside);

type LinksProps = {
  forms: Filling;
  origin: Origin;
  /** What the value is of. */
  label: string;
  value: FormValue | undefined;
  /** The same field once more, to stand beside the document. */
  control?: () => ReactNode;
};

/** The way to where a value is from: the document beside the field, or the question. */
export function OriginLinks({ forms, origin, label, value, control }: LinksProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const name = <span className="visually-hidden">{label}</span>;
  const document =
    origin.fileId === undefined
      ? undefined
      : forms.documents.find(({ id, deletedAt }) => id === origin.fileId && !deletedAt);
  if (document?.abilities.includes("view")) {
    return (
      <div className="form-field__origin">
        <Button look="quiet" icon="eye" onClick={() => setOpen(true)}>
          {t(text.seeDocument)} {name}
        </Button>
        {open && (
          <DocumentBeside document={document} label={label} value={value} onClose={() => setOpen(false)}>
            {control?.()}
          </DocumentBeside>
        )}
      </div>
    );
  }
  const source = origin.fact === undefined ? undefined : sourceOf(origin.fact, forms);
  if (!source) return null;
  return (
    <p className="form-field__origin">
      <Link href={source.href}>
        {t(source.words)} {name}
      </Link>
    </p>
  );
}

/** What the account asks by itself; all else of a profile is told on the page about one’s life, which finds its part by the name. */
const ofAccount: Readonly<Record<Exclude<ProfileKey, keyof typeof lifeFields>, true>> = {
  firstName: true,
  lastName: true,
  email: true,
  preferredLanguage: true,
};

function profilePath(fact: string, applicationId: string): string {
  const [key = ""] = fact.slice("profile.".length).split(/[.[]/);
  return Object.hasOwn(ofAccount, key) ? "/account" : personalHistoryPath(applicationId, key);
}

/** Where a fact was given; which page of the vault a document lies on is not asked here, for it is shown beside the field. */
function sourceOf(
  fact: string,
  { applicationId, caseFile, own }: Filling,
): { readonly href: string; readonly words: BilingualText } | undefined {
  if (fact.startsWith("profile."))
    return own ? { href: profilePath(fact, applicationId), words: text.seeAccount } : undefined;
  const { href } = factLink(fact, { applicationId, type: caseFile.application.type, the: undefined }, () => undefined);
  return href === undefined
    ? undefined
    : { href, words: fact.startsWith("dependents") ? text.seeFamily : text.seeQuestion };
}
