import { longIt } from '@oficio/domain/testing/long-form'
import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords'

describe('passwords', () => {
  it('are kept as Argon2id at the recommended cost, and told apart', async () => {
    const passwords = createPasswords()
    const hash = await passwords.hash('una clave larga')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.verify(hash, 'una clave larga')).toBe(true)
    expect(await passwords.verify(hash, 'otra clave larga')).toBe(false)
  })

  it('are the same however the keyboard composes their letters', async () => {
    const passwords = createPasswords()
    const hash = await passwords.hash('contrase\u00f1a')
    expect(await passwords.verify(hash, 'contrasen\u0303a')).toBe(true)
  })

  it('takes as long for an unknown account as for a known one', async () => {
    const passwords = createPasswords()
    const hash = await passwords.hash('una clave larga')
    const [knownMs, unknown] = [
      await workOf(() => passwords.verify(hash, 'x')),
      await workOf(() => passwords.verify(null, 'x')),
    ]
    expect(await passwords.verify(null, '')).toBe(false)
    expect(unknown / knownMs).toBeGreaterThan(0.3)
    expect(unknown / knownMs).toBeLessThan(3)
  })

  longIt('hashes for 72 callers at once, and refuses the 73rd with a retry', async () => {
    const passwords = createPasswords()
    const checks = Array.from({ length: 72 }, () => passwords.verify(null, 'x'))
    await expect(passwords.verify(null, 'x')).rejects.toMatchObject({ code: 'unavailable' })
    expect(await Promise.all(checks)).not.toContain(true)
  })
})

/**
 * Returns the processor time of a run in microseconds: the minimum of several runs, so that it does not depend on the
 * machine's load.
 */
async function workOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const before = process.cpuUsage()
    await run()
    const { user, system } = process.cpuUsage(before)
    times.push(user + system)
  }
  return Math.min(...times)
}
