/**
 * Returns a position in PostgreSQL's log as a number: '1/16B3748' means two halves of 32 bits. Throws on anything
 * else.
 */
export function readLsn(text: string): bigint {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? []
  if (high === undefined || low === undefined)
    throw new Error(`«${text}» is not a position in the write-ahead log`)
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
