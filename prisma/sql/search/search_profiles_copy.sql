-- Copies all columns that the search of professionals reads into one row. Other triggers cause a new copy with an
-- update that changes nothing.
CREATE OR REPLACE FUNCTION search_profiles_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for an uncommitted change of the professional, so that the copy includes it.
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
    -- Words exist only while the professional is listed. Rubros are among the words as '#7', so that one index answers
    -- both.
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
  -- The professional is being deleted, and this row with it.
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER search_profiles_copy BEFORE INSERT OR UPDATE ON search_profiles
  FOR EACH ROW EXECUTE FUNCTION search_profiles_copy();
