import 'server-only'
import { readCookie, sessionCookieName } from '../callers/cookies'
import { findCookiePrincipal } from '../callers/principal'
import { web } from '../calls/web'
import { accountStreams } from './account-streams'

/** How soon a browser asks again when the line breaks, and how often something is said so that nobody between cuts it. */
const retryMs = 2_000
const pulseMs = 25_000

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Whoever compresses would keep it back until there is more.
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Answers with a stream that says when to ask again who this is: a session of the account ended, or its role or state
 * changed. Whoever is not logged in gets 204, after which a browser does not ask again.
 */
export async function answerChanges(request: Request): Promise<Response> {
  const source = web()
  const cookie = readCookie(request.headers, sessionCookieName(source.ctx.site.origin))
  const principal = cookie === null ? null : await findCookiePrincipal(source, cookie)
  if (principal === null) return new Response(null, { status: 204 })
  let stop: () => void = () => undefined
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const say = (text: string) => controller.enqueue(new TextEncoder().encode(`${text}\n\n`))
      const pulse = setInterval(() => say(':'), pulseMs)
      const remove = accountStreams().add(principal.userId, {
        tell: () => say('data: changed'),
        end: () => {
          stop()
          controller.close()
        },
      })
      stop = () => {
        clearInterval(pulse)
        remove()
      }
      say(`retry: ${retryMs}`)
      // What changed while the page was on its way is told as well.
      if (new URL(request.url).searchParams.get('role') !== principal.role) say('data: changed')
    },
    cancel: () => stop(),
  })
  return new Response(stream, { headers })
}
