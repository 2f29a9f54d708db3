-- Notifies open pages of an account when one of its sessions ends or its rights change. A trigger does it, so that no
-- code can forget it and the notification is sent with the commit.
CREATE OR REPLACE FUNCTION tell_account_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    PERFORM pg_notify('accounts_changed', NEW.id::text);
  ELSE
    PERFORM pg_notify('accounts_changed', NEW.user_id::text);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sessions_tell_end AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION tell_account_changed();

CREATE OR REPLACE TRIGGER users_tell_change AFTER UPDATE OF role, closed_at, email, email_verified_at ON users
  FOR EACH ROW WHEN ((OLD.role, OLD.closed_at, OLD.email, OLD.email_verified_at)
    IS DISTINCT FROM (NEW.role, NEW.closed_at, NEW.email, NEW.email_verified_at))
  EXECUTE FUNCTION tell_account_changed();
