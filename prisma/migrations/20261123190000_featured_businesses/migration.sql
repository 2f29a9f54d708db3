-- An admin gives a business a labelled place for a time, whatever its plan.

-- AlterTable
ALTER TABLE "businesses" ADD COLUMN     "featured_until" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "searched_businesses" ADD COLUMN     "featured_until" TIMESTAMPTZ(3);

-- The search reads the end of that time itself, so that it ends with the moment and not with the clock.
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
        (SELECT string_agg(tag.name, ' ') FROM business_tags tag WHERE tag.id = ANY(NEW.tag_ids)),
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

DROP TRIGGER businesses_touch_searched ON businesses;
CREATE TRIGGER businesses_touch_searched AFTER UPDATE ON businesses FOR EACH ROW
  WHEN ((OLD.localidad_id, OLD.spot, OLD.score, OLD.avg_rating, OLD.review_count, OLD.name, OLD.short_description,
         OLD.description, OLD.hours, OLD.tier, OLD.featured_until, OLD.status, OLD.public_until)
    IS DISTINCT FROM (NEW.localidad_id, NEW.spot, NEW.score, NEW.avg_rating, NEW.review_count, NEW.name,
         NEW.short_description, NEW.description, NEW.hours, NEW.tier, NEW.featured_until, NEW.status, NEW.public_until))
  EXECUTE FUNCTION businesses_touch_searched();

-- All that is counted of a town comes with its index still.
DROP INDEX searched_businesses_by_score_in_town;
CREATE INDEX searched_businesses_by_score_in_town ON searched_businesses
  (localidad_id, score DESC, business_id) INCLUDE (public_until, category_ids, tag_ids, is_featured, featured_until)
  WHERE is_listed;
-- Whose time is over: their kept pages are made anew.
CREATE INDEX businesses_featured_to_end ON businesses (featured_until) WHERE featured_until IS NOT NULL;
