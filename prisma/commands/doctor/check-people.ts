import { hasDemoLogins } from '@oficio/domain/accounts/sessions/has-demo-logins'
import { type Finding, fault, ok, type Patient } from './check'

/**
 * Checks that there is an admin (for decisions about professionals, reports and refunds), and that no demo account with
 * a public password exists in production.
 */
export async function checkPeople({ ctx, config }: Patient): Promise<Finding[]> {
  const admins = await ctx.db.user.count({ where: { role: 'admin', closedAt: null, suspendedAt: null } })
  const isOpen = config.mode === 'production' && (await hasDemoLogins(ctx))
  return [
    admins > 0
      ? ok(`Administradores: ${admins}`)
      : fault('No hay administrador: npm run admin:create -- tu@email.'),
    ...(isOpen ? [fault('Hay cuentas de la demo, cuyas contraseñas conoce cualquiera.')] : []),
  ]
}
