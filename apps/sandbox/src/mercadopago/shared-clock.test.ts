import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startMercadoPago } from './start-mercado-pago'

let folder: string
let clockFile: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oficio-clock-'))
  clockFile = join(folder, 'clock.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const start = () =>
  startMercadoPago({
    port: 0,
    accessToken: 'a',
    webhookSecret: 'b',
    controlToken: 'c',
    panelUrl: null,
    journalFile: null,
    clockFile,
  })
const dayMs = 86_400_000
const keptMs = () => JSON.parse(readFileSync(clockFile, 'utf8')).aheadMs

it('moves the shared clock of the site from the panel, and continues from there after a restart', async () => {
  const first = await start()
  const press = (field: string) =>
    fetch(`http://127.0.0.1:${first.port}/panel/clock`, {
      method: 'POST',
      body: new URLSearchParams({ [field]: '1' }),
      redirect: 'manual',
    })
  expect((await press('days')).status).toBe(303)
  expect(Math.round(keptMs() / dayMs)).toBe(1)
  await press('hours')
  expect(Math.round(keptMs() / 3_600_000)).toBe(25)
  const page = await (await fetch(`http://127.0.0.1:${first.port}/`)).text()
  expect(page).toContain('Adelantado 1 día')
  expect(page).toContain('El sitio y el simulador siguen este reloj')
  await first.close()
  const second = await start()
  await second.control.moveTime({ days: 1 })
  expect(Math.round(keptMs() / 3_600_000)).toBe(49)
  await second.close()
})

it('a test that moves the simulator alone leaves the site where it is', async () => {
  const running = await start()
  await running.control.advanceClock({ days: 3 })
  expect(() => readFileSync(clockFile)).toThrow()
  await running.close()
})
