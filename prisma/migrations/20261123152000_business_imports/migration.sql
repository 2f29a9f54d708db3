-- Businesses that an admin brings in from a file: what was looked through, line by line, and which pages it made.

-- CreateEnum
CREATE TYPE "business_import_state" AS ENUM ('checked', 'imported', 'undone');

-- AlterTable
ALTER TABLE "businesses" ADD COLUMN "import_id" UUID;

-- CreateTable
CREATE TABLE "business_imports" (
    "id" UUID NOT NULL,
    "file_hash" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "state" "business_import_state" NOT NULL DEFAULT 'checked',
    "line_count" INTEGER NOT NULL,
    "wrong_count" INTEGER NOT NULL,
    "unknown_columns" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "made_count" INTEGER NOT NULL DEFAULT 0,
    "kept_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,
    "imported_at" TIMESTAMPTZ(3),
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "business_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "business_import_lines" (
    "import_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "facts" JSONB,
    "faults" JSONB NOT NULL,
    "business_id" UUID,

    CONSTRAINT "business_import_lines_pkey" PRIMARY KEY ("import_id","line")
);

-- CreateIndex
CREATE INDEX "businesses_import_id_idx" ON "businesses"("import_id");

-- AddForeignKey
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "business_imports"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "business_import_lines" ADD CONSTRAINT "business_import_lines_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "business_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rules that hold whatever the code does.

-- One file is brought in once, until that was undone.
CREATE UNIQUE INDEX business_imports_one_of_file ON business_imports (file_hash) WHERE state <> 'undone';
ALTER TABLE business_imports
  ADD CONSTRAINT business_imports_state_has_time CHECK ((state = 'checked') = (imported_at IS NULL)
    AND (state = 'undone') = (undone_at IS NOT NULL));

-- Which lines made a business that is to go.
CREATE INDEX business_import_lines_by_business ON business_import_lines (business_id) WHERE business_id IS NOT NULL;
-- Whether a business of that name is in a town already, or one of that number anywhere.
CREATE INDEX businesses_by_name_in_town ON businesses (localidad_id, fold_text(name));
CREATE INDEX businesses_by_phone ON businesses (phone) WHERE phone IS NOT NULL;
