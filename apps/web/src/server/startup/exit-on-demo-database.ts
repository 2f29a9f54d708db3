import { EnvError } from '@oficio/context/env'
import { retryUntilReady } from '@oficio/context/retry-until-ready'
import type { Log } from '@oficio/domain/kernel/ports'

interface Options {
  log: Log
  /** Ends the process, because it must not serve. */
  end: (error: unknown) => void
}

/**
 * Resolves after the first try of `check`, because Next waits for it before it serves. If the database is down, retries
 * in the background. If `check` rejects the environment, ends the process.
 */
export async function exitOnDemoDatabase(check: () => Promise<void>, { log, end }: Options): Promise<void> {
  await new Promise<void>((resolve) => {
    const checkOnce = async () => {
      try {
        await check()
      } catch (error) {
        if (!isFinal(error)) resolve()
        throw error
      }
    }
    const signal = new AbortController().signal
    retryUntilReady(checkOnce, { log, signal, isFinal }).catch(end).finally(resolve)
  })
}

const isFinal = (error: unknown) => error instanceof EnvError
