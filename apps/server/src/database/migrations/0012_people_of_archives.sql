CREATE TABLE "boreal"."archived_person" (
	"user_id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"sealed_names" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "boreal"."application_link" DROP CONSTRAINT "application_link_from_id_application_id_fk";
