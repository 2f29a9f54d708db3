import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect, it, onTestFinished } from 'vitest'
import { noteCall, noteJob, noteRequest } from './metric-events'
import { startMetrics } from './metrics'

const fileOf = (path: string) => readFile(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8')
const namesIn = (text: string) => [...new Set(text.match(/\boficio_[a-z_]+/g))]
/** Returns the name of the histogram that a Prometheus series belongs to. */
const plain = (name: string) => name.replace(/_(bucket|count|sum)$/, '')

/** Returns the metrics of a web process and of a worker process together. */
async function scrape(): Promise<string> {
  const ctx = await createTestContext()
  await ctx.db.backup.create({ data: { id: ctx.ids.next(), takenAt: ctx.clock.now() } })
  const files = { kind: 'disk', dir: tmpdir() } as const
  const ports: number[] = []
  for (const part of ['web', 'worker'] as const) {
    const server = await startMetrics(ctx, { host: '127.0.0.1', port: 0 }, { part, files })
    if (!server) throw new Error('this process is its own primary')
    onTestFinished(server.close)
    ports.push(server.port)
  }
  noteRequest({ kind: 'page', method: 'GET', status: 503, seconds: 0.1 })
  noteCall({ call: 'POST /leads', status: 200, seconds: 0.1 })
  noteJob({ job: 'send-mail', outcome: 'done', seconds: 0.1 })
  const answers = ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
  return (await Promise.all(answers)).join('')
}

it('counts requests, calls and jobs, the connections, and the resources of the installation', async () => {
  const metricsText = await scrape()
  expect(metricsText).toContain('oficio_request_seconds_count{kind="page",method="GET",status="503"} 1')
  expect(metricsText).toContain('oficio_call_seconds_count{call="POST /leads",status="200"} 1')
  expect(metricsText).toContain('oficio_job_seconds_count{job="send-mail",outcome="done"} 1')
  expect(metricsText).toMatch(/^oficio_pool_connections \d+$/m)
  expect(metricsText).toMatch(/^oficio_due_jobs \d+$/m)
  expect(metricsText).toContain('oficio_unread_gauges_total 0')
})

it('alarms and operations name the figures that there are, and operations all of them', async () => {
  const servedNames = [
    ...new Set([...(await scrape()).matchAll(/^# TYPE (oficio_\w+)/gm)].map(([, name = '']) => name)),
  ]
  const alarms = namesIn(await fileOf('deploy/prometheus/alerts.yml')).map(plain)
  const describedNames = namesIn(await fileOf('docs/operations.md')).map(plain)
  expect(servedNames).toEqual(expect.arrayContaining(alarms))
  expect(describedNames.toSorted()).toEqual(servedNames.toSorted())
})
