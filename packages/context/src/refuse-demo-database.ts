import { hasDemoLogins } from '@oficio/domain/accounts/sessions/has-demo-logins'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import type { Config } from './config'
import { EnvError } from './env'

/**
 * Throws EnvError if a production site would run on a demo's database, because the admin password of a demo is public.
 * Web and worker call it when they start. Passes on the database's own error if the database cannot be reached.
 */
export async function refuseDemoDatabase(ctx: Ctx, { mode }: Pick<Config, 'mode'>): Promise<void> {
  if (mode !== 'production' || !(await hasDemoLogins(ctx))) return
  const problem =
    'DATABASE_URL: la base tiene cuentas de demostración, cuyas contraseñas conoce cualquiera. Usá una base vacía.'
  throw new EnvError([problem], mode)
}
