import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { z } from 'zod'

const channel = 'undici:request:create'
const message = z.object({ request: z.object({ origin: z.unknown(), method: z.string(), path: z.string() }) })

/** Records every request of this process to an origin, including retries, such as 'POST /checkout/preferences'. */
export function recordCalls(origin: string) {
  const calls: string[] = []
  const note = (published: unknown) => {
    const { request } = message.parse(published)
    const [path = ''] = request.path.split('?')
    if (String(request.origin) === origin) calls.push(`${request.method} ${path.replace(/(.)\/$/, '$1')}`)
  }
  subscribe(channel, note)
  return { calls, stop: () => void unsubscribe(channel, note) }
}
