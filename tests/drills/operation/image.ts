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
import { waitOrThrow } from '../support/wait-or-throw'
import { readDockerfile } from './image/read-dockerfile'
import { isRoot, runInImage } from './image/run-in-image'
import type { RunningProgram } from './run-program'

const nodeCommand = (file: string) => ['node', '--enable-source-maps', file]

/**
 * Builds the contents of the image in a folder outside the repository, so that no program finds a file of the
 * repository by accident. Runs migrate, seed, web and worker there with a new database and the Dockerfile's
 * environment, and never as root.
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
      const program = start(nodeCommand(file))
      assert.equal(await program.exit, 0, `${file}:\n${program.output()}`)
      return performance.now() - startedAt
    }
    const migrateMs = await finish('prisma/dist/migrate.mjs')
    const againMs = await finish('prisma/dist/migrate.mjs')
    // The seed processes photos and hashes passwords, so it fails if a native package is missing from the image.
    await finish('prisma/dist/seed.mjs')
    const startedAt = performance.now()
    const web = start(image.command)
    const worker = start(nodeCommand('apps/worker/dist/main.mjs'))
    const ready = () => ask<{ workersAlive: number }>(`http://127.0.0.1:${port}/api/ready`)
    const programOutput = () => `web:\n${web.output()}\nworker:\n${worker.output()}`
    await waitOrThrow('web is ready', async () => (await ready()) !== null).catch(
      withProgramOutput(programOutput),
    )
    const webMs = performance.now() - startedAt
    await waitOrThrow('a worker is alive', async () => ((await ready())?.workersAlive ?? 0) > 0).catch(
      withProgramOutput(programOutput),
    )
    await checkHomePage(`http://127.0.0.1:${port}`)
    assert.ok((await readdir(files, { recursive: true })).length > 0, 'the seed kept no photo')
    // Programs load the code for traces only if a collector is set, so only a received trace shows that the image has it.
    await waitOrThrow('both send traces', async () => haveBothSentTraces(collector)).catch(
      withProgramOutput(programOutput),
    )
    return {
      name: 'image',
      text: describe({ bytes: sizeOf(folder), migrateMs, againMs, webMs }),
    }
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

const haveBothSentTraces = ({ spans }: LoopbackCollector): boolean =>
  ['web', 'worker'].every((part) => spans.some(({ process }) => process['oficio.part'] === part))

/** Checks that the home page is complete and that the same server sends its stylesheet. */
async function checkHomePage(origin: string): Promise<void> {
  const page = await (await fetch(origin)).text()
  const [, style] = /href="(\/_next\/static\/[^"]+\.css[^"]*)"/.exec(page) ?? []
  assert.ok(style && page.includes('</html>'), 'the home page is not whole')
  const answer = await fetch(origin + style)
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'text/css; charset=UTF-8'])
}

const ask = <T>(url: string): Promise<T | null> =>
  // The answer is not validated. The caller names the type that the contract promises.
  fetch(url).then(
    (answer) => (answer.ok ? (answer.json() as Promise<T>) : null),
    () => null,
  )

const withProgramOutput =
  (programOutput: () => string) =>
  (error: Error): never => {
    throw new Error(`${error.message}\n${programOutput()}`)
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
