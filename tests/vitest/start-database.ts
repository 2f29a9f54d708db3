import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@oficio/launcher/postgres/start-embedded-postgres'
import { isAlive } from '@oficio/launcher/processes'
import type { TestProject } from 'vitest/node'
import { dropTestDatabases } from './drop-test-databases'
import { ensureTemplate } from './ensure-template'

const dataDir = fileURLToPath(new URL('../../.oficio/test', import.meta.url))

/**
 * Starts one PostgreSQL with one template database for the whole run. Each test process clones the template
 * (packages/domain/src/testing/test-database.ts). With TEST_DATABASE_URL, uses a running server instead. Its account
 * must be allowed to create databases and to switch triggers off.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer()
  const prefix = `oficio_test_${process.pid}_`
  await dropTestDatabases(server.url, isOfDeadRun)
  project.provide('testDatabase', {
    serverUrl: server.url,
    template: await ensureTemplate(server.url),
    prefix,
  })
  return async () => {
    await dropTestDatabases(server.url, (name) => name.startsWith(prefix))
    await server.stop()
  }
}

async function findServer(): Promise<{
  url: string
  stop: () => Promise<void>
}> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, stop: async () => undefined }
  const { urlOf, stop } = await startEmbeddedPostgres({
    dataDir,
    isDurable: false,
  })
  return { url: urlOf('postgres'), stop }
}

/** Whether a database belongs to a run that was killed and could not clean up. */
function isOfDeadRun(name: string): boolean {
  const pid = name.match(/^oficio_test_(\d+)_/)?.[1]
  return pid !== undefined && pid !== String(process.pid) && !isAlive(Number(pid))
}
