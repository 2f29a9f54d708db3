-- AlterTable
ALTER TABLE "users" ADD COLUMN     "has_daily_digest" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "muted_notices" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "muted_pushes" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "service_request_recipients" ADD COLUMN     "digest_day" DATE,
ADD COLUMN     "waits_for_digest" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "muted_mailboxes" (
    "mark" TEXT NOT NULL,
    "group" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "muted_mailboxes_pkey" PRIMARY KEY ("mark","group")
);

-- The few that wait, of millions of rows.
CREATE INDEX service_request_recipients_waiting ON service_request_recipients (professional_id) WHERE waits_for_digest;
CREATE INDEX service_request_recipients_digested ON service_request_recipients (professional_id, digest_day)
  WHERE digest_day IS NOT NULL;
