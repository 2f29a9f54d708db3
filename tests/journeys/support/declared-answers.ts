import type { APIRequestContext, APIResponse, BrowserContext, Request } from '@playwright/test'
import { undeclaredAnswers } from '../../api/undeclared-answers'

export type Judge = ReturnType<typeof undeclaredAnswers>

/** Returns a function that checks an answer of the site against the document that the site itself serves. */
export async function openJudge(origin: string): Promise<Judge> {
  const answer = await fetch(`${origin}/api/openapi.json`)
  return undeclaredAnswers(await answer.json())
}

/**
 * Watches the API answers that a browser receives, including mocked ones, and those to the context's own requests.
 * Returns a function that stops watching and throws if the document does not declare an answer.
 */
export function watchAnswers(context: BrowserContext, judge: Judge): () => Promise<void> {
  const faults: Promise<string | null>[] = []
  // Uses 'requestfinished' and not 'response', because the body of an event stream never ends. If the page closes
  // meanwhile, the answer is lost and not checked.
  const listen = (request: Request) => void faults.push(faultOf(request, judge).catch(() => null))
  context.on('requestfinished', listen)
  const stopWatchingRequests = watchRequests(context.request, judge)
  return async () => {
    context.off('requestfinished', listen)
    const undeclared = [...new Set(await Promise.all(faults))].filter((fault) => fault !== null)
    if (undeclared.length > 0) throw new Error(undeclared.join('\n'))
    stopWatchingRequests()
  }
}

/**
 * Checks the answers that a test receives from a request context. Includes the context of a page, for whose calls the
 * browser emits no event. Returns a function that throws if the document does not declare an answer.
 */
export function watchRequests(request: APIRequestContext, judge: Judge): () => void {
  const faults = new Set<string>()
  const fetch = request.fetch.bind(request)
  // `get`, `post` and the other methods call it.
  request.fetch = async <T>(target: string | Request, options?: Parameters<typeof fetch>[1]) => {
    const answer = await fetch<T>(target, options)
    const fault = await faultOfAnswer(answer, methodOf(target, answer, options?.method), judge)
    if (fault) faults.add(fault)
    return answer
  }
  return () => {
    if (faults.size > 0) throw new Error([...faults].join('\n'))
  }
}

/** Returns the method of the answered request. After a redirect, the answer belongs to a GET of another address. */
function methodOf(target: string | Request, answer: APIResponse, method = 'GET'): string {
  if (typeof target !== 'string') return target.method()
  const { pathname } = new URL(target, answer.url())
  return new URL(answer.url()).pathname === pathname ? method.toUpperCase() : 'GET'
}

async function faultOf(request: Request, judge: Judge): Promise<string | null> {
  const answer = await request.response()
  return answer && faultOfAnswer(answer, request.method(), judge)
}

type Answer = Pick<APIResponse, 'url' | 'status' | 'headers' | 'json'>

async function faultOfAnswer(answer: Answer, method: string, judge: Judge): Promise<string | null> {
  const { pathname } = new URL(answer.url())
  const status = answer.status()
  // A client that has the body already gets 304.
  if (!pathname.startsWith('/api/') || status === 304) return null
  const contentType = answer.headers()['content-type']?.split(';')[0] ?? ''
  // The browser discards the bodies of pages that it left.
  const body = contentType.endsWith('json') ? await answer.json().catch(() => undefined) : undefined
  const fault = judge({ method, path: pathname.slice('/api'.length), status, contentType, body })
  return fault && `undeclared answer: ${method} ${pathname} ${status}: ${fault}`
}
