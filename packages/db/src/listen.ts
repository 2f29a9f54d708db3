import pg from 'pg'

interface ListenOptions {
  /** postgres:// address; a pooler in transaction mode between here and the server would lose the messages. */
  url: string
  channel: string
  onMessage: (payload: string) => void
  /**
   * Called when messages may have been missed; the moment from which on. Where it fails the line counts as lost, so that what
   * was missed is asked for again.
   */
  onGap: (since: Date) => void | Promise<void>
  log: (level: 'warn' | 'info', message: string) => void
}

/** How often the line is tried, and how soon a lost one is newClient again, in milliseconds: what changes meanwhile is heard late. */
const pingMs = 20_000
const retryMs = 250

/**
 * Hears what is notified on a channel, over a connection of its own that is newClient again whenever it breaks. Returns at
 * once; the function that it returns ends it.
 */
export function listen(options: ListenOptions): () => Promise<void> {
  let isStopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  // From the very start: what was said before the line stood was missed as well.
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

/** A process that just starts may load for longer than five seconds, in which it hears of no connection; nobody waits for this one. */
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
