/**
 * Pages behind the sign-in, by address: fetched while the server is still asked who is signed in, and named by the server
 * beside the page itself (`Link`), so that a slow line carries them while the first script is still on its way. `asks`: what
 * the page will ask for, known by its address. `reads`: it is drawn with reasons and instructions. `begins`: the first of what
 * it shows need not all of it (ADR 0126).
 */
export const pagesAhead = [
  { path: String.raw`/applications/([^/]+)/assessment/`, page: "AssessmentPage", asks: "answers", begins: "questions" },
  { path: String.raw`/applications/([^/]+)/documents/?$`, page: "VaultIndexPage", asks: "documents" },
  { path: String.raw`/applications/([^/]+)/?$`, page: "PlanPage", asks: "whole", reads: "later sentences" },
  { path: String.raw`/applications/[^/]+/forms`, page: "FormsPages", reads: "later sentences" },
  { path: String.raw`/(?:sin-)?document-vault/`, page: "VaultPageView", reads: "later sentences" },
] as const;
