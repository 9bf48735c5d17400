export type CommentedSection = { readonly id: string; readonly title: string; readonly text: string };
