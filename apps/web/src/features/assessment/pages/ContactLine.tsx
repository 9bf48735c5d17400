import type { Text } from "@boreal/domain/kernel/text";
import { useLanguage } from "../../../ui/language.tsx";
import { aroundAddress } from "./aroundAddress.ts";

type ContactProps = { contact: Text | undefined; email: string | null | undefined };

/** Where to write about a confidential question; nothing when the office gave no address. */
export function ContactLine({ contact, email }: ContactProps) {
  const { t } = useLanguage();
  const parts = contact && email ? aroundAddress(t(contact)) : undefined;
  if (!parts || !email) return null;
  return (
    <p className="contact-line">
      {parts.before}
      <a href={`mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`}>{email}</a>
      {parts.after}
    </p>
  );
}
