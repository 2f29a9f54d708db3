import { expect, it, onTestFinished } from 'vitest'
import { createMetrics, type GaugeGroup } from './create-metrics'
import { serveMetrics } from './serve-metrics'

async function scrape(gauges: readonly GaugeGroup[] = []) {
  const metrics = createMetrics(gauges)
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
  onTestFinished(server.close)
  const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
  return { metrics, ask, text: async () => (await ask('/metrics')).text() }
}

it('requests, calls and jobs are counted by what they are and how they ended', async () => {
  const { metrics, text } = await scrape()
  metrics.requestAnswered({ kind: 'page', method: 'GET', status: 200, seconds: 0.003 })
  metrics.callAnswered({ call: 'POST /leads', status: 409, seconds: 0.2 })
  metrics.callAnswered({ call: 'POST /leads', status: 409, seconds: 0.3 })
  metrics.jobEnded({ job: 'send-mail', outcome: 'failed', seconds: 40 })
  const metricsText = await text()
  expect(metricsText).toContain('oficio_request_seconds_count{kind="page",method="GET",status="200"} 1')
  expect(metricsText).toContain('oficio_call_seconds_count{call="POST /leads",status="409"} 2')
  expect(metricsText).toContain('oficio_job_seconds_bucket{le="60",job="send-mail",outcome="failed"} 1')
  expect(metricsText).toContain('process_resident_memory_bytes')
})

it('reads gauges each time, and leaves them out while they are unreadable', async () => {
  let waiting: number | null = 3
  const read = async () => {
    if (waiting === null) throw new Error('the database does not answer')
    return { due_jobs: waiting }
  }
  const { text } = await scrape([{ help: { due_jobs: 'Jobs that wait' }, read }])
  expect(await text()).toContain('oficio_due_jobs 3')
  waiting = 4
  expect(await text()).toContain('oficio_due_jobs 4')
  waiting = null
  const unread = await text()
  expect(unread).not.toMatch(/^oficio_due_jobs /m)
  expect(unread).toContain('oficio_unread_gauges_total 1')
})

it('says that the process is alive while the figures cannot be read', async () => {
  const read = () => new Promise<never>(() => undefined)
  const { ask } = await scrape([{ help: { due_jobs: 'Jobs that wait' }, read }])
  expect((await ask('/alive')).status).toBe(200)
})

it('serves nothing else on its port', async () => {
  const { ask } = await scrape()
  expect((await ask('/')).status).toBe(404)
})
