-- Businesses are reviewed too: by accounts, where professionals are reviewed by the clients of their leads.

-- CreateEnum
CREATE TYPE "review_provenance" AS ENUM ('work', 'account', 'qr');

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "business_id" UUID,
ADD COLUMN     "device_hash" TEXT,
ADD COLUMN     "network_hash" TEXT,
ADD COLUMN     "provenance" "review_provenance" NOT NULL DEFAULT 'work',
ADD COLUMN     "user_id" UUID,
ALTER COLUMN "lead_id" DROP NOT NULL,
ALTER COLUMN "professional_id" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "reviews_business_id_id_idx" ON "reviews"("business_id", "id" DESC);

-- CreateIndex
CREATE INDEX "reviews_user_id_idx" ON "reviews"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "reviews_business_id_user_id_key" ON "reviews"("business_id", "user_id");

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE reviews
  ADD CONSTRAINT reviews_say_of_one CHECK (num_nonnulls(professional_id, business_id) = 1),
  ADD CONSTRAINT reviews_of_work_have_a_lead CHECK ((professional_id IS NULL) = (lead_id IS NULL)),
  ADD CONSTRAINT reviews_of_businesses_have_an_author CHECK ((business_id IS NULL) = (user_id IS NULL)),
  ADD CONSTRAINT reviews_say_where_from CHECK ((provenance = 'work') = (professional_id IS NOT NULL));

-- Whose marks are still kept: what the clock forgets, and what one review is held against.
CREATE INDEX reviews_with_marks ON reviews (created_at) WHERE device_hash IS NOT NULL OR network_hash IS NOT NULL;
CREATE INDEX reviews_by_device ON reviews (device_hash) WHERE device_hash IS NOT NULL;
