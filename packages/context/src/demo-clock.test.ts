import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionNow } from '@oficio/domain/accounts/sessions/session-now'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config'
import { closeContext, createContext } from './context'
import { createDemoClock } from './demo-clock'

const folder = mkdtempSync(join(tmpdir(), 'oficio-clock-'))
afterAll(() => rmSync(folder, { recursive: true }))
const monthMs = 30 * 86_400_000

describe("the demo's clock", () => {
  it("is the machine's time until the simulator moves it, and then the same for every reader of the file", () => {
    const file = join(folder, 'moved.json')
    const [web, worker] = [createDemoClock(file, 0), createDemoClock(file, 0)]
    expect(web.aheadMs()).toBe(0)
    writeFileSync(file, JSON.stringify({ aheadMs: monthMs }))
    expect([web.aheadMs(), worker.aheadMs()]).toEqual([monthMs, monthMs])
    const before = Date.now()
    const [shownAheadMs, session] = [web.now().getTime() - monthMs, sessionNow({ clock: web }).getTime()]
    const after = Date.now()
    for (const moment of [shownAheadMs, session]) {
      expect(moment).toBeGreaterThanOrEqual(before)
      expect(moment).toBeLessThanOrEqual(after)
    }
  })

  it('goes on where it stood when the file cannot be read', () => {
    const file = join(folder, 'broken.json')
    writeFileSync(file, JSON.stringify({ aheadMs: monthMs }))
    const clock = createDemoClock(file, 0)
    expect(clock.aheadMs()).toBe(monthMs)
    for (const text of ['{"aheadMs": 12', '{"aheadMs": -5}', 'null']) {
      writeFileSync(file, text)
      expect(clock.aheadMs()).toBe(monthMs)
    }
  })
})

describe('who may have it', () => {
  const secret = 's'.repeat(40)
  const demo = {
    DATABASE_URL: 'postgres://oficio:secreta-123@localhost/oficio',
    AUTH_SECRET: secret,
    TOKEN_SECRET: secret,
    DEMO_CLOCK_FILE: join(folder, 'clock.json'),
  }
  const simulated = {
    MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1',
    MERCADOPAGO_WEBHOOK_SECRET: secret,
    MERCADOPAGO_API_URL: 'http://127.0.0.1:8026',
  }

  it('is a demo with the simulator, and no other one', () => {
    expect(readConfig({ ...demo, ...simulated }).demoClockFile).toBe(demo.DEMO_CLOCK_FILE)
    expect(readConfig(demo).demoClockFile).toBeNull()
    const real = { ...simulated, MERCADOPAGO_API_URL: '', APP_ORIGIN: 'https://oficio.example' }
    expect(readConfig({ ...demo, ...real }).demoClockFile).toBeNull()
  })

  it('is every process of such a demo, by which all of it lives', async () => {
    writeFileSync(demo.DEMO_CLOCK_FILE, JSON.stringify({ aheadMs: monthMs }))
    const ctx = createContext(readConfig({ ...demo, ...simulated, LOG_LEVEL: 'silent' }))
    const before = Date.now()
    expect(ctx.clock.now().getTime()).toBeGreaterThanOrEqual(before + monthMs)
    expect(ctx.clock.aheadMs?.()).toBe(monthMs)
    await closeContext(ctx)
  })

  it('is never a real installation, which refuses to start', () => {
    expect(() => readConfig({ ...demo, OFICIO_MODE: 'production' })).toThrow(/DEMO_CLOCK_FILE: no se usa/)
  })
})
