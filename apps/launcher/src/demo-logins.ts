import { type DemoLogin, publishedLogins } from './demo-passwords'

/** The lines that tell with which accounts the demo can be entered; `passwords` are those of this data folder. */
export async function demoLoginLines(passwords: Readonly<Record<string, string>> | null): Promise<string[]> {
  const logins = (await publishedLogins()).map((login) => ({
    ...login,
    password: passwords?.[login.username] ?? login.password,
  }))
  if (logins.length === 0) return []
  const width = (pick: (login: DemoLogin) => string) => Math.max(...logins.map((login) => pick(login).length))
  const [labels, usernames] = [width(({ label }) => label), width(({ username }) => username)]
  const lines = logins.map(
    ({ label, username, password }) =>
      `  ${label.padEnd(labels)}  ${username.padEnd(usernames)}  ${password}`,
  )
  return ['Cuentas de demostración (usuario, contraseña):', ...lines]
}
