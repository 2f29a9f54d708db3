import { connect, type Socket } from 'node:net'

/** Milliseconds between the bytes of a sender who never finishes. */
const letterMs = 1_000

/**
 * Opens that many bad connections, a third of each kind. The first kind sends a request byte by byte and never
 * finishes. The second requests pages and never reads the answers. The third aborts in the middle, again and again.
 * Returns a function that closes all.
 */
export function openBadConnections(origin: string, count: number): () => void {
  const { port, host } = new URL(origin)
  const kinds = [sendSlowly, readNothing, goAway]
  let isOver = false
  const open = new Set<Socket>()
  const again = (kind: (typeof kinds)[number]) => {
    if (isOver) return
    const socket = connect(Number(port), 'localhost')
    open.add(socket)
    // The site may close a bad connection, so errors are ignored.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      open.delete(socket)
      setTimeout(() => again(kind), letterMs)
    })
    socket.on('connect', () => kind(socket, host))
  }
  for (let index = 0; index < count; index += 1) again(kinds[index % kinds.length] ?? sendSlowly)
  return () => {
    isOver = true
    for (const socket of open) socket.destroy()
  }
}

function sendSlowly(socket: Socket, host: string): void {
  socket.write(`POST /api/service-requests HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `)
  const timer = setInterval(() => socket.write('a'), letterMs)
  socket.on('close', () => clearInterval(timer))
}

function readNothing(socket: Socket, host: string): void {
  socket.pause()
  const ask = `GET /search/professionals?query=plomero HTTP/1.1\r\nHost: ${host}\r\n\r\n`
  socket.write(ask.repeat(5))
}

/** Requests a cached page. Thirty searches a second would be additional load, and not a bad connection. */
function goAway(socket: Socket, host: string): void {
  socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  setTimeout(() => socket.resetAndDestroy(), letterMs / 10)
}
