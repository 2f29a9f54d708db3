import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { drain } from './drain'

const agents: Agent[] = []
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy()
})

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Sends requests as a proxy does, which keeps its connections open. */
function proxy() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  return async (server: Server | number): Promise<IncomingMessage> => {
    const port = typeof server === 'number' ? server : (server.address() as AddressInfo).port
    const call = request({ host: '127.0.0.1', port, agent, method: 'POST' })
    call.end()
    const [answer]: IncomingMessage[] = await once(call, 'response')
    if (!answer) throw new Error('no answer')
    answer.resume()
    await once(answer, 'end')
    return answer
  }
}

it('serves an open connection once more while it ends, and refuses new ones', async () => {
  const server = await listen((_request, response) => response.end('done'))
  const { port } = server.address() as AddressInfo
  const [send, sendAnew] = [proxy(), proxy()]
  expect((await send(server)).headers.connection).toBe('keep-alive')
  const onEnd = vi.fn()
  void drain(server).then(onEnd)
  await expect.poll(() => server.listening).toBe(false)
  await expect(sendAnew(port)).rejects.toThrow('ECONNREFUSED')
  const last = await send(port)
  expect(last.statusCode).toBe(200)
  server.closeIdleConnections()
  await expect.poll(() => onEnd.mock.calls).toEqual([[undefined]])
})

it('closes what stays idle, and what was busy until after the wait', async () => {
  let answerSlow = () => {}
  const server = await listen((_request, response) => {
    if (answers === 0) response.end()
    else answerSlow = () => response.end()
    answers += 1
  })
  let answers = 0
  const [idle, busy] = [proxy(), proxy()]
  await idle(server)
  const slow = busy(server)
  await expect.poll(() => answers).toBe(2)
  const onEnd = vi.fn()
  void drain(server, 50).then(onEnd)
  await expect.poll(() => connections(server)).toBe(1)
  expect(onEnd).not.toHaveBeenCalled()
  answerSlow()
  expect((await slow).statusCode).toBe(200)
  await expect.poll(() => onEnd.mock.calls).toEqual([[undefined]])
})

it('accepts everybody who is at the port before it closes', async () => {
  const server = await listen((_request, response) => response.end())
  const { port } = server.address() as AddressInfo
  const answers = Array.from({ length: 30 }, () => proxy()(port))
  // The system accepts all connections while this process is busy.
  const busyUntil = performance.now() + 200
  await new Promise(setImmediate)
  while (performance.now() < busyUntil);
  void drain(server)
  expect((await Promise.all(answers)).every(({ statusCode }) => statusCode === 200)).toBe(true)
})

const connections = (server: Server): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
