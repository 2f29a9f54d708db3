import { getConfig } from '@oficio/context/config'
import { closeContext, createContext } from '@oficio/context/context'
import { launcherEnv } from '@oficio/context/launcher-env'
import { type MadeAdmin, makeAdmin } from './make-admin'
import { runCommand } from './settings'

const usage =
  'Falta el email: npm run admin:create -- ana@ejemplo.com (con --promote si ya tiene cuenta; la contraseña se puede dar en ADMIN_PASSWORD).'

const nextStep =
  'Al entrar por primera vez, el sitio le pide activar la verificación en dos pasos (app de códigos o llave de acceso) antes de abrir el panel.'

// `npm run admin:create -- <mail> [--promote]`: creates the first admin of a real installation. It asks nothing, so
// that it works in a container without a terminal.
await runCommand(async () => {
  const args = process.argv.slice(2)
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--promote')
  const [email, ...more] = args.filter((arg) => !arg.startsWith('-'))
  if (!email || more.length > 0 || unknown) throw new Error(usage)
  const password = launcherEnv().ADMIN_PASSWORD?.trim() || undefined
  const ctx = createContext(getConfig(), { poolSize: 1 })
  const admin = await makeAdmin(ctx, { email, password, isPromotion: args.includes('--promote') }).finally(
    () => closeContext(ctx),
  )
  for (const line of outcomeLines(admin, password !== undefined)) process.stdout.write(`${line}\n`)
  if (ctx.isSecondFactorRequired) process.stdout.write(`${nextStep}\n`)
})

function outcomeLines(admin: MadeAdmin, isPasswordGiven: boolean): string[] {
  const { username } = admin
  if (admin.outcome === 'created') {
    if (isPasswordGiven) return [`Administrador creado: ${username}, con la contraseña de ADMIN_PASSWORD.`]
    return [
      `Administrador creado: ${username}`,
      `Contraseña: ${admin.password}`,
      'Guardala ahora: no se vuelve a mostrar.',
    ]
  }
  if (admin.outcome === 'unchanged') return [`${username} ya es administrador; su contraseña no cambió.`]
  return [`${username} ahora es administrador; su contraseña no cambió.`]
}
