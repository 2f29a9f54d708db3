import { connect, createServer, type Socket } from 'node:net'

export interface QueryCounter {
  /** Address of the database through the counter. */
  url: string
  /** Returns the statements since the last call of `take`, in order. */
  take(): string[]
  stop(): Promise<void>
}

/**
 * Starts a proxy between a process and PostgreSQL that records each statement, because only the wire shows all of them.
 */
export async function countQueries(databaseUrl: string): Promise<QueryCounter> {
  const { hostname, port } = new URL(databaseUrl)
  let statements: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    const note = readStatements((statement) => statements.push(statement))
    client.on('data', note)
    client.pipe(database).pipe(client)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        client.destroy()
        database.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the counter got no port')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  return {
    url: url.href,
    take: () => {
      const recentStatements = statements
      statements = []
      return recentStatements
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/**
 * Returns a parser of the client's side of PostgreSQL's protocol. The first message has no type. Later messages have a
 * type, a length and a body. A statement is sent directly ('Q'), or prepared ('P') and then bound ('B').
 */
function readStatements(onStatement: (statement: string) => void): (chunk: Buffer) => void {
  const preparedStatements = new Map<string, string>()
  let waiting = Buffer.alloc(0)
  let isStarted = false
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk])
    for (;;) {
      const typeBytes = isStarted ? 1 : 0
      if (waiting.length < typeBytes + 4) return
      const end = typeBytes + waiting.readUInt32BE(typeBytes)
      if (waiting.length < end) return
      const type = isStarted ? String.fromCharCode(waiting[0] ?? 0) : ''
      const [first = '', second = ''] = waiting
        .subarray(typeBytes + 4, end)
        .toString('utf8')
        .split('\0', 2)
      if (type === 'Q') onStatement(first)
      if (type === 'P') preparedStatements.set(first, second)
      if (type === 'B') onStatement(preparedStatements.get(second) ?? '')
      isStarted = true
      waiting = waiting.subarray(end)
    }
  }
}

/** Returns a summary of a statement in two words: its verb, and its table or function. */
export function nameStatement(statement: string): string {
  const verb = /^\s*(?:--.*\n\s*)*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? ''
  const table = /\b(?:FROM|INTO|UPDATE)\s+(?!unnest)(?:ONLY\s+)?(?:"?\w+"?\.)?"?(\w+)"?/i.exec(statement)?.[1]
  const calledFunction = /\bSELECT\s+(?:"?\w+"?\.)?(\w+)\s*\(/i.exec(statement)?.[1]
  return [verb, ['BEGIN', 'COMMIT', 'ROLLBACK', 'SET'].includes(verb) ? '' : (table ?? calledFunction ?? '')]
    .join(' ')
    .trim()
}
