CREATE TABLE "boreal"."letter_fingerprint" (
	"application_id" text NOT NULL,
	"letter" text NOT NULL,
	"hashes" bigint[] NOT NULL,
	"sealed_people" "bytea" NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "letter_fingerprint_application_id_letter_pk" PRIMARY KEY("application_id","letter")
);
--> statement-breakpoint
ALTER TABLE "boreal"."letter_fingerprint" ADD CONSTRAINT "letter_fingerprint_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_fingerprint_hashes" ON "boreal"."letter_fingerprint" USING gin ("hashes");