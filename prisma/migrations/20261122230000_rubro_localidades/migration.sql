-- With every locality of the official list, several hundred lie within 100 km of a big city, most of them without
-- anybody of the rubro that is asked for. Matching walks only those where somebody of that rubro ever stood at the
-- centre: a pair is added with the first of them and stays, since an empty one costs a single look.
CREATE TABLE "rubro_localidades" (
    "rubro_id" INTEGER NOT NULL,
    "localidad_id" INTEGER NOT NULL,
    "centre" cube NOT NULL,

    CONSTRAINT "rubro_localidades_pkey" PRIMARY KEY ("rubro_id","localidad_id")
);
ALTER TABLE "rubro_localidades" ADD CONSTRAINT "rubro_localidades_rubro_id_fkey" FOREIGN KEY ("rubro_id") REFERENCES "rubros"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rubro_localidades" ADD CONSTRAINT "rubro_localidades_localidad_id_fkey" FOREIGN KEY ("localidad_id") REFERENCES "localidades"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- All of them; the condition only keeps the tool that compares tables with models, which know no such index, from it.
CREATE INDEX rubro_localidades_by_place ON rubro_localidades USING gist (rubro_id, centre) WHERE centre IS NOT NULL;

-- Where a professional stands, in space. Kept, since making it from degrees for each row that is looked at took longer
-- than all the rest of the search: every point is checked for lying on the earth's surface.
ALTER TABLE professional_rubros ADD COLUMN spot cube;

-- As before, and the point in space.
CREATE OR REPLACE FUNCTION professional_rubros_copy() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  centre cube;
BEGIN
  -- Waits for a change of the professional that is not committed yet, so that what is read next includes it; a change
  -- that comes later waits for this row, and touches it.
  PERFORM FROM professionals WHERE id = NEW.professional_id FOR SHARE;
  SELECT
    coalesce(professional.localidad_id, 0),
    coalesce(professional.latitude, localidad.latitude, 0),
    coalesce(professional.longitude, localidad.longitude, 0),
    professional.latitude IS NULL OR localidad.id IS NULL,
    professional.service_radius_km,
    professional.avg_rating,
    coalesce(professional.median_response_minutes, 2147483647),
    professional.status = 'approved' AND professional.is_available AND account.closed_at IS NULL
      AND localidad.id IS NOT NULL,
    ll_to_earth(localidad.latitude, localidad.longitude)
  INTO
    NEW.localidad_id, NEW.latitude, NEW.longitude, NEW.is_at_centre,
    NEW.service_radius_km, NEW.avg_rating, NEW.response_minutes, NEW.is_matchable,
    centre
  FROM professionals professional
  JOIN users account ON account.id = professional.user_id
  LEFT JOIN localidades localidad ON localidad.id = professional.localidad_id
  WHERE professional.id = NEW.professional_id;
  -- A metre more than the radius, so that rounding never leaves out a point on its edge. Who stands at the centre is
  -- found through the locality and needs no box.
  NEW.spot := ll_to_earth(NEW.latitude, NEW.longitude);
  NEW.reach := CASE WHEN NEW.is_at_centre THEN NULL
    ELSE cube_union(earth_box(NEW.spot::earth, NEW.service_radius_km * 1000 + 1), centre) END;
  RETURN NEW;
END $$;

-- Once for each statement, and in one order, so that two that add the same pairs never wait for each other in a ring.
CREATE FUNCTION professional_rubros_note_localidades() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rubro_localidades (rubro_id, localidad_id, centre)
    SELECT DISTINCT ON (changed.rubro_id, changed.localidad_id) changed.rubro_id, changed.localidad_id, changed.spot
    FROM changed
    WHERE changed.is_matchable AND changed.is_at_centre
      AND NOT EXISTS (SELECT FROM rubro_localidades known
        WHERE known.rubro_id = changed.rubro_id AND known.localidad_id = changed.localidad_id)
    ORDER BY 1, 2
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER professional_rubros_note_localidades_of_new AFTER INSERT ON professional_rubros
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION professional_rubros_note_localidades();
CREATE TRIGGER professional_rubros_note_localidades_of_changed AFTER UPDATE ON professional_rubros
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION professional_rubros_note_localidades();

-- As before, and the pairs move with their locality.
CREATE OR REPLACE FUNCTION localidades_touch_rubros() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE professional_rubros SET is_matchable = is_matchable
    WHERE professional_id IN (SELECT id FROM professionals WHERE localidad_id = NEW.id);
  UPDATE rubro_localidades SET centre = ll_to_earth(NEW.latitude, NEW.longitude) WHERE localidad_id = NEW.id;
  RETURN NULL;
END $$;

-- The points and pairs of those who are there already.
UPDATE professional_rubros SET is_matchable = is_matchable;

DROP INDEX professional_rubros_by_place;
CREATE INDEX professional_rubros_by_place ON professional_rubros USING gist (rubro_id, spot, reach)
  WHERE is_matchable AND NOT is_at_centre;

-- As before, but for the localities that the second search walks.
CREATE OR REPLACE FUNCTION match_professionals(
  wanted_rubro int, wanted_localidad int, wanted_latitude float8, wanted_longitude float8, told_of uuid, most int
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
