import 'server-only'
import { readCookie, sessionCookieName } from '../callers/cookies'
import { findCookiePrincipal } from '../callers/principal'
import { web } from '../calls/web'
import { accountStreams } from './account-streams'

/** How soon a browser reconnects after the stream breaks, and how often a message keeps the connection open, in ms. */
const retryMs = 2_000
const pulseMs = 25_000

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // `no-transform`, because a compressing proxy would hold messages back until it has more data.
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Answers with an event stream. A message tells the page to check its session again, because a session of the account
 * ended or the account's role or state changed. Answers 204 to a visitor who is not signed in, because browsers do not
 * reconnect after 204.
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
      // Also reports a change that happened while the page was loading.
      if (new URL(request.url).searchParams.get('role') !== principal.role) say('data: changed')
    },
    cancel: () => stop(),
  })
  return new Response(stream, { headers })
}
