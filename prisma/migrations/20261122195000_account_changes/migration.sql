-- Whoever has a page of an account open hears at once that a session ended, or that the account may do other things now:
-- told by the database, so that it is told whatever code does it, and exactly when it is committed.
CREATE FUNCTION tell_account_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    PERFORM pg_notify('accounts_changed', NEW.id::text);
  ELSE
    PERFORM pg_notify('accounts_changed', NEW.user_id::text);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER sessions_tell_end AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION tell_account_changed();

CREATE TRIGGER users_tell_change AFTER UPDATE OF role, closed_at ON users
  FOR EACH ROW WHEN (OLD.role IS DISTINCT FROM NEW.role OR OLD.closed_at IS DISTINCT FROM NEW.closed_at)
  EXECUTE FUNCTION tell_account_changed();

CREATE TRIGGER professionals_tell_state AFTER UPDATE OF status ON professionals
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION tell_account_changed();
