-- A professional who is away until a day is back at its beginning without anybody doing anything: whoever matches or
-- searches holds the moment against the time. Copied as all that matching and the search look at.
ALTER TABLE "professionals" ADD COLUMN "away_until" TIMESTAMPTZ(3);
ALTER TABLE "professional_rubros" ADD COLUMN "away_until" TIMESTAMPTZ(3);
ALTER TABLE "search_profiles" ADD COLUMN "away_until" TIMESTAMPTZ(3);

-- As before, and until when they are away, by which matching goes too.
CREATE OR REPLACE FUNCTION professional_rubros_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT search_score(professional.search_points), professional.is_available, professional.away_until,
    professional.status = 'approved' AND account.closed_at IS NULL AND professional.localidad_id IS NOT NULL
  INTO NEW.score, NEW.is_available, NEW.away_until, NEW.is_listed
  FROM professionals professional
  JOIN users account ON account.id = professional.user_id
  WHERE professional.id = NEW.professional_id;
  RETURN NEW;
END $$;

-- As before, and until when they are away.
CREATE OR REPLACE FUNCTION search_profiles_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for a change of the professional that is not committed yet, so that what is read next includes it.
  PERFORM FROM professionals WHERE id = NEW.professional_id FOR SHARE;
  SELECT
    coalesce(professional.localidad_id, 0),
    search_score(professional.search_points),
    professional.avg_rating,
    coalesce(professional.median_response_minutes, 2147483647),
    professional.service_radius_km,
    professional.is_available,
    professional.away_until,
    professional.status = 'approved' AND account.closed_at IS NULL AND professional.localidad_id IS NOT NULL,
    -- Nobody is found by words before they are listed, and none of theirs stays once they are not. Rubros stand among
    -- the words, as '#7', so that one index answers both.
    CASE WHEN professional.status = 'approved' AND account.closed_at IS NULL THEN
      to_tsvector('oficio', concat_ws(' ', account.first_name, account.last_name, professional.company_name,
        professional.description))
      || array_to_tsvector(ARRAY(SELECT '#' || rubro_id FROM professional_rubros WHERE professional_id = NEW.professional_id))
    END
  INTO
    NEW.localidad_id, NEW.score, NEW.avg_rating, NEW.response_minutes, NEW.service_radius_km, NEW.is_available,
    NEW.away_until, NEW.is_listed, NEW.words
  FROM professionals professional
  JOIN users account ON account.id = professional.user_id
  WHERE professional.id = NEW.professional_id;
  -- On its way out, with its professional.
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;

DROP TRIGGER professionals_touch_rubros ON professionals;
CREATE TRIGGER professionals_touch_rubros AFTER UPDATE ON professionals FOR EACH ROW
  WHEN ((OLD.status, OLD.is_available, OLD.away_until, OLD.localidad_id, OLD.latitude, OLD.longitude, OLD.service_radius_km,
         OLD.avg_rating, OLD.median_response_minutes, OLD.user_id)
    IS DISTINCT FROM (NEW.status, NEW.is_available, NEW.away_until, NEW.localidad_id, NEW.latitude, NEW.longitude,
         NEW.service_radius_km, NEW.avg_rating, NEW.median_response_minutes, NEW.user_id))
  EXECUTE FUNCTION professionals_touch_rubros();
DROP TRIGGER professionals_touch_search ON professionals;
CREATE TRIGGER professionals_touch_search AFTER UPDATE ON professionals FOR EACH ROW
  WHEN ((OLD.status, OLD.is_available, OLD.away_until, OLD.localidad_id, OLD.service_radius_km, OLD.avg_rating,
         OLD.median_response_minutes, OLD.user_id, OLD.search_points, OLD.company_name, OLD.description)
    IS DISTINCT FROM (NEW.status, NEW.is_available, NEW.away_until, NEW.localidad_id, NEW.service_radius_km, NEW.avg_rating,
         NEW.median_response_minutes, NEW.user_id, NEW.search_points, NEW.company_name, NEW.description))
  EXECUTE FUNCTION professionals_touch_search();

-- As before; what is asked of a row comes along, so that none of them has to be fetched.
DROP INDEX professional_rubros_by_centre;
CREATE INDEX professional_rubros_by_centre ON professional_rubros
  (rubro_id, localidad_id, avg_rating DESC, response_minutes, professional_id) INCLUDE (service_radius_km, away_until)
  WHERE is_matchable AND is_at_centre;
DROP INDEX professional_rubros_by_score_in_town, professional_rubros_by_score, search_profiles_by_score_in_town,
  search_profiles_by_score;
CREATE INDEX professional_rubros_by_score_in_town ON professional_rubros
  (rubro_id, localidad_id, score DESC, professional_id)
  INCLUDE (service_radius_km, avg_rating, response_minutes, is_available, away_until) WHERE is_listed;
CREATE INDEX professional_rubros_by_score ON professional_rubros
  (rubro_id, score DESC, professional_id)
  INCLUDE (localidad_id, avg_rating, response_minutes, is_available, away_until) WHERE is_listed;
CREATE INDEX search_profiles_by_score_in_town ON search_profiles
  (localidad_id, score DESC, professional_id)
  INCLUDE (service_radius_km, avg_rating, response_minutes, is_available, away_until) WHERE is_listed;
CREATE INDEX search_profiles_by_score ON search_profiles
  (score DESC, professional_id)
  INCLUDE (localidad_id, avg_rating, response_minutes, is_available, away_until) WHERE is_listed;

-- As before, at a moment: who is away then is passed.
DROP FUNCTION match_professionals(int, int, float8, float8, uuid, int);
CREATE FUNCTION match_professionals(
  wanted_rubro int, wanted_localidad int, wanted_latitude float8, wanted_longitude float8, told_of uuid, most int,
  wanted_at timestamptz
) RETURNS TABLE (professional_id uuid, distance_km float8)
LANGUAGE plpgsql STABLE
SET enable_bitmapscan = off SET enable_seqscan = off SET enable_sort = off SET jit = off
SET plan_cache_mode = force_generic_plan
AS $$
DECLARE
  here CONSTANT cube := ll_to_earth(wanted_latitude, wanted_longitude);
BEGIN
  RETURN QUERY
  SELECT found.professional_id, sec_to_gc(found.straight) / 1000
  FROM (
    -- Those with coordinates of their own, past nobody whose box misses the place.
    (SELECT pr.professional_id, pr.spot <-> here AS straight,
       pr.avg_rating, pr.response_minutes
     FROM professional_rubros pr
     WHERE pr.rubro_id = wanted_rubro AND pr.is_matchable AND NOT pr.is_at_centre AND pr.reach @> here
       AND (pr.away_until IS NULL OR pr.away_until <= wanted_at)
       AND (pr.localidad_id = wanted_localidad
         OR sec_to_gc(pr.spot <-> here) <= pr.service_radius_km * 1000)
       AND NOT EXISTS (SELECT FROM service_request_recipients told
         WHERE told.request_id = told_of AND told.professional_id = pr.professional_id)
     ORDER BY pr.spot <-> here,
       pr.avg_rating DESC, pr.response_minutes, pr.professional_id
     LIMIT most)
    UNION ALL
    -- Those who share the centre of their locality: the best of each, from the nearest locality outwards, past those
    -- where nobody of the rubro is. Nobody serves more than 100 km. OFFSET 0 keeps a locality's distance from being
    -- measured again for each of them.
    (SELECT best.professional_id, town.straight, best.avg_rating, best.response_minutes
     FROM (
       SELECT near.localidad_id, near.centre <-> here AS straight,
         CASE WHEN near.localidad_id = wanted_localidad THEN 0
           ELSE ceil(sec_to_gc(near.centre <-> here) / 1000)
         END::int AS least_radius_km
       FROM rubro_localidades near
       WHERE near.rubro_id = wanted_rubro
         AND near.centre <@ earth_box(here::earth, 100000)
       ORDER BY near.centre <-> here
       OFFSET 0
     ) town
     CROSS JOIN LATERAL (
       SELECT pr.professional_id, pr.avg_rating, pr.response_minutes
       FROM professional_rubros pr
       WHERE pr.rubro_id = wanted_rubro AND pr.localidad_id = town.localidad_id
         AND pr.is_matchable AND pr.is_at_centre
         AND (pr.away_until IS NULL OR pr.away_until <= wanted_at)
         AND pr.service_radius_km >= town.least_radius_km
         AND NOT EXISTS (SELECT FROM service_request_recipients told
           WHERE told.request_id = told_of AND told.professional_id = pr.professional_id)
       ORDER BY pr.avg_rating DESC, pr.response_minutes, pr.professional_id
       LIMIT most
     ) best
     ORDER BY town.straight, best.avg_rating DESC, best.response_minutes, best.professional_id
     LIMIT most)
  ) found
  ORDER BY found.straight, found.avg_rating DESC, found.response_minutes, found.professional_id
  LIMIT most;
END $$;
