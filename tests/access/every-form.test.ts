import { callChannel } from '@oficio/context/metric-events'
import { errors } from '@oficio/contracts/errors'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readFormNote } from '../../apps/web/src/server/forms/form-notes'
import { unlimited } from '../../apps/web/src/server/limits/limiter'
import { authSecret } from '../../apps/web/src/server/testing/call-endpoint'
import { type DiskHandler, loadHandlers } from './on-disk'

const origin = 'http://localhost:3000'
const secret = 'a-token-that-opens-something'
const pinnedKey = Symbol.for('oficio.web')
// The web server keeps what every call needs under this global key. Tests put their own values there.
const pinned = globalThis as { [pinnedKey]?: unknown }

let ctx: TestCtx
let forms: DiskHandler[]
let lines: Record<string, unknown>[]
let countedLimits: string[]
let published: unknown[]
const listen = (message: unknown) => void published.push(message)

beforeEach(async () => {
  ctx = await createTestContext()
  forms = (await loadHandlers()).filter(({ handler }) => handler.endpoint?.isForm)
  lines = []
  countedLimits = []
  published = []
  const noteLine = (details: object, message: string) => void lines.push({ ...details, message })
  const countCall = async (limit: string) => void countedLimits.push(limit)
  const log = { info: noteLine, warn: noteLine, error: noteLine }
  pinned[pinnedKey] = { ctx: { ...ctx, log }, authSecret, limiter: { ...unlimited, countCall } }
  callChannel.subscribe(listen)
})
afterEach(() => {
  callChannel.unsubscribe(listen)
  delete pinned[pinnedKey]
})

/** Sends a form as a browser without scripts does. Returns the answer, and the code that the page shows. */
async function send({ handler, folder }: DiskHandler, headers: Record<string, string> = { origin }) {
  const fields = { token: secret, username: 'ana', email: 'ana@example.com', code: '1', password: 'x' }
  const request = new Request(`${origin}/${folder}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  })
  const answer = await handler(request, { params: Promise.resolve({}) })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(/[=;]/)[1])
  return { answer, note: cookies.map(readFormNote).find((note) => note !== null) }
}

describe('every plain HTML form', () => {
  it('leaves one line in the log, without what was typed, and is counted by its limit and in the metrics', async () => {
    for (const form of forms) {
      const { method, path, limit } = form.handler.endpoint ?? expect.fail()
      lines = []
      countedLimits = []
      published = []
      const { answer } = await send(form)
      expect(answer.status).toBe(303)
      const call = `${method} ${path}`
      expect(lines).toEqual([expect.objectContaining({ call, message: 'call answered' })])
      expect(JSON.stringify(lines)).not.toMatch(/ana|opens-something/)
      expect([path, ...countedLimits]).toEqual([path, limit])
      expect(published).toEqual([expect.objectContaining({ call, status: lines[0]?.status })])
    }
    expect(forms.length).toBeGreaterThan(9)
  })

  it('is refused from another site, leads to a page all the same, and log and metrics say why', async () => {
    for (const form of forms) {
      lines = []
      const { answer, note } = await send(form, { origin: 'https://evil.example' })
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).not.toContain(secret)
      expect(note?.word ?? 'no note').toBe(form.folder.includes('logout') ? 'no note' : 'foreign_origin')
      expect(lines).toEqual([expect.objectContaining({ status: errors.foreign_origin.status })])
    }
  })

  it('is refused with a sign that the database does not store, without reaching it', async () => {
    for (const form of forms) {
      const request = new Request(`${origin}/${form.folder}`, {
        method: 'POST',
        body: new URLSearchParams({ token: 'a\0b', email: 'a\0@example.com', username: '\0' }),
        headers: { origin },
      })
      lines = []
      expect((await form.handler(request, { params: Promise.resolve({}) })).status).toBe(303)
      expect(lines).toEqual([expect.objectContaining({ status: errors.invalid_request.status })])
    }
  })
})
