import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '@oficio/launcher/root'
import { waitOrThrow } from '../../support/wait-or-throw'
import { isShown } from '../file-request'
import { Installation } from '../installation'
import { runCommand, tryCommand } from '../run-command'
import { callSteadily } from './steady-calls'
import { measureMs, type Row, seconds } from './step'

/** Age of the older version in commits, unless the baseline is younger. */
const commitsBack = 250
const olderImage = 'oficio-drill-older'

/**
 * Runs an older version with its own compose file, then this version on the same data, while visitors file requests.
 */
export async function upgradeFromOlder({ engine }: Installation): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'oficio-older-'))
  const commit = await olderCommit()
  const distance = await git('rev-list', '--count', `${commit}..HEAD`)
  await git('worktree', 'add', '--detach', join(folder, 'older'), commit)
  const site = await Installation.create(engine, 'oficio-drill-upgraded', { TRUSTED_PROXY_HOPS: '1' })
  try {
    await startOlder(site, folder)
    // The logs are read now, because they are deleted with the replaced container.
    const olderWeb = await site.container('web')
    const olderLogs = tryCommand('docker', ['logs', '--follow', olderWeb], { env: engine.env })
    const stopCalls = callSteadily(site.origin)
    await sleep(3_000)
    site.setComposeFiles(join(root, 'docker-compose.yml'))
    const upgradeMs = await measureMs(async () => {
      await site.compose('up', '--detach')
      await site.untilHealthy('web', 'worker')
    })
    await sleep(3_000)
    const calls = await stopCalls()
    const logs = await site.compose('logs', '--no-color', 'web', 'worker')
    const complaints = (text: string) => text.match(/^.*"level":"(warn|error|fatal)".*$/gm)?.join('\n') ?? ''
    const failures = [...calls.errors, ...calls.turnedAway].join('\n')
    if (failures)
      console.log(
        `${failures}\nthe older site says:\n${complaints((await olderLogs).output)}\nthis one says:\n${complaints(logs)}`,
      )
    assert.deepEqual(calls.errors, [], 'calls that failed during the upgrade')
    assert.ok(calls.requestIds.length > 10, 'hardly any request was filed')
    for (const id of calls.requestIds) assert.ok(await isShown(site.origin, id), `request ${id} is lost`)
    assert.deepEqual(logs.match(/^.*"level":"(error|fatal)".*$/gm) ?? [], [], 'errors in the new logs')
    const pauseMs = (calls.refusedAt.at(-1) ?? 0) - (calls.refusedAt[0] ?? 0)
    return [
      {
        label: `from ${commit}, ${distance} commits back, to this version on its data`,
        outcome: `${seconds(upgradeMs)}; ${calls.answeredCount} calls answered (${calls.requestIds.length} requests filed, all there afterwards), ${calls.refusedAt.length} refused within ${seconds(pauseMs)} while the one web container was replaced, ${calls.turnedAway.length} answered 503 with Retry-After, 0 errors`,
      },
    ]
  } finally {
    await site.close()
    await git('worktree', 'remove', '--force', join(folder, 'older'))
    await rm(folder, { recursive: true, force: true })
  }
}

const git = (...args: string[]): Promise<string> => runCommand('git', args, { cwd: root })

/**
 * Returns the commit of an older version whose database this version accepts. The baseline refuses databases from
 * before the last migration that it replaces.
 */
async function olderCommit(): Promise<string> {
  const baseline = ['--diff-filter=A', '--', 'prisma/migrations/*_baseline/migration.sql']
  const added = await git('log', '--max-count=1', '--format=%h', ...baseline)
  assert.ok(added, 'the history does not have the baseline: a shallow clone?')
  const isOldEnough = Number(await git('rev-list', '--count', `${added}..HEAD`)) > commitsBack
  return isOldEnough
    ? git('rev-list', '--max-count=1', `--skip=${commitsBack}`, '--abbrev-commit', 'HEAD')
    : git('rev-parse', '--short', `${added}^`)
}

async function startOlder(site: Installation, folder: string): Promise<void> {
  const override = join(folder, 'override.yml')
  const image = `{ image: ${olderImage} }`
  // Overrides only the image name and a port. Everything else comes from the older compose file.
  await writeFile(
    override,
    `services:
  migrate: ${image}
  worker: ${image}
  web: ${image}
  mail: { ports: !override ["127.0.0.1:\${MAILBOX_PORT}:8025"] }
`,
  )
  site.setComposeFiles(join(folder, 'older/docker-compose.yml'), override)
  await site.compose('build', 'migrate')
  await site.compose('up', '--detach')
  await site.untilHealthy('postgres')
  await waitOrThrow('the older site is ready', () => site.isReady())
}
