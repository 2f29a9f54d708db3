import { getContext } from '@oficio/context/pinned-context'
import { noteFailure } from './failures'

interface Details {
  method: string
  route: string
}

/** Logs an uncaught error and records it for the step that answers failures. */
export function reportUncaught(error: unknown, { method, route }: Details): void {
  noteFailure(error)
  // Logs the digest, because Next's error page shows it.
  const { digest } = Object(error) as { digest?: unknown }
  const code = typeof digest === 'string' ? { code: digest } : {}
  getContext().log.error({ err: error, method, route, ...code }, 'rendering failed')
}
