import { getContext } from '@oficio/context/pinned-context'
import { noteFailure } from './failures'

interface Details {
  method: string
  route: string
}

/** Notes an error that nobody caught: for the log, and for the step that answers failures. */
export function reportUncaught(error: unknown, { method, route }: Details): void {
  noteFailure(error)
  // Next's error page shows the digest.
  const { digest } = Object(error) as { digest?: unknown }
  const code = typeof digest === 'string' ? { code: digest } : {}
  getContext().log.error({ err: error, method, route, ...code }, 'rendering failed')
}
