-- CreateEnum
CREATE TYPE "check_kind" AS ENUM ('identity', 'documents', 'phone', 'licence');

-- CreateTable
CREATE TABLE "professional_checks" (
    "professional_id" UUID NOT NULL,
    "kind" "check_kind" NOT NULL,
    "fact" TEXT NOT NULL,
    "checked_by_id" UUID NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "professional_checks_pkey" PRIMARY KEY ("professional_id","kind")
);

-- AddForeignKey
ALTER TABLE "professional_checks" ADD CONSTRAINT "professional_checks_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE CASCADE ON UPDATE CASCADE;
