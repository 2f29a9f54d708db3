import type { APIRequestContext, APIResponse, BrowserContext, Request } from '@playwright/test'
import { undeclaredAnswers } from '../../api/undeclared-answers'

export type Judge = ReturnType<typeof undeclaredAnswers>

/** Returns what judges an answer of that site by the document that the site itself gives out. */
export async function openJudge(origin: string): Promise<Judge> {
  const answer = await fetch(`${origin}/api/openapi.json`)
  return undeclaredAnswers(await answer.json())
}

/**
 * Watches the answers of the API that a browser receives, made-up ones included, and those to the context's own
 * requests. Returns how to end that, which throws when the document does not declare an answer.
 */
export function watchAnswers(context: BrowserContext, judge: Judge): () => Promise<void> {
  const faults: Promise<string | null>[] = []
  // Not 'response': the body of a stream of events never ends.
  // A page that closes meanwhile takes the answer with it.
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
 * Judges the answers that a test receives by a request context, also that of a page, whose calls no event of the browser
 * tells. Returns a function that throws when the document does not declare one of them.
 */
export function watchRequests(request: APIRequestContext, judge: Judge): () => void {
  const faults = new Set<string>()
  const fetch = request.fetch.bind(request)
  // `get`, `post` and the others go through it.
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

/** After a redirect the answer is that of another address, which was read. */
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
  // A client that has the body already is answered 304.
  if (!pathname.startsWith('/api/') || status === 304) return null
  const contentType = answer.headers()['content-type']?.split(';')[0] ?? ''
  // The browser forgets bodies of pages that it left.
  const body = contentType.endsWith('json') ? await answer.json().catch(() => undefined) : undefined
  const fault = judge({ method, path: pathname.slice('/api'.length), status, contentType, body })
  return fault && `undeclared answer: ${method} ${pathname} ${status}: ${fault}`
}
