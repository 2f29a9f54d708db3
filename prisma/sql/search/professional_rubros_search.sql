-- Copies the columns that search and matching read to a rubro of a professional. Must run after
-- professional_rubros_copy, which locks the professional's row: PostgreSQL runs triggers in alphabetical order.
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

CREATE OR REPLACE TRIGGER professional_rubros_search BEFORE INSERT OR UPDATE ON professional_rubros
  FOR EACH ROW EXECUTE FUNCTION professional_rubros_search();
