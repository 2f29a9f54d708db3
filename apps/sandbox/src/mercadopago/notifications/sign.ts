import { createHmac } from 'node:crypto'

interface Signed {
  dataId: string
  requestId: string | null
  ts: string
  secret: string
}

/** Returns the `x-signature` header of a notification. Without a request id, the signature does not include it. */
export function sign({ dataId, requestId, ts, secret }: Signed): string {
  const manifest = `id:${dataId};${requestId ? `request-id:${requestId};` : ''}ts:${ts};`
  return `ts=${ts},v1=${createHmac('sha256', secret).update(manifest).digest('hex')}`
}
