import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startPrimary } from './testing/start-primary'

const deathsIn = (output: string) => output.split('\n').filter((line) => line.startsWith('{'))

/** Signals one process. Refuses 0, which would signal the process group of the tests. */
function signal(pid: number | undefined, name: NodeJS.Signals): void {
  if (!pid) throw new Error('no process answers')
  process.kill(pid, name)
}

it('serves one port with several processes and restarts a killed one', async () => {
  const site = await startPrimary({})
  await expect.poll(site.pids).toHaveLength(2)
  const [victim, survivor] = site.pids()
  signal(victim, 'SIGKILL')
  await expect.poll(() => deathsIn(site.output())).toEqual([expect.stringContaining('"reason":"SIGKILL"')])
  await expect.poll(site.pids).toHaveLength(2)
  expect(site.pids()).toContain(survivor)
})

it('answers requests during kills, except for requests that a killed process holds', async () => {
  const site = await startPrimary({})
  await expect.poll(site.pids).toHaveLength(2)
  const failures: string[] = []
  let answers = 0
  let isOver = false
  const concurrency = 4
  const visitors = Array.from({ length: concurrency }, async () => {
    while (!isOver) {
      // A request that is never answered would end the test by its timeout.
      await site.ask().then(
        () => (answers += 1),
        (error: NodeJS.ErrnoException) => failures.push(error.code ?? error.message),
      )
    }
  })
  const kills = 5
  for (let kill = 0; kill < kills; kill += 1) {
    // Never kills the only process that listens.
    await expect.poll(site.pids).toHaveLength(2)
    // Kills the process that has served longest.
    const [victim] = site.pids()
    signal(victim, 'SIGKILL')
    await expect.poll(site.pids).not.toContain(victim)
  }
  isOver = true
  await Promise.all(visitors)
  expect(answers).toBeGreaterThan(kills)
  expect(failures.length).toBeLessThanOrEqual(kills * concurrency)
  expect(failures.filter((code) => code !== 'ECONNRESET')).toEqual([])
})

it('passes SIGTERM on, answers what is under way, and exits with 0', async () => {
  const site = await startPrimary({})
  await expect.poll(site.pids).toHaveLength(2)
  const pids = site.pids()
  const slow = Array.from({ length: 6 }, () => site.ask('/slow'))
  // The processes have accepted earlier connections once a later one is answered.
  await site.ask()
  site.process.kill('SIGTERM')
  for (const answer of await Promise.all(slow)) expect(pids).toContain(Number(answer))
  expect(await site.exit).toBe(0)
  expect(site.pids()).toEqual([])
  expect(deathsIn(site.output())).toEqual([])
})

it('replaces a process that receives SIGTERM, without a pause in service', async () => {
  const site = await startPrimary({})
  await expect.poll(site.pids).toHaveLength(2)
  const [first] = site.pids()
  signal(first, 'SIGTERM')
  for (let request = 0; request < 50; request += 1) await site.ask()
  await expect.poll(() => site.pids().filter((pid) => pid !== first)).toHaveLength(2)
})

it('ends with the code of a failed start and reports it once', async () => {
  const file = join(tmpdir(), `oficio-broken-${process.pid}`)
  await writeFile(file, '')
  onTestFinished(() => rm(file, { force: true }))
  const site = await startPrimary({ COUNT: '4', BROKEN_FILE: file })
  expect(await site.exit).toBe(1)
  expect(site.output().match(/the environment is wrong/g)).toHaveLength(1)
})

it('reports a port in use once and exits with 1', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  onTestFinished(() => void blocker.close())
  const { port } = blocker.address() as { port: number } // A server that listens on a port has an address with that port.
  const site = await startPrimary({ COUNT: '4' }, port)
  expect(await site.exit).toBe(1)
  expect(site.output().match(/EADDRINUSE/g)).toHaveLength(1)
})

it.each([
  ['fails to start', 'BROKEN_FILE'],
  ['listens and ends at once', 'CRASH_FILE'],
])('waits longer after each process that %s, while another one serves', async (_what, variable) => {
  const file = join(tmpdir(), `oficio-${variable}-${process.pid}`)
  onTestFinished(() => rm(file, { force: true }))
  const site = await startPrimary({ [variable]: file })
  await expect.poll(site.pids).toHaveLength(2)
  await writeFile(file, '')
  const [victim, survivor] = site.pids()
  signal(victim, 'SIGKILL')
  const startedAt = performance.now()
  await expect.poll(() => deathsIn(site.output()).length).toBeGreaterThanOrEqual(5)
  // The pauses between five deaths: a quarter, a half, one and two seconds.
  expect(performance.now() - startedAt).toBeGreaterThan(3_750)
  expect(site.pids()).toContain(survivor)
  await rm(file)
  await expect.poll(site.pids).toHaveLength(2)
})

it('ends its processes when the primary is killed', async () => {
  const site = await startPrimary({})
  await expect.poll(site.pids).toHaveLength(2)
  site.process.kill('SIGKILL')
  await expect.poll(() => site.ask().catch(({ code }: NodeJS.ErrnoException) => code)).toBe('ECONNREFUSED')
})

it('names the processes that listen by numbers that survive a restart', async () => {
  const site = await startPrimary({})
  await expect.poll(site.pids).toHaveLength(2)
  const [victim, survivor] = site.pids()
  signal(victim, 'SIGKILL')
  await expect.poll(() => site.pids().filter((pid) => pid !== victim && pid !== survivor)).toHaveLength(1)
  await expect
    .poll(() => {
      site.process.kill('SIGUSR2')
      return site.output()
    })
    .toContain('serving: 1 and 2')
})
