import pg from 'pg'

interface ListenOptions {
  /** postgres:// address of the server itself, because a pooler in transaction mode would lose the messages. */
  url: string
  channel: string
  onMessage: (payload: string) => void
  /**
   * Called when messages may have been missed since the given moment. If it fails, the connection counts as lost, so
   * that it is called again after reconnecting.
   */
  onGap: (since: Date) => void | Promise<void>
  log: (level: 'warn' | 'info', message: string) => void
}

/** Milliseconds between checks of the connection, and before reconnecting. Messages arrive late meanwhile. */
const pingMs = 20_000
const retryMs = 250

/**
 * Listens on a notification channel over a separate connection, which it reopens whenever it breaks. Returns a function
 * that stops listening. Does not wait for the connection.
 */
export function listen(options: ListenOptions): () => Promise<void> {
  let isStopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  // The start of the process, because messages before the first connection were missed, too.
  let lastHeard = new Date()
  let isLossKnown = false

  const lose = (lostClient: pg.Client, reason: string) => {
    if (client !== lostClient) return
    client = null
    clearInterval(timer)
    lostClient.end().catch(() => undefined)
    if (isStopped) return
    // An outage is logged once, not with every attempt to reconnect.
    if (!isLossKnown) options.log('warn', `listening on ${options.channel} broke off: ${reason}`)
    isLossKnown = true
    timer = setTimeout(() => void open(), retryMs)
    timer.unref()
  }

  const open = async () => {
    const newClient = makeClient(options.url)
    client = newClient
    newClient.on('error', (error) => lose(newClient, error.message))
    newClient.on('end', () => lose(newClient, 'connection closed'))
    newClient.on('notification', ({ payload }) => options.onMessage(payload ?? ''))
    try {
      await newClient.connect()
      await newClient.query(`LISTEN ${pg.escapeIdentifier(options.channel)}`)
      const openedAt = new Date()
      await options.onGap(lastHeard)
      if (client !== newClient || isStopped) return
      lastHeard = openedAt
      if (isLossKnown) options.log('info', `listening on ${options.channel} again`)
      isLossKnown = false
      timer = setInterval(() => void ping(newClient), pingMs)
      timer.unref()
    } catch (error) {
      lose(newClient, error instanceof Error ? error.message : String(error))
    }
  }

  const ping = async (pinged: pg.Client) => {
    try {
      await pinged.query('SELECT 1')
      lastHeard = new Date()
    } catch (error) {
      lose(pinged, error instanceof Error ? error.message : String(error))
    }
  }

  void open()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await client?.end().catch(() => undefined)
  }
}

/**
 * Longer than usual, because a starting process may be busy loading for more than five seconds. Nothing waits for this
 * connection.
 */
const connectMs = 15_000

function makeClient(url: string): pg.Client {
  return new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    query_timeout: 5_000,
    keepAlive: true,
    application_name: 'oficio-listen',
  })
}
