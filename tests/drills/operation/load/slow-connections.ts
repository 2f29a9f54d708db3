import { connect, type Socket } from 'node:net'

/** How often a sender who never comes to an end sends the next letter. */
const letterMs = 1_000

/**
 * Opens so many connections that are no good, in three equal parts: some send a request letter by letter and never end it,
 * some ask for pages and read nothing of the answers, some go away in the middle, again and again. Returns how to end them.
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
    // Cut by the site, which is its right.
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

/** A page that is kept: thirty searches a second would be as much use again, not a bad connection. */
function goAway(socket: Socket, host: string): void {
  socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  setTimeout(() => socket.resetAndDestroy(), letterMs / 10)
}
