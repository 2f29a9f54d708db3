import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error'
import { writeFileAtomically } from './write-file-atomically'

/** The secrets of an installation, created once for each data folder. */
const names = [
  'postgresPassword',
  'authSecret',
  'tokenSecret',
  'mercadoPagoAccessToken',
  'mercadoPagoWebhookSecret',
  'mercadoPagoControlToken',
  'googleClientSecret',
  'vapidPrivateKey',
  'mailWebhookSecret',
] as const

export type Secrets = Record<(typeof names)[number], string>

/**
 * Returns the secrets of the data folder. Creates missing secrets in `secrets.json`, readable only by its owner. Throws
 * a StartError if the file is unreadable. Replacing it is not an option: a new password would lock us out of the
 * database, and new token secrets would break every mailed link.
 */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  await mkdir(dataDir, { recursive: true })
  const file = join(dataDir, 'secrets.json')
  const storedSecrets = await readKept(file)
  const entries = names.map((name) => [name, storedSecrets[name] ?? randomBytes(32).toString('hex')])
  // `entries` has exactly one entry for each name, as the type says.
  const secrets = Object.fromEntries(entries) as Secrets
  if (names.some((name) => storedSecrets[name] !== secrets[name])) await writeFileAtomically(file, secrets)
  return secrets
}

async function readKept(file: string): Promise<Partial<Secrets>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) throw new Error('not an object')
    return Object.fromEntries(Object.entries(value).filter(([, secret]) => typeof secret === 'string'))
  } catch {
    throw new StartError(
      `El archivo ${file} está dañado. Restauralo de una copia o, si los datos de prueba no importan, borrá la carpeta que lo contiene.`,
    )
  }
}
