import type { Log } from '@oficio/domain/kernel/ports'
import { Logger } from 'graphile-worker'

/** Returns graphile-worker's logger over ours. Its details are left out: they hold whole jobs with their payload. */
export function graphileLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    // The job's task logs its outcome with the name of the job.
    if (meta?.success || meta?.failure) return
    if (level === 'error') log.error({}, message)
    else if (level === 'warning') log.warn({}, message)
    else if (level === 'info') log.info({}, message)
  })
}
