-- CreateEnum
CREATE TYPE "review_standing" AS ENUM ('counts', 'waiting', 'out');

-- CreateEnum
CREATE TYPE "review_doubt" AS ENUM ('device', 'network', 'phone', 'mail', 'quick', 'repeated');

-- AlterEnum
ALTER TYPE "review_provenance" ADD VALUE 'request';

-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "device_hash" TEXT,
ADD COLUMN     "is_self_made" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "network_hash" TEXT;

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "doubts" "review_doubt"[] DEFAULT ARRAY[]::"review_doubt"[],
ADD COLUMN     "standing" "review_standing" NOT NULL DEFAULT 'counts',
ADD COLUMN     "standing_decided_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "device_hash" TEXT;

-- The panel lists and counts those that wait.
CREATE INDEX reviews_waiting ON reviews (created_at) WHERE standing = 'waiting';

-- What the clock forgets.
CREATE INDEX leads_with_marks ON leads (taken_at) WHERE device_hash IS NOT NULL OR network_hash IS NOT NULL;

-- As text, since a value that this transaction adds to the type may not be used in it.
ALTER TABLE reviews DROP CONSTRAINT reviews_say_where_from;
ALTER TABLE reviews ADD CONSTRAINT reviews_say_where_from
  CHECK ((provenance::text IN ('work', 'request')) = (professional_id IS NOT NULL));
