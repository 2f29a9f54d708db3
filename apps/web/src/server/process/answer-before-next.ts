import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { answerDirectly } from './direct-calls'
import { sendReadyPage } from './ready-pages'

/**
 * Answers what needs nothing of Next where the server hears of a request, after `startWatchingRequests` has prepared it:
 * whole pages that are kept, and calls that everybody makes.
 */
export function startAnsweringBeforeNext(): void {
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, event: string, ...given: unknown[]) {
    // What node:http hands to this event.
    const [request, response] = given as [IncomingMessage, ServerResponse]
    if (event === 'request' && (sendReadyPage(request, response) || answerDirectly(request, response)))
      return true
    return Reflect.apply(emit, this, [event, ...given])
  } as typeof emit
}
