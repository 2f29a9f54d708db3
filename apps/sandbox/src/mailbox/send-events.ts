import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MessageStore } from './message-store'

/** Tells an open page that the list changed, until the page goes away. */
export function sendEvents(store: MessageStore, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
  })
  response.write(': hola\n\n')
  request.on(
    'close',
    store.onChange(() => response.write('data: changed\n\n')),
  )
}
