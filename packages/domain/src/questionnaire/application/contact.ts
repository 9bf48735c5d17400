import type { Text } from "../../kernel/text.ts";

/** Shown with confidential questions when the office has given an address (document 3 section 6). */
export const privateQuestions: Text = { en: "Private questions: {email}", fr: "Questions confidentielles : {email}" };
