import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { askForMetrics } from './ask-for-metrics'
import { joinMetrics } from './join-metrics'

const program = fileURLToPath(new URL('./testing/reporting-process.ts', import.meta.url))

it('joins the metrics of several processes, each series with the number of its process', async () => {
  const parts = ['1', '2'].map(async (process) => {
    const child = fork(program, { execArgv: ['--import', 'tsx'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    return { process, metrics: await askForMetrics(child, 30_000) }
  })
  const { text } = await joinMetrics(await Promise.all(parts))
  for (const process of ['1', '2']) {
    expect(text).toMatch(new RegExp(`^process_resident_memory_bytes\\{process="${process}"\\} \\d+$`, 'm'))
    expect(text).toContain(
      `oficio_request_seconds_count{kind="page",method="GET",status="200",process="${process}"} 1`,
    )
  }
  expect(text.match(/^# TYPE oficio_request_seconds histogram$/gm)).toHaveLength(1)
})

it('leaves out a process that does not answer in time', async () => {
  const child = fork(program, ['silent'], { execArgv: ['--import', 'tsx'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const metrics = await askForMetrics(child, 50)
  expect((await joinMetrics([{ process: '1', metrics }])).text.trim()).toBe('')
})
