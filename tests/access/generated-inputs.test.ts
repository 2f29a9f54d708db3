import type { Access } from '@oficio/contracts/access'
import { type Endpoint, nothing } from '@oficio/contracts/endpoint'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callHandler, makeScene, roleOf, type Scene, serveWith, stopServing, type Who } from './api'
import { arbitraryInput } from './arbitrary-input'
import { type DiskHandler, loadHandlers } from './on-disk'

const runs = 200

let ctx: TestCtx
let scene: Scene

beforeAll(async () => {
  ctx = await createTestContext()
  serveWith(ctx)
  scene = await makeScene(ctx)
})
afterAll(stopServing)

/** What makes a call meaningful: records that exist, places and rubros of the reference data. */
function knownValues() {
  const ids = Object.values(scene.ids)
  return {
    id: ids,
    serviceRequestId: ids,
    leadId: ids,
    ids: [ids],
    photoIds: [[scene.ids.photo]],
    size: ['thumb', 'full'],
    state: ['Santa Fe', 'Córdoba', '1'],
    provincia: ['Santa Fe', '1'],
    city: ['Rosario', 'Córdoba'],
    rubroId: [1, 2, '3'],
    email: ['ana@correo.com', 'Beto.Paz@correo.com.ar'],
    phone: ['341 555 1234', '+54 9 11 5555 1234'],
    username: ['ana.gomez', 'beto_77'],
    password: ['una clave larga'],
    sig: ['x'.repeat(27)],
    expirationDays: [3, 7, '14'],
    isUrgent: [false, 'false', true],
    website: [''],
  }
}

function callersOf(access: Access): Who[] {
  const everybody: Who[] = ['anonymous', 'owner', 'user', 'professional', 'stranger', 'admin']
  if (access === 'anyone') return everybody
  if (access === 'account') return everybody.filter((who) => who !== 'anonymous')
  return everybody.filter((who) => access.some((role) => role === roleOf[who]))
}

function arbitraryCall({ params, query, body, access }: Endpoint) {
  const known = knownValues()
  return fc.record({
    who: fc.constantFrom(...callersOf(access)),
    params: arbitraryInput(params, known),
    query: arbitraryInput(query, known),
    body: arbitraryInput(body, known),
  })
}

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(value)).map(([name, field]) => [
      name,
      typeof field === 'string' ? field : JSON.stringify(field),
    ]),
  )

/** Whether the contract has nothing against it, so that the use-case is what answers. */
const isWellFormed = ({ params, query, body, method }: Endpoint, call: GeneratedCall) =>
  params.safeParse(texts(call.params)).success &&
  query.safeParse(texts(call.query)).success &&
  (method === 'GET' || body.safeParse(call.body).success)

interface GeneratedCall {
  who: Who
  params: unknown
  query: unknown
  body: unknown
}

async function callGenerated(
  disk: DiskHandler,
  call: { who: Who; params: unknown; query: unknown; body: unknown },
) {
  return callHandler(disk, {
    cookie: scene.cookies[call.who],
    params: texts(call.params),
    query: new URLSearchParams(texts(call.query)).toString(),
    body: call.body,
  })
}

const takesInput = ({ params, query, body }: Endpoint) =>
  [params, query, body].some((part) => part !== nothing)

// Each finds what the one before left behind, as in life; the seed is told so that a failure can be seen again.
describe('200 generated calls', async () => {
  const seed = Number(process.env.FUZZ_SEED ?? 20261121)
  const handlers = await loadHandlers()
  // Ends the session that the other calls are made with.
  const chosen = handlers.filter(
    ({ handler: { endpoint } }) => endpoint && endpoint.name !== 'logout' && takesInput(endpoint),
  )

  it.each(chosen.map((disk) => ({ name: disk.handler.endpoint?.name ?? disk.folder, disk })))(
    `$name: no 5xx, every refusal in the error body, at least 30 % reach the use-case (seed ${seed})`,
    async ({ disk }) => {
      const { endpoint } = disk.handler
      if (!endpoint) throw new Error(`${disk.folder} has no endpoint`)
      let reached = 0
      for (const call of fc.sample(arbitraryCall(endpoint), { numRuns: runs, seed })) {
        const { status } = await callGenerated(disk, call)
        const failure = ctx.log.lines.find(({ level }) => level === 'error')
        expect(status, `${JSON.stringify(call)} ${String(Object(failure?.details).err)}`).toBeLessThan(500)
        if (isWellFormed(endpoint, call)) reached += 1
      }
      expect(reached / runs).toBeGreaterThanOrEqual(0.3)
    },
    60_000,
  )
})
