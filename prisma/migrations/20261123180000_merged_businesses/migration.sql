-- An admin merges a business into another one that is the same: what is left of it leads there.

-- AlterTable
ALTER TABLE "businesses" ADD COLUMN     "merged_into_id" UUID;

-- CreateIndex
CREATE INDEX "businesses_merged_into_id_idx" ON "businesses"("merged_into_id");

-- AddForeignKey
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "businesses"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE businesses
  ADD CONSTRAINT businesses_merged_is_removed CHECK (merged_into_id IS NULL OR status = 'removed');
