ALTER TABLE "users" ADD COLUMN "google_linked_at" TIMESTAMPTZ(3);

-- Only Google's logins proved an address and left no password.
UPDATE "users" SET "google_linked_at" = "email_verified_at" WHERE "password_hash" IS NULL AND "email_verified_at" IS NOT NULL;
