-- What makes the search of businesses cost as much among a million of them as among ten thousand (docs/search.md).

-- Category, tags and plan beside the words: what each of them would leave is counted while the rest is read.
ALTER TABLE searched_businesses
  ADD COLUMN "category_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
  ADD COLUMN "tag_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
  ADD COLUMN "is_featured" BOOLEAN NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION searched_businesses_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for a change of the business that is not committed yet, so that what is read next includes it.
  PERFORM FROM businesses WHERE id = NEW.business_id FOR SHARE;
  NEW.category_ids := ARRAY(SELECT category_id FROM business_category_links WHERE business_id = NEW.business_id ORDER BY 1);
  NEW.tag_ids := ARRAY(SELECT tag_id FROM business_tag_links WHERE business_id = NEW.business_id ORDER BY 1);
  SELECT business.localidad_id, business.spot, business.score, business.avg_rating, business.review_count,
    fold_text(business.name), opening_week(business.hours), business.tier = 'featured',
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
        || CASE WHEN business.tier = 'featured' THEN ARRAY['#featured'] ELSE ARRAY[]::text[] END)
    END
  INTO NEW.localidad_id, NEW.spot, NEW.score, NEW.avg_rating, NEW.review_count, NEW.name_key, NEW.open_week,
    NEW.is_featured, NEW.is_listed, NEW.public_until, NEW.words
  FROM businesses business
  JOIN localidades town ON town.id = business.localidad_id
  JOIN provincias provincia ON provincia.id = town.provincia_id
  WHERE business.id = NEW.business_id;
  -- On its way out, with its business.
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;

-- Rows from before this migration get their new copy.
UPDATE searched_businesses SET is_listed = is_listed;

-- The best of a town and of the country come with all that is counted, so that no row has to be fetched for it.
DROP INDEX searched_businesses_by_score_in_town;
CREATE INDEX searched_businesses_by_score_in_town ON searched_businesses
  (localidad_id, score DESC, business_id) INCLUDE (public_until, category_ids, tag_ids, is_featured) WHERE is_listed;
-- Who pays for a labelled place, best first.
CREATE INDEX searched_businesses_featured ON searched_businesses (score DESC, business_id) WHERE is_listed AND is_featured;
