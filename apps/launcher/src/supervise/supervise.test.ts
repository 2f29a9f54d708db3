import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isAlive } from '../processes'
import { type Supervised, supervise } from './supervise'

let folder: string
let running: Supervised | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oficio-supervise-'))
})

afterEach(async () => {
  await running?.stop()
  running = undefined
  await rm(folder, { recursive: true, force: true })
})

/** Supervises a program given as source text, and collects its output. */
async function run(source: string) {
  const file = join(folder, 'program.mjs')
  await writeFile(file, source)
  const lines: string[] = []
  running = supervise({
    name: 'program',
    args: [file],
    cwd: folder,
    env: {},
    onLine: (line) => lines.push(line),
    log: () => undefined,
    stopTimeoutMs: 500,
  })
  running.start()
  return { program: running, lines }
}

const pids = (lines: string[]) => lines.map(Number).filter((pid) => pid > 0)
const forever = 'console.log(process.pid); setInterval(() => {}, 1000);'

describe('a supervised process', () => {
  it('is started again when it dies', async () => {
    const { program, lines } = await run(forever)
    await expect.poll(() => pids(lines).length).toBe(1)
    await program.kill('SIGKILL')
    await expect.poll(() => pids(lines).length).toBe(2)
    expect(new Set(pids(lines)).size).toBe(2)
  })

  it('stops on request, and stays stopped', async () => {
    const { program, lines } = await run(
      `process.on('SIGTERM', () => { console.log('bye'); process.exit(0) }); ${forever}`,
    )
    await expect.poll(() => pids(lines).length).toBe(1)
    await program.stop()
    await expect.poll(() => lines).toContain('bye')
    expect(pids(lines).map(isAlive)).toEqual([false])
  })

  it('is killed with its children if it ignores the signal', async () => {
    const { program, lines } = await run(
      `import { spawn } from 'node:child_process'
       process.on('SIGTERM', () => {})
       console.log(spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']).pid)
       ${forever}`,
    )
    await expect.poll(() => pids(lines).length).toBe(2)
    await program.stop()
    await expect.poll(() => pids(lines).some(isAlive)).toBe(false)
  })

  it('is reported with its last output after three deaths before it is ready', async () => {
    const { program } = await run(`console.error('no database'); process.exit(1)`)
    await expect(program.ready(async () => false, Number.POSITIVE_INFINITY)).rejects.toThrow(
      /program no pudo iniciar.*no database/s,
    )
  })
})

it.each([
  ['a program', ''],
  // Next reports failures in this form.
  [
    'one that does not listen, and tells of every failure,',
    `process.on('SIGTERM', () => {}); process.on('uncaughtException', console.error); setInterval(() => console.log('still here'), 10)`,
  ],
])('%s whose launcher is killed ends by itself', async (_name, source) => {
  const watched = join(folder, 'watched.mjs')
  const note = join(folder, 'pid')
  // The file contains no types, so Node can run it unchanged.
  const watcher = join(folder, 'watch-parent.mjs')
  await copyFile(join(import.meta.dirname, '../watch-parent.ts'), watcher)
  await writeFile(
    watched,
    `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(note)}, String(process.pid)); setInterval(() => {}, 1000); ${source}`,
  )
  const launcher = spawn(process.execPath, [
    '-e',
    `const watcher = ${JSON.stringify(pathToFileURL(watcher).href)} + '?mostMs=200&launcher=' + process.pid
     const options = { detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }
     require('node:child_process').spawn(process.execPath, ['--import', watcher, ${JSON.stringify(watched)}], options)
     setInterval(() => {}, 1000)`,
  ])
  const pid = async () => Number(await readFile(note, 'utf8').catch(() => '0'))
  await expect.poll(pid).toBeGreaterThan(0)
  launcher.kill('SIGKILL')
  await once(launcher, 'exit')
  const child = await pid()
  await expect.poll(() => isAlive(child)).toBe(false)
})
