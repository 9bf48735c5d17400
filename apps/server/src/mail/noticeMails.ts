import { counted, type CountedText, type Text } from "@boreal/domain/kernel/text";
import type { Audience, NoticeWords } from "@boreal/domain/notices/noticeKind";
import { writtenMatterNumber } from "@boreal/domain/office/matterNumber";
import { noticeKind, noticeKindIds, type NoticeKindId } from "@boreal/domain/notices/noticeKinds";
import type { MailDefinition, MailsOf, NoticeMail } from "./mailValues.ts";

/** Mails about notices are written from the words of the notice itself: what is told in the application is told by mail. */
const frame = {
  hello: { en: "Hello,", fr: "Bonjour," },
  privacy: {
    en: "You will be asked to sign in. For your privacy, this message does not say more.",
    fr: "Vous devrez ouvrir une session. Pour protéger vos renseignements, ce message n’en dit pas plus.",
  },
  letterCounts: {
    en: "If a letter from the authorities names another date, that one counts.",
    fr: "Si une lettre des autorités indique une autre date, c’est celle-ci qui compte.",
  },
  choose: {
    en: "You choose what we write to you about on your account page, under “What we tell you”.",
    fr: "Vous choisissez ce que nous vous écrivons sur la page de votre compte, sous «\u00A0Vos avis\u00A0».",
  },
} as const satisfies Record<string, Text>;

/** Days are told with this sentence: ours is worked out, the letter's counts. */
const isAboutDays = (id: NoticeKindId) => /deadline/i.test(id);

function bodyOf(id: NoticeKindId, { said, act }: NoticeWords): Text {
  const inOne = (language: keyof Text) =>
    [
      frame.hello[language],
      `${said[language]}.`,
      `${act[language]}${language === "fr" ? "\u00A0:" : ":"}`,
      "{link}",
      isAboutDays(id) ? frame.letterCounts[language] : "",
      frame.privacy[language],
      noticeKind(id).mail === "always" ? "" : frame.choose[language],
    ]
      .filter((part) => part !== "")
      .join("\n\n");
  return { en: inOne("en"), fr: inOne("fr") };
}

const link = ({ path }: NoticeMail) => path;
const audienceOf = (id: NoticeKindId, { to }: NoticeMail): Audience => {
  const { words } = noticeKind(id);
  // Mails of versions before this one name nobody: they went to applicants.
  return to === "team" && words.team !== undefined ? "team" : words.applicant === undefined ? "team" : "applicant";
};

/** With the number of the case behind it, where it is one: only letters, digits and the signs of file numbers. */
function numbered(said: Text, { matterNumber = "" }: NoticeMail): Text {
  const number = writtenMatterNumber(matterNumber);
  return number === undefined ? said : { en: `${said.en} (${number})`, fr: `${said.fr} (${number})` };
}

const noticeMail = (id: NoticeKindId): MailDefinition<NoticeMail> => {
  const wordsFor = (values: NoticeMail): NoticeWords => {
    const words = noticeKind(id).words[audienceOf(id, values)];
    if (words === undefined) throw new Error(`the notice ${id} has no words`);
    return words;
  };
  return {
    link,
    subject: (values) => numbered(wordsFor(values).said, values),
    body: (values) => bodyOf(id, wordsFor(values)),
  };
};

const digestSubject: CountedText = {
  one: { en: "There is {count} thing to see in Boreal", fr: "Il y a {count} nouveauté à voir dans Boreal" },
  other: { en: "There are {count} things to see in Boreal", fr: "Il y a {count} nouveautés à voir dans Boreal" },
};

const digestBody: Text = {
  en: `Hello,

This is what happened since our last message:

{lines}

See each of them here:

{link}

${frame.privacy.en}

${frame.choose.en}`,
  fr: `Bonjour,

Voici ce qui s’est passé depuis notre dernier message :

{lines}

Vous pouvez tout voir ici :

{link}

${frame.privacy.fr}

${frame.choose.fr}`,
};

/** What one kind amounts to in a digest: “3 × Your team accepted a document”. */
function digestLines(values: { readonly to: Audience; readonly counts: Readonly<Record<string, number>> }): Text {
  const lines = noticeKindIds.flatMap((id) => {
    const count = Number(values.counts[id] ?? 0);
    const words = noticeKind(id).words[values.to] ?? noticeKind(id).words.applicant ?? noticeKind(id).words.team;
    return Number.isSafeInteger(count) && count > 0 && words ? [{ count, said: words.said }] : [];
  });
  const inOne = (language: keyof Text) =>
    lines.map(({ count, said }) => `- ${count > 1 ? `${count} × ` : ""}${said[language]}`).join("\n");
  return { en: inOne("en"), fr: inOne("fr") };
}

const total = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).reduce((sum, [, count]) => sum + (Number.isSafeInteger(count) ? count : 0), 0);

export const noticeMails: MailsOf<NoticeKindId | "noticeDigest"> = {
  ...(Object.fromEntries(noticeKindIds.map((id) => [id, noticeMail(id)])) as MailsOf<NoticeKindId>),
  noticeDigest: {
    link: () => "/notices",
    subject: ({ counts }) => counted(digestSubject, total(counts)),
    body: (values) => {
      const lines = digestLines(values);
      return {
        en: digestBody.en.replace("{lines}", () => lines.en),
        fr: digestBody.fr.replace("{lines}", () => lines.fr),
      };
    },
  },
};
