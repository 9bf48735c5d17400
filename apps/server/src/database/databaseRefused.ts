/** The database cannot be used; the message says why and what to do, without any secret. */
export class DatabaseRefused extends Error {
  override readonly name = "DatabaseRefused";
}
