-- Those with coordinates of their own were kept in one index of three columns, rubro, point and box, whose pages lay
-- over each other the more professionals there were: among five millions 60 of them were read to learn that nobody
-- stands near. Now the first column is a plane on which pages hardly overlap: a map for each rubro, side by side a
-- hundred thousand kilometres apart, on which the earth is seen along its second axis, where Argentina lies before the
-- eye. The map only says where in the index somebody is kept: how far away they are is measured on the earth, as before.
DROP INDEX professional_rubros_by_place;
CREATE INDEX professional_rubros_by_place ON professional_rubros USING gist
  (point(rubro_id * 1e8::float8 + cube_ll_coord(spot, 1), cube_ll_coord(spot, 3)), spot, reach)
  WHERE is_matchable AND NOT is_at_centre;

-- As before, but both searches hand over one professional after the other, as somebody asks for more, so that no more of
-- either are looked for than are among the first of all; and who was told already is read once, not for each candidate.
CREATE OR REPLACE FUNCTION match_professionals(
  wanted_rubro int, wanted_localidad int, wanted_latitude float8, wanted_longitude float8, told_of uuid, most int,
  wanted_at timestamptz
) RETURNS TABLE (professional_id uuid, distance_km float8)
LANGUAGE plpgsql STABLE
SET enable_bitmapscan = off SET enable_seqscan = off SET enable_sort = off SET jit = off
SET plan_cache_mode = force_generic_plan
AS $$
DECLARE
  here CONSTANT cube := ll_to_earth(wanted_latitude, wanted_longitude);
  -- All of the rubro's map.
  map CONSTANT box := box(
    point(wanted_rubro * 1e8::float8 - 5e7, -5e7), point(wanted_rubro * 1e8::float8 + 5e7, 5e7));
BEGIN
  RETURN QUERY
  SELECT found.professional_id, sec_to_gc(found.straight) / 1000
  FROM (
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
         AND (told_of IS NULL OR pr.professional_id NOT IN (
           SELECT told.professional_id FROM service_request_recipients told WHERE told.request_id = told_of))
       ORDER BY pr.avg_rating DESC, pr.response_minutes, pr.professional_id
       LIMIT most
     ) best
     ORDER BY town.straight)
    UNION ALL
    -- Those with coordinates of their own, on the rubro's map, past nobody whose box misses the place.
    (SELECT pr.professional_id, pr.spot <-> here AS straight, pr.avg_rating, pr.response_minutes
     FROM professional_rubros pr
     WHERE pr.rubro_id = wanted_rubro AND pr.is_matchable AND NOT pr.is_at_centre AND pr.reach @> here
       AND point(pr.rubro_id * 1e8::float8 + cube_ll_coord(pr.spot, 1), cube_ll_coord(pr.spot, 3)) <@ map
       AND (pr.away_until IS NULL OR pr.away_until <= wanted_at)
       AND (pr.localidad_id = wanted_localidad
         OR sec_to_gc(pr.spot <-> here) <= pr.service_radius_km * 1000)
       AND (told_of IS NULL OR pr.professional_id NOT IN (
         SELECT told.professional_id FROM service_request_recipients told WHERE told.request_id = told_of))
     ORDER BY pr.spot <-> here)
  ) found
  ORDER BY found.straight, found.avg_rating DESC, found.response_minutes, found.professional_id
  LIMIT most;
END $$;
