-- AlterTable
ALTER TABLE "spent_trials" ADD COLUMN     "professional_id" UUID;

-- CreateIndex
CREATE INDEX "spent_trials_professional_id_idx" ON "spent_trials"("professional_id");

-- AddForeignKey
ALTER TABLE "spent_trials" ADD CONSTRAINT "spent_trials_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE SET NULL ON UPDATE CASCADE;
