import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@oficio/launcher/ports'
import { root } from '@oficio/launcher/root'
import { missingPrograms } from '../../../front-cache/run-program'
import { startNginx } from '../../../front-cache/start-nginx'
import { waitOrThrow } from '../../support/wait-or-throw'
import type { Installation } from '../installation'
import { runCommand } from '../run-command'
import { callSteadily } from './steady-calls'
import { measureMs, type Row, seconds } from './step'

const rounds = 3

/**
 * Replaces two web containers one after the other behind the shipped nginx configuration, while visitors read and file.
 */
export async function rollingRestart(installation: Installation): Promise<Row[]> {
  if (missingPrograms('nginx').length > 0)
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'])
  const folder = await mkdtemp(join(tmpdir(), 'oficio-two-webs-'))
  const compose = join(root, 'docker-compose.yml')
  const override = join(folder, 'second.yml')
  const port = await findFreePort()
  await writeFile(
    override,
    `services:
  second:
    extends: { file: ${compose}, service: web }
    ports: !override ["127.0.0.1:${port}:3000"]
`,
  )
  // There are two proxies: nginx, and the drill, which sets its visitors' addresses.
  await installation.set({ TRUSTED_PROXY_HOPS: '2' })
  installation.setComposeFiles(compose, override)
  await installation.compose('up', '--detach')
  await installation.untilHealthy('web', 'second', 'worker')
  const secondOrigin = `http://localhost:${port}`
  const origins = { web: installation.origin, second: secondOrigin }
  const nginx = await startNginx(
    Object.values(origins).map((origin) => origin.replace('localhost', '127.0.0.1')),
  )
  try {
    const stopCalls = callSteadily(nginx.origin)
    const ms = await measureMs(async () => {
      for (let round = 0; round < rounds; round += 1)
        for (const [service, origin] of Object.entries(origins)) {
          await installation.compose('up', '--detach', '--no-deps', '--force-recreate', service)
          await waitOrThrow(`${service} is ready`, () => isReady(origin))
        }
    })
    const { answeredCount, errors, turnedAway, refusedAt } = await stopCalls()
    const lostCalls = [...errors, ...turnedAway, ...refusedAt.map((at) => `no answer at ${at}`)]
    assert.equal(lostCalls.length, 0, `calls lost:\n${lostCalls.join('\n')}\nnginx says:\n${nginx.log()}`)
    return [
      {
        label: `two web containers behind \`deploy/nginx\`, each replaced ${rounds} times, one after the other`,
        outcome: `${seconds(ms)}; ${answeredCount} calls answered, 0 lost`,
      },
    ]
  } finally {
    await nginx.stop()
    installation.setComposeFiles(compose)
    await rm(folder, { recursive: true, force: true })
  }
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
