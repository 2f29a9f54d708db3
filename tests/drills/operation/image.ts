import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type LoopbackCollector,
  startLoopbackCollector,
} from '@oficio/gateways/opentelemetry/testing/loopback-collector'
import { findFreePort } from '@oficio/launcher/ports'
import { startEmbeddedPostgres } from '@oficio/launcher/postgres/start-embedded-postgres'
import { root } from '@oficio/launcher/root'
import { sizeOf } from '../../../scripts/image-faults.mjs'
import { buildPrograms } from '../support/build-programs'
import type { Section } from '../support/record-figures'
import { until } from '../support/until'
import { readDockerfile } from './image/read-dockerfile'
import { isRoot, runInImage } from './image/run-in-image'
import type { RunningProgram } from './run-program'

const bundled = (file: string) => ['node', '--enable-source-maps', file]

/**
 * Puts together what the image holds, outside of the repository, so that nothing of it can be found there, and starts migrate,
 * web and worker from it against a database of its own, with the environment that the Dockerfile sets and not as root.
 */
export async function run(): Promise<Section> {
  buildPrograms({ web: true, isShipped: true })
  const home = await mkdtemp(join(tmpdir(), 'oficio-image-'))
  const stops = [() => rm(home, { recursive: true, force: true })]
  try {
    await chmod(home, 0o755)
    const folder = join(home, 'app')
    const imageBuild = spawnSync(process.execPath, [join(root, 'scripts/image.mjs'), folder], {
      encoding: 'utf8',
    })
    assert.equal(imageBuild.status, 0, imageBuild.stderr)
    const image = await readDockerfile()
    assert.deepEqual(image.copies, ['--from=build /image ./'])
    assert.equal(image.user, 'node')
    const collector = await startLoopbackCollector()
    stops.push(collector.close)
    const database = await startEmbeddedPostgres({ dataDir: join(home, 'database'), preferredPort: 0 })
    stops.push(database.stop)
    const port = await findFreePort()
    const files = join(home, 'files')
    await mkdir(files)
    if (isRoot) await chown(files, 1000, 1000)
    const secret = 'image'.repeat(10)
    const env = {
      ...image.env,
      OFICIO_MODE: 'demo',
      DATABASE_URL: database.url,
      APP_ORIGIN: `http://localhost:${port}`,
      PORT: String(port),
      FILES_DIR: files,
      AUTH_SECRET: secret,
      TOKEN_SECRET: secret,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    }
    const start = (command: readonly string[]): RunningProgram => {
      const program = runInImage(folder, command, env)
      stops.push(program.stop)
      return program
    }
    const finish = async (file: string) => {
      const startedAt = performance.now()
      const program = start(bundled(file))
      assert.equal(await program.exit, 0, `${file}:\n${program.output()}`)
      return performance.now() - startedAt
    }
    const migrateMs = await finish('prisma/dist/migrate.mjs')
    const againMs = await finish('prisma/dist/migrate.mjs')
    // Photos, passwords and every use-case behind the demo: what native packages and their files are needed for.
    await finish('prisma/dist/seed.mjs')
    const startedAt = performance.now()
    const web = start(image.command)
    const worker = start(bundled('apps/worker/dist/main.mjs'))
    const ready = () => ask<{ workersAlive: number }>(`http://127.0.0.1:${port}/api/ready`)
    const saying = () => `web:\n${web.output()}\nworker:\n${worker.output()}`
    await until('web is ready', async () => (await ready()) !== null).catch(withWords(saying))
    const webMs = performance.now() - startedAt
    await until('a worker is alive', async () => ((await ready())?.workersAlive ?? 0) > 0).catch(
      withWords(saying),
    )
    await lookAtHome(`http://127.0.0.1:${port}`)
    assert.ok((await readdir(files, { recursive: true })).length > 0, 'the seed kept no photo')
    // Loaded only where it is asked for, so nothing else would show that it is there.
    await until('both send traces', async () => haveBothSent(collector)).catch(withWords(saying))
    return {
      name: 'image',
      text: describe({ bytes: sizeOf(folder), migrateMs, againMs, webMs }),
    }
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

const haveBothSent = ({ spans }: LoopbackCollector): boolean =>
  ['web', 'worker'].every((part) => spans.some(({ process }) => process['oficio.part'] === part))

/** The page is whole: with its style, which the same server gives out. */
async function lookAtHome(origin: string): Promise<void> {
  const page = await (await fetch(origin)).text()
  const [, style] = /href="(\/_next\/static\/[^"]+\.css[^"]*)"/.exec(page) ?? []
  assert.ok(style && page.includes('</html>'), 'the home page is not whole')
  const answer = await fetch(origin + style)
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'text/css; charset=UTF-8'])
}

const ask = <T>(url: string): Promise<T | null> =>
  // The shape is the contract's own.
  fetch(url).then(
    (answer) => (answer.ok ? (answer.json() as Promise<T>) : null),
    () => null,
  )

const withWords =
  (saying: () => string) =>
  (error: Error): never => {
    throw new Error(`${error.message}\n${saying()}`)
  }

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

function describe(figures: Record<'bytes' | 'migrateMs' | 'againMs' | 'webMs', number>): string {
  const { bytes, migrateMs, againMs, webMs } = figures
  return `
What \`scripts/image.mjs\` puts together, which is all that the Dockerfile copies: ${(bytes / 2 ** 20).toFixed(0)} MB. No source, test, secret or package of
development is in it, no link that leads out of it, and nothing that others may change.

- Started from a folder outside of the repository, ${isRoot ? 'as an account that owns none of its files' : 'as the account that ran the drill (as root it takes another one)'}, with the environment that the Dockerfile sets.
- migrate makes the tables of an empty database in ${seconds(migrateMs)}, and finds nothing to do in ${seconds(againMs)}; the seed fills it, photos included.
- web is ready ${seconds(webMs)} after its start and serves pages and their files; a worker gives signs of life. Both send their traces to a collector.`
}
