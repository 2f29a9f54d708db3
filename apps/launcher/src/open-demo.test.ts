import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoPasswordsFile, publishedLogins, readDemoPasswords } from './demo-passwords'
import { planStack } from './stack-plan'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'oficio-open-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const hostWith = async (env: Record<string, string>) =>
  (await planStack({ dataDir, ports: 'free', env })).env.HOSTNAME

describe('where the site of npm start listens', () => {
  it('is this machine alone, also where the shell names the machine', async () => {
    const shells: Record<string, string>[] = [
      {},
      { HOST: '' },
      { HOST: 'my-laptop', HOSTNAME: 'my-laptop' },
      { HOSTNAME: '0.0.0.0' },
    ]
    for (const env of shells) expect(await hostWith(env)).toBe('127.0.0.1')
  })

  it('is every address where HOST asks for it', async () => {
    for (const HOST of ['0.0.0.0', '::']) expect(await hostWith({ HOST })).toBe('0.0.0.0')
  })

  it('is no single address, which would shut the stand-ins of this machine out', async () => {
    await expect(hostWith({ HOST: '192.168.0.7' })).rejects.toThrow('HOST=0.0.0.0')
  })
})

describe('the passwords of the demo', () => {
  it('are the published ones while nobody else reaches it', async () => {
    expect(await readDemoPasswords(dataDir, { isOpen: false })).toBeNull()
  })

  it('are made up once it is open, readable by their owner only, and stay', async () => {
    const passwords = await readDemoPasswords(dataDir, { isOpen: true })
    const logins = await publishedLogins()
    expect(Object.keys(passwords ?? {}).sort()).toEqual(logins.map(({ username }) => username).sort())
    expect(Object.values(passwords ?? {}).filter((password) => password.length < 16)).toEqual([])
    expect(await readDemoPasswords(dataDir, { isOpen: true })).toEqual(passwords)
    expect(await readDemoPasswords(dataDir, { isOpen: false })).toEqual(passwords)
    expect((await stat(demoPasswordsFile(dataDir))).mode & 0o777).toBe(0o600)
  })
})
