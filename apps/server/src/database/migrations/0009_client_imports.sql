CREATE TABLE "boreal"."client_import_line" (
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"application_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "client_import_line_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "boreal"."client_import" (
	"id" text PRIMARY KEY NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"total" integer NOT NULL,
	"invites" boolean NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" text
);
--> statement-breakpoint
ALTER TABLE "boreal"."client_import_line" ADD CONSTRAINT "client_import_line_import_id_client_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "boreal"."client_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_import_created" ON "boreal"."client_import" USING btree ("created_at");