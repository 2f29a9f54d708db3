import { json } from '../../respond'

/** The faults of a real service that the stand-in can imitate. */
export type Fault =
  | { kind: 'hang' }
  | { kind: 'status'; status: number }
  /** A response of status 200 that refuses the call: OVER_QUERY_LIMIT, REQUEST_DENIED. */
  | { kind: 'refusal'; status: string }
  | { kind: 'no-json' }
  | { kind: 'endless' }
  | { kind: 'broken-connection' }
  /** Invalid rows among the valid ones. */
  | { kind: 'rows'; rows: readonly unknown[] }
  | { kind: 'redirect'; location: string }
  | { kind: 'body'; type: string; bytes: Uint8Array }

/** Closes the connection before any response. */
export type BreakOff = () => void

/** Returns the faulty response. Returns null for a fault that only changes the normal response. */
export async function misbehave(fault: Fault, breakOff: BreakOff): Promise<Response | null> {
  switch (fault.kind) {
    case 'hang':
      return new Promise(() => undefined)
    case 'status':
      return json(fault.status, { error: 'simulated' })
    case 'refusal':
      return json(200, { status: fault.status, error_message: 'simulated', results: [], predictions: [] })
    case 'no-json':
      return new Response('<html>', { headers: { 'content-type': 'text/html' } })
    case 'endless':
      return new Response(endless(), { headers: { 'content-type': 'application/json' } })
    case 'broken-connection':
      breakOff()
      return new Promise(() => undefined)
    case 'redirect':
      return new Response(null, { status: 302, headers: { location: fault.location } })
    case 'body':
      return new Response(Buffer.from(fault.bytes), { headers: { 'content-type': fault.type } })
    case 'rows':
      return null
  }
}

/** Returns a body that never ends while somebody reads it. */
export function endless(first: Uint8Array = new Uint8Array()): ReadableStream<Uint8Array> {
  const block = new Uint8Array(64 * 1024).fill(0x20)
  return new ReadableStream({
    start: (controller) => {
      if (first.length > 0) controller.enqueue(first)
    },
    pull: (controller) => controller.enqueue(block),
  })
}
