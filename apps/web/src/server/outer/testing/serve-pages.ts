import { createServer, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pageStore } from '../../page-store/page-store'
import CacheHandler from '../cache-handler'
import { answerFromStore, keepPage } from '../kept-pages'
import { prepareRequest } from '../prepare-request'
import { noteRendering } from '../rendering'
import { SiteResponse } from '../site-response'

const stops: (() => unknown)[] = []
/** Stops the servers of a test and forgets their pages. */
export function closeSites(): void {
  for (const stop of stops.splice(0)) stop()
  pageStore().purge(['business:1'])
  // A purged page would be sent for another second.
  pageStore().drop(`html ${path}`)
}

export const handler = new CacheHandler()
export const path = '/business/cafe'
export const html = `<!DOCTYPE html><main>${'Café '.repeat(500)}</main>`
export const headersOfNext = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=60',
  etag: '"one"',
}

/** Responds as Next does: a cached read, the page, then the response. */
export async function renderPage(_request: IncomingMessage, response: SiteResponse): Promise<void> {
  await handler.get('read', { tags: ['business:1'] })
  await handler.set('/page', { kind: 'APP_PAGE' }, { cacheControl: { revalidate: 60 } })
  response.writeHead(200, headersOfNext)
  response.write(html.slice(0, 40))
  response.end(html.slice(40))
}

/**
 * Starts a server with the steps around Next. Returns a function that sends a request, and a counter of Next's
 * renderings.
 */
export async function serve(
  next: (request: IncomingMessage, response: SiteResponse) => unknown = renderPage,
) {
  let arrivals = 0
  let renderCount = 0
  const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    response.setHeader('x-request-id', 'one')
    arrivals += 1
    prepareRequest(request, 0)
    answerFromStore(request, response, () => {
      renderCount += 1
      noteRendering(request, (rendering) => {
        response.reviewHead = keepPage(request, response, rendering)
        next(request, response)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  // The cast is safe, because a server that listens on a port has an address with a port. The type also covers pipes.
  const { port } = server.address() as AddressInfo
  const ask = async (headers: Record<string, string> = {}, method = 'GET', url = path) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      send({ port, path: url, headers, method }, resolve).on('error', reject).end()
    })
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
  }
  return { port, ask, arrivals: () => arrivals, renderCount: () => renderCount }
}
