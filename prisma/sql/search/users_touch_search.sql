-- Updates the copy for the search (search_profiles_copy) after an account was renamed, closed or reopened.
CREATE OR REPLACE FUNCTION users_touch_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM professionals WHERE user_id = NEW.id FOR UPDATE;
  UPDATE search_profiles SET is_listed = is_listed
    WHERE professional_id IN (SELECT id FROM professionals WHERE user_id = NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_touch_search AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name, OLD.closed_at IS NULL)
    IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.closed_at IS NULL))
  EXECUTE FUNCTION users_touch_search();
