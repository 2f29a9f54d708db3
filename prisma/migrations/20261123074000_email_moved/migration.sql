-- Whoever moved an account to somebody's address must not be joined to them by that address alone.
ALTER TABLE "users" ADD COLUMN "email_moved_at" TIMESTAMPTZ(3);
