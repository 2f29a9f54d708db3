import { readConfig } from '@oficio/context/config'
import { closeContext, createContext, type ProcessCtx } from '@oficio/context/context'
import { createLog } from '@oficio/context/log'
import { openTraces } from '@oficio/context/traces/open-traces'
import { registry } from '@oficio/domain/registry'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildSubmission } from '@oficio/domain/testing/builders/build-submission'
import { longIt } from '@oficio/domain/testing/long-form'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { startLoopbackSmtp } from '@oficio/gateways/mail/testing/loopback-smtp'
import {
  type LoopbackCollector,
  startLoopbackCollector,
  type TakenSpan,
} from '@oficio/gateways/opentelemetry/testing/loopback-collector'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startWorker } from '../../apps/worker/src/start-worker'
import { serveWith, stopServing } from '../access/api'
import { serveRoutes } from './serve-routes'

let ctx: TestCtx
let collector: LoopbackCollector
let stops: (() => unknown)[]
beforeEach(async () => {
  ctx = await createTestContext()
  collector = await startLoopbackCollector()
  stops = [collector.close]
})
afterEach(async () => {
  stopServing()
  for (const stop of stops.reverse()) await stop()
})

/** Returns the context of a process as its environment makes it, with the test's database. */
async function openProcess(part: 'web' | 'worker', smtpUrl: string): Promise<ProcessCtx> {
  const config = readConfig({
    DATABASE_URL: ctx.databaseUrl,
    SMTP_URL: smtpUrl,
    AUTH_SECRET: 'a'.repeat(64),
    TOKEN_SECRET: 'b'.repeat(64),
    LOG_LEVEL: 'silent',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_SERVICE_NAME: 'oficio-test',
  })
  const traces = await openTraces(config.traces, { part, log: createLog('silent') })
  const tracedCtx = createContext(config, { traces, poolSize: 5 })
  stops.push(async () => {
    await closeContext(tracedCtx)
    await traces?.close()
  })
  return tracedCtx
}

async function openSite(): Promise<{ origin: string; mails: string[] }> {
  const smtp = await startLoopbackSmtp()
  stops.push(smtp.close)
  const [web, worker] = [await openProcess('web', smtp.url), await openProcess('worker', smtp.url)]
  serveWith(web)
  const site = await serveRoutes(web.traces)
  const { databaseUrl } = ctx
  const running = await startWorker({
    ctx: worker,
    databaseUrl,
    jobs: registry.jobs,
    cron: [],
    onLost: expect.unreachable,
  })
  stops.push(site.close, running.stop)
  return { origin: site.origin, mails: smtp.messages }
}

async function fileRequest(origin: string) {
  const form = await buildSubmission(ctx, { contactName: 'Zulema' })
  const body = { ...form, phone: form.phone.replace('+54', '') }
  const answer = await fetch(`${origin}/api/service-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(201)
  const { contactName, contactLastName, email, serviceAddress } = form
  return {
    answer,
    person: { contactName, contactLastName, email, serviceAddress, phone: form.phone.slice(-8) },
  }
}

/** Returns each span of a trace with its parents, such as 'POST /api/leads > transaction > INSERT leads'. */
function pathsOf(traceId: string | undefined): string[] {
  const ofTrace = collector.spans.filter((span) => span.traceId === traceId)
  const path = (span: TakenSpan | undefined): string[] =>
    span ? [...path(ofTrace.find(({ spanId }) => spanId === span.parentSpanId)), span.name] : []
  return ofTrace.map((span) => path(span).join(' > '))
}

it('a single trace joins the request, its transaction, its job and the mail', async () => {
  const professional = await buildProfessional(ctx)
  const site = await openSite()
  const { answer, person } = await fileRequest(site.origin)
  const requestId = answer.headers.get('x-request-id')
  const filing = 'POST /api/service-requests'
  const find = (name: string) => collector.spans.find((span) => span.name === name)
  await expect
    .poll(() => pathsOf(find(filing)?.traceId))
    .toEqual(
      expect.arrayContaining([
        `${filing} > transaction > INSERT service_requests`,
        `${filing} > job notify-professionals > transaction > INSERT notices`,
        `${filing} > job notify-professionals > job send-mail > smtp send`,
        `${filing} > job send-mail > smtp send`,
      ]),
    )
  expect(find(filing)).toMatchObject({
    parentSpanId: '',
    facts: {
      'http.route': '/api/service-requests',
      'http.response.status_code': 201,
      'oficio.request.id': requestId,
    },
    process: { 'service.name': 'oficio-test', 'oficio.part': 'web' },
  })
  expect(find('job send-mail')).toMatchObject({
    facts: { 'oficio.job': 'send-mail', 'oficio.job.attempt': 1, 'oficio.request.id': requestId },
    process: { 'service.name': 'oficio-test', 'oficio.part': 'worker' },
  })
  expect(site.mails.join()).toContain(person.email)
  const sentText = collector.bodies.join().toLowerCase()
  for (const word of [...Object.values(person), professional.user.email, 'canilla'])
    expect(sentText).not.toContain(word.toLowerCase())
})

longIt('a missing collector changes nothing for callers', async () => {
  await buildProfessional(ctx)
  await collector.close()
  stops[0] = () => undefined
  const site = await openSite()
  await fileRequest(site.origin)
  await expect.poll(() => site.mails.length).toBeGreaterThan(1)
})
