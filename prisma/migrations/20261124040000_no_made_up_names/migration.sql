-- Accounts that a form made for a mail, or that came in without a name, had one made up for them by which they were
-- greeted. They have none until their owner says it.
UPDATE "users" SET "first_name" = '', "last_name" = ''
WHERE "first_name" = 'Titular' AND "last_name" = 'del negocio';
UPDATE "users" SET "first_name" = '' WHERE "first_name" = 'Usuario' AND "last_name" = '';
