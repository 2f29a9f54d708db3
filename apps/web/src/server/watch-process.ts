import { isBuilding } from '@oficio/context/build-phase'
import { getConfig } from '@oficio/context/config'
import { getContext } from '@oficio/context/context'
import { EnvError } from '@oficio/context/env'
import { refuseDemoDatabase } from '@oficio/context/refuse-demo-database'
import { noteFailure } from './answer-failures'
import { startPurging } from './purge-pages'
import { startWatchingRequests } from './watch-requests'

/** Starts what runs as long as the process does. Ends the process where it may not serve. */
export async function startWatching(): Promise<void> {
  if (isBuilding()) return
  startWatchingRequests()
  startPurging()
  await endOnDemoDatabase()
}

const retryMs = 5_000

/** Next waits for the first answer before it serves; a database that is away is asked again beside. */
async function endOnDemoDatabase(): Promise<void> {
  try {
    await refuseDemoDatabase(getContext(), getConfig())
  } catch (error) {
    if (!(error instanceof EnvError)) return void setTimeout(endOnDemoDatabase, retryMs).unref()
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Notes what nobody caught: for the log, and for what is answered. */
export function noteUncaught(
  error: unknown,
  { headers, ...details }: { method: string; route: string; headers: NodeJS.Dict<string | string[]> },
): void {
  noteFailure(error, headers)
  getContext().log.error({ err: error, ...details }, 'rendering failed')
}
