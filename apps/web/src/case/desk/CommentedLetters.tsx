import { letterOf } from "@boreal/domain/letters/letters";
import { Link } from "wouter";
import { useLanguage } from "../../ui/language.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { letterPath } from "../loading/addresses.ts";
import { deskText as text } from "./desk.text.ts";

type CommentedProps = {
  applicationId: string;
  comments: readonly { readonly letter: string; readonly count: number }[];
};

/** Letters on which comments are open, each with their number. */
export function CommentedLetters({ applicationId, comments }: CommentedProps) {
  const { t } = useLanguage();
  return comments.map(({ letter: id, count }) => {
    const letter = letterOf(id);
    return (
      letter && (
        <p key={id} className="no-print">
          <Link href={letterPath(applicationId, letter.href)}>{t(letter.name)}</Link>{" "}
          <StatusTag tone="attention">{t(text.openComments, { count })}</StatusTag>
        </p>
      )
    );
  });
}
