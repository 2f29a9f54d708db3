import type { OpenStep, Traces } from '@oficio/domain/kernel/ports'

/**
 * Wraps an adapter so that each asynchronous call is traced as a step ('mercadopago getPayment'). Records neither
 * arguments nor results. Returns the adapter itself if traces are off.
 */
export function watchedPort<Port extends object>(traces: Traces | null, system: string, port: Port): Port {
  if (traces === null) return port
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function' || typeof name === 'symbol') return value
      return (...args: unknown[]) => {
        const facts = { 'peer.service': system, 'oficio.call': name }
        const open = traces.begin({ kind: 'call', name: `${system} ${name}`, facts })
        const answer: unknown = open.within(() => Reflect.apply(value, target, args))
        // A synchronous result involved no external system: it is arithmetic or closes connections.
        return answer instanceof Promise ? endedWith(open, answer) : answer
      }
    },
  })
}

async function endedWith(open: OpenStep, answer: Promise<unknown>): Promise<unknown> {
  try {
    const value = await answer
    open.end()
    return value
  } catch (error) {
    open.end({ fault: error })
    throw error
  }
}
