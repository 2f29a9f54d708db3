import type { BrowserContext, Request } from '@playwright/test'
import { undeclaredAnswers } from '../../api/undeclared-answers'

export type Judge = ReturnType<typeof undeclaredAnswers>

/** Returns what judges an answer of that site by the document that the site itself gives out. */
export async function openJudge(origin: string): Promise<Judge> {
  const answer = await fetch(`${origin}/api/openapi.json`)
  return undeclaredAnswers(await answer.json())
}

/**
 * Watches the answers of the API that a browser receives, also those that a test makes up. Returns how to end that, which
 * throws when the document does not declare one of them.
 */
export function watchAnswers(context: BrowserContext, judge: Judge): () => Promise<void> {
  const faults: Promise<string | null>[] = []
  // Not 'response': the body of a stream of events never ends.
  // A page that closes meanwhile takes the answer with it.
  const listen = (request: Request) => void faults.push(faultOf(request, judge).catch(() => null))
  context.on('requestfinished', listen)
  return async () => {
    context.off('requestfinished', listen)
    const undeclared = [...new Set(await Promise.all(faults))].filter((fault) => fault !== null)
    if (undeclared.length > 0) throw new Error(undeclared.join('\n'))
  }
}

async function faultOf(request: Request, judge: Judge): Promise<string | null> {
  const { pathname } = new URL(request.url())
  const answer = await request.response()
  // A browser that has the body already is answered 304.
  if (!answer || !pathname.startsWith('/api/') || answer.status() === 304) return null
  const contentType = answer.headers()['content-type']?.split(';')[0] ?? ''
  // The browser forgets bodies of pages that it left.
  const body = contentType.endsWith('json') ? await answer.json().catch(() => undefined) : undefined
  const seen = { method: request.method(), path: pathname.slice('/api'.length), status: answer.status() }
  const fault = judge({ ...seen, contentType, body })
  return fault && `undeclared answer: ${seen.method} ${pathname} ${seen.status}: ${fault}`
}
