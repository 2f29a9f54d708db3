import 'server-only'
import { type Principal, resolveSession } from '@oficio/domain/accounts/sessions/resolve-session'
import { readCookie, sessionCookieName } from '../callers/cookies'
import { readCookieClaims } from '../callers/principal'
import { answerToError } from '../calls/answers'
import { web } from '../calls/web'
import { clientAddressHeader } from '../limits/client-address'
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
 * Answers with an event stream. A message tells the page to check its session again (`changes-channel.ts` lists the
 * changes that are reported). Answers 204 to a visitor who is not signed in, because browsers do not
 * reconnect after 204. Answers 429 to an account that starts too many streams.
 */
export async function answerChanges(request: Request): Promise<Response> {
  try {
    const principal = await admitPrincipal(request.headers)
    return principal === null ? new Response(null, { status: 204 }) : openStream(request, principal)
  } catch (error) {
    const { answer, isUnexpected } = answerToError(error)
    if (isUnexpected) web().ctx.log.error({ err: error }, 'stream not opened')
    return answer
  }
}

/**
 * Returns the signed-in user, or null. Counts the call before the query, because a program may start streams as fast as
 * it can. Throws rate_limited.
 */
async function admitPrincipal(headers: Headers): Promise<Principal | null> {
  const { ctx, authSecret, limiter } = web()
  const cookie = readCookie(headers, sessionCookieName(ctx.site.origin))
  const claims = cookie === null ? null : await readCookieClaims(cookie, authSecret)
  const address = headers.get(clientAddressHeader) ?? 'unknown'
  await limiter.countCall('read', { address, userId: claims?.userId ?? null, deviceHash: null })
  return claims && resolveSession(ctx, claims)
}

function openStream(request: Request, principal: Principal): Response {
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
      // The page sends the role with which it was rendered. The role may have changed while the page was loading.
      if (new URL(request.url).searchParams.get('role') !== principal.role) say('data: changed')
    },
    cancel: () => stop(),
  })
  return new Response(stream, { headers })
}
