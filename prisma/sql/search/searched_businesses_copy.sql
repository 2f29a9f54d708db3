-- Copies all columns that the search of businesses reads into one row. Other triggers cause a new copy with an update
-- that changes nothing. A business without a locality has no row.
CREATE OR REPLACE FUNCTION searched_businesses_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for an uncommitted change of the business, so that the copy includes it.
  PERFORM FROM businesses WHERE id = NEW.business_id FOR SHARE;
  NEW.category_ids := ARRAY(SELECT category_id FROM business_category_links WHERE business_id = NEW.business_id ORDER BY 1);
  NEW.tag_ids := ARRAY(SELECT tag_id FROM business_tag_links WHERE business_id = NEW.business_id ORDER BY 1);
  SELECT business.localidad_id, business.spot, business.score, business.avg_rating, business.review_count,
    fold_text(business.name), opening_week(business.hours),
    business.tier = 'featured' OR business.featured_until IS NOT NULL,
    CASE WHEN business.tier <> 'featured' THEN business.featured_until END,
    business.status IN ('active', 'past_due'), business.public_until,
    -- Words exist only while the business is listed, and without the names of retired tags. Category, tags, locality
    -- and plan are among the words as '#c2', '#t6', '#l7' and '#featured'. Each word of the name appears again as
    -- '=sur'. So one index answers all conditions together, and its results need no recheck.
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
  -- The business is being deleted and this row with it, or it has no locality yet.
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER searched_businesses_copy BEFORE INSERT OR UPDATE ON searched_businesses
  FOR EACH ROW EXECUTE FUNCTION searched_businesses_copy();
