-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "factor_failures" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "factor_failures_since" TIMESTAMPTZ(3);

-- Mails that wait to be sent keep their kind, which has another name now.
UPDATE "mails" SET "template" = 'factor-guessed', "refs" = "refs" || '{"place": "login"}'::jsonb WHERE "template" = 'factor-locked';
