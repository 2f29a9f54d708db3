-- AlterTable
ALTER TABLE "business_import_lines" ADD COLUMN     "hints" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "business_imports" ADD COLUMN     "hint_count" INTEGER NOT NULL DEFAULT 0;
