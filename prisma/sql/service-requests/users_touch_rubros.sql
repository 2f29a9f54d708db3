-- Updates the copies for matching (professional_rubros_copy) after an account was closed or reopened.
CREATE OR REPLACE FUNCTION users_touch_rubros() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Locks the professional first, like all other code, because a concurrent copy may have read the old account.
  PERFORM FROM professionals WHERE user_id = NEW.id FOR UPDATE;
  UPDATE professional_rubros SET is_matchable = is_matchable
    WHERE professional_id IN (SELECT id FROM professionals WHERE user_id = NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_touch_rubros AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.closed_at IS NULL) <> (NEW.closed_at IS NULL))
  EXECUTE FUNCTION users_touch_rubros();
