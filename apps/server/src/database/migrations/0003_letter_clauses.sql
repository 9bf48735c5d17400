CREATE TABLE "boreal"."letter_clause" (
	"id" text PRIMARY KEY NOT NULL,
	"letter" text NOT NULL,
	"language" text NOT NULL,
	"application_type" text NOT NULL,
	"place" text NOT NULL,
	"version" integer NOT NULL,
	"words" text NOT NULL,
	"reason" text NOT NULL,
	"valid_from" date NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "letter_clause_version" ON "boreal"."letter_clause" USING btree ("letter","language","application_type","place","version");