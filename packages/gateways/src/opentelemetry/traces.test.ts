import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Step } from '@oficio/domain/kernel/ports'
import { inLongForm } from '@oficio/domain/testing/long-form'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTraces, type RunningTraces, type TracesOptions } from './create-traces'
import { type LoopbackCollector, startLoopbackCollector } from './testing/loopback-collector'

let collector: LoopbackCollector
let open: RunningTraces[]
let warnings: object[]
beforeEach(async () => {
  collector = await startLoopbackCollector()
  open = []
  warnings = []
})
afterEach(async () => {
  await collector.close()
  for (const traces of open) await traces.close()
})

async function start(options: Partial<TracesOptions> = {}): Promise<RunningTraces> {
  const silent = () => undefined
  const traces = await createTraces({
    url: collector.url,
    headers: { 'api-key': 'a key' },
    serviceName: 'oficio',
    part: 'web',
    sampler: { name: 'parentbased_always_on', ratio: 1 },
    log: { info: silent, warn: (details) => warnings.push(details), error: silent },
    delayMs: 10,
    ...options,
  })
  open.push(traces)
  return traces
}

const step = (kind: Step['kind'], name: string, more: Partial<Step> = {}): Step => ({ kind, name, ...more })
const spanNamed = (name: string) => collector.spans.find((span) => span.name === name)

it('nests steps within a step, and joins a remote step to its trace by the carried mark', async () => {
  const [web, worker] = [await start(), await start({ part: 'worker' })]
  let mark = ''
  const request = web.begin(step('request', 'POST /api/leads', { facts: { 'http.route': '/api/leads' } }))
  await request.within(() =>
    web.step(step('inner', 'transaction'), async (own) => {
      mark = own
      await web.step(step('call', 'INSERT leads'), async () => undefined)
    }),
  )
  request.end({ facts: { 'http.response.status_code': 201 } })
  await worker.step(step('job', 'job send-mail', { cause: mark }), async () => undefined)
  await expect.poll(() => collector.spans).toHaveLength(4)
  const [outer, inner] = [spanNamed('POST /api/leads'), spanNamed('transaction')]
  expect(outer).toMatchObject({
    parentSpanId: '',
    kind: 2,
    facts: { 'http.route': '/api/leads', 'http.response.status_code': 201 },
    process: { 'service.name': 'oficio', 'oficio.part': 'web' },
    hasFailed: false,
  })
  expect(inner?.parentSpanId).toBe(outer?.spanId)
  expect(spanNamed('INSERT leads')).toMatchObject({ parentSpanId: inner?.spanId, kind: 3 })
  expect(spanNamed('job send-mail')).toMatchObject({
    parentSpanId: inner?.spanId,
    kind: 5,
    process: { 'oficio.part': 'worker' },
  })
  expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(1)
  expect(collector.headers[0]).toMatchObject({ 'api-key': 'a key', 'content-type': 'application/json' })
})

it('two requests at once are two traces, and one never hangs on what its connection carried before', async () => {
  const traces = await start()
  await Promise.all(
    ['one', 'other'].map((name) =>
      traces.begin(step('request', name)).within(async () => {
        const nested = traces.begin(step('request', `after ${name}`))
        await traces.step(step('call', `of ${name}`), async () => undefined)
        nested.end()
      }),
    ),
  )
  await expect.poll(() => collector.spans).toHaveLength(4)
  expect(spanNamed('after one')?.parentSpanId).toBe('')
  expect(spanNamed('of one')?.traceId).not.toBe(spanNamed('of other')?.traceId)
})

it('exports a failure by its code or name, never by its message, and rethrows it', async () => {
  const traces = await start()
  const codedError = Object.assign(new Error('no user lucia@correo.example'), { code: 'P2002' })
  const fails = (error: unknown) => traces.step(step('call', 'fails'), () => Promise.reject(error))
  await expect(fails(codedError)).rejects.toBe(codedError)
  await expect(fails(new TypeError('Mitre 1234'))).rejects.toThrow()
  await expect(fails('a text of somebody')).rejects.toBe('a text of somebody')
  await expect.poll(() => collector.spans).toHaveLength(3)
  expect(collector.spans.map(({ facts }) => facts['error.type'])).toEqual(['P2002', 'TypeError', 'unknown'])
  expect(collector.spans.every(({ hasFailed }) => hasFailed)).toBe(true)
  expect(collector.bodies.join()).not.toMatch(/lucia|Mitre|somebody/)
})

it('the sampler that is set decides, and a job is kept exactly when the request that led to it is', async () => {
  const traces = await start({ sampler: { name: 'parentbased_always_off', ratio: 1 } })
  const all = await start()
  await traces.step(step('request', 'dropped'), async (mark) => {
    await all.step(step('job', 'dropped too', { cause: mark }), async () => undefined)
  })
  await all.step(step('request', 'kept'), async (mark) => {
    await traces.step(step('job', 'kept too', { cause: mark }), async () => undefined)
  })
  await all.step(step('job', 'of nobody', { cause: 'not a mark' }), async () => undefined)
  await expect
    .poll(() => collector.spans.map(({ name }) => name).sort())
    .toEqual(['kept', 'kept too', 'of nobody'])
  const half = await start({ sampler: { name: 'traceidratio', ratio: 0.5 } })
  for (let count = 0; count < 400; count += 1) half.begin(step('request', 'one of many')).end()
  await half.close()
  const share = collector.spans.filter(({ name }) => name === 'one of many').length / 400
  expect(share).toBeGreaterThan(0.3)
  expect(share).toBeLessThan(0.7)
})

it.each(inLongForm(['hangs', 'refuses', 'is gone'] as const, ['hangs'] as const))(
  'a collector that %s blocks nobody, is logged once, and costs a bounded amount of memory',
  async (behaviour) => {
    if (behaviour === 'is gone') await collector.close()
    else collector.behave(behaviour)
    const traces = await start({ timeoutMs: 500 })
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    collect()
    const before = process.memoryUsage().heapUsed
    for (let count = 0; count < 60_000; count += 1)
      await traces.step(
        step('call', `step ${count}`, { facts: { said: 'x'.repeat(150) } }),
        async () => undefined,
      )
    await expect.poll(() => warnings).toHaveLength(1)
    collect()
    // Keeping all sixty thousand spans would need ten times as much memory.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(12 * 2 ** 20)
    expect(Object.keys(warnings[0] ?? {})).toEqual(['reason'])
  },
)

it('exports finished steps when a process stops', async () => {
  const traces = await start({ delayMs: 60_000 })
  traces.begin(step('request', 'the last one')).end()
  await traces.close()
  expect(spanNamed('the last one')).toBeDefined()
})
