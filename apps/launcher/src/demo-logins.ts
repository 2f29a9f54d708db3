import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root'

interface Login {
  role: string
  label: string
  username: string
  password: string
}

/** The lines that tell with which accounts the demo can be entered; none while there is no list of them. */
export async function demoLoginLines(): Promise<string[]> {
  const text = await readFile(join(root, 'prisma/seed/logins.json'), 'utf8').catch(() => '[]')
  const logins: Login[] = JSON.parse(text) // a file of this repository, written beside the seed
  if (logins.length === 0) return []
  const width = (pick: (login: Login) => string) => Math.max(...logins.map((login) => pick(login).length))
  const [labels, usernames] = [width(({ label }) => label), width(({ username }) => username)]
  const lines = logins.map(
    ({ label, username, password }) =>
      `  ${label.padEnd(labels)}  ${username.padEnd(usernames)}  ${password}`,
  )
  return ['Cuentas de demostración (usuario, contraseña):', ...lines]
}
