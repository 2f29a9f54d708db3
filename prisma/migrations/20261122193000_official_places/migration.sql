-- Filled by the reference data, which follows the migrations.
ALTER TABLE "localidades" ADD COLUMN "departamento" TEXT NOT NULL DEFAULT '',
ADD COLUMN "official_id" TEXT,
ADD COLUMN "official_list" TEXT;

-- An id says nothing without its list.
ALTER TABLE "localidades" ADD CONSTRAINT "localidades_official_id_has_list"
  CHECK (("official_id" IS NULL) = ("official_list" IS NULL));
