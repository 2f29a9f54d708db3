-- AlterTable
ALTER TABLE "users" ADD COLUMN     "muted_elsewhere" TEXT[] DEFAULT ARRAY[]::TEXT[];
