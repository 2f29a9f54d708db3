-- Categories and tags of businesses are edited in the panel, as rubros are.

-- AlterTable
ALTER TABLE "business_categories" ADD COLUMN     "edited_at" TIMESTAMPTZ(3),
ADD COLUMN     "retired_at" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "business_tags" ADD COLUMN     "edited_at" TIMESTAMPTZ(3),
ADD COLUMN     "merged_into_id" INTEGER,
ADD COLUMN     "retired_at" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AddForeignKey
ALTER TABLE "business_tags" ADD CONSTRAINT "business_tags_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "business_tags"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE business_tags
  ADD CONSTRAINT business_tags_merged_is_retired CHECK (merged_into_id IS NULL OR retired_at IS NOT NULL);

-- Nobody finds a business by the words of a tag that is shown nowhere.
CREATE OR REPLACE FUNCTION searched_businesses_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for a change of the business that is not committed yet, so that what is read next includes it.
  PERFORM FROM businesses WHERE id = NEW.business_id FOR SHARE;
  NEW.category_ids := ARRAY(SELECT category_id FROM business_category_links WHERE business_id = NEW.business_id ORDER BY 1);
  NEW.tag_ids := ARRAY(SELECT tag_id FROM business_tag_links WHERE business_id = NEW.business_id ORDER BY 1);
  SELECT business.localidad_id, business.spot, business.score, business.avg_rating, business.review_count,
    fold_text(business.name), opening_week(business.hours),
    business.tier = 'featured' OR business.featured_until IS NOT NULL,
    CASE WHEN business.tier <> 'featured' THEN business.featured_until END,
    business.status IN ('active', 'past_due'), business.public_until,
    -- Nobody finds a business by words before it is listed, and none of them stays once it is not. Category, tags, town
    -- and plan stand among the words, as '#c2', '#t6', '#l7' and '#featured', and so does each word of its name once
    -- more, as '=sur': one index answers all of them together, and nothing that it finds has to be looked at again.
    CASE WHEN business.status IN ('active', 'past_due') THEN
      strip(to_tsvector('oficio', concat_ws(' ', business.name, business.short_description, business.description,
        (SELECT string_agg(rubro.name, ' ') FROM business_rubros link JOIN rubros rubro ON rubro.id = link.rubro_id
          WHERE link.business_id = business.id),
        (SELECT string_agg(tag.name, ' ') FROM business_tags tag WHERE tag.id = ANY(NEW.tag_ids) AND tag.retired_at IS NULL),
        town.search_text, provincia.nombre)))
      || array_to_tsvector(
        ARRAY(SELECT '=' || word FROM unnest(tsvector_to_array(to_tsvector('oficio', business.name))) word)
        || ARRAY(SELECT '#c' || id FROM unnest(NEW.category_ids) id)
        || ARRAY(SELECT '#t' || id FROM unnest(NEW.tag_ids) id)
        || ('#l' || business.localidad_id)
        || CASE WHEN business.tier = 'featured' OR business.featured_until IS NOT NULL THEN ARRAY['#featured'] ELSE ARRAY[]::text[] END)
    END
  INTO NEW.localidad_id, NEW.spot, NEW.score, NEW.avg_rating, NEW.review_count, NEW.name_key, NEW.open_week,
    NEW.is_featured, NEW.featured_until, NEW.is_listed, NEW.public_until, NEW.words
  FROM businesses business
  JOIN localidades town ON town.id = business.localidad_id
  JOIN provincias provincia ON provincia.id = town.provincia_id
  WHERE business.id = NEW.business_id;
  -- On its way out, with its business.
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;

DROP TRIGGER business_tags_touch_searched ON business_tags;
CREATE TRIGGER business_tags_touch_searched AFTER UPDATE ON business_tags FOR EACH ROW
  WHEN ((OLD.name, OLD.retired_at IS NULL) IS DISTINCT FROM (NEW.name, NEW.retired_at IS NULL))
  EXECUTE FUNCTION business_tags_touch_searched();

-- Who has a tag: what a decision about it touches, and how many they are.
CREATE INDEX "business_tag_links_tag_id_idx" ON "business_tag_links"("tag_id");
