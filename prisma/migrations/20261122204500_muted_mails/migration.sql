-- Groups of mails that the owner of an account does not want.
ALTER TABLE "users" ADD COLUMN "muted_mails" TEXT[] DEFAULT ARRAY[]::TEXT[];
