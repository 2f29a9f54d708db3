import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root'
import { StartError } from './start-error'
import { writeFileAtomically } from './write-file-atomically'

export interface DemoLogin {
  role: string
  label: string
  username: string
  password: string
}

/** Returns the published demo accounts, or an empty list if the file does not exist. */
export async function publishedLogins(): Promise<DemoLogin[]> {
  const text = await readFile(join(root, 'prisma/seed/logins.json'), 'utf8').catch(() => '[]')
  // Needs no validation, because the file belongs to this repository and is written together with the seed.
  return JSON.parse(text)
}

/** Returns the file of a data folder that contains the secret passwords of the demo accounts. */
export const demoPasswordsFile = (dataDir: string): string => join(dataDir, 'demo-passwords.json')

/**
 * Returns the passwords of the data folder by username, or null if it has none. With `isOpen` (a demo that is reachable
 * from the network), creates missing passwords, readable only by the owner of the file. Throws a StartError if the file
 * is damaged.
 */
export async function readDemoPasswords(
  dataDir: string,
  { isOpen }: { isOpen: boolean },
): Promise<Record<string, string> | null> {
  const file = demoPasswordsFile(dataDir)
  const storedPasswords = await readKept(file)
  if (!isOpen) return storedPasswords
  const passwords = Object.fromEntries(
    (await publishedLogins()).map(({ username }) => [
      username,
      storedPasswords?.[username] ?? randomBytes(12).toString('base64url'),
    ]),
  )
  await writeFileAtomically(file, passwords)
  return passwords
}

async function readKept(file: string): Promise<Record<string, string> | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new StartError(`El archivo ${file} está dañado. Borralo: se hacen contraseñas nuevas.`)
  }
}
