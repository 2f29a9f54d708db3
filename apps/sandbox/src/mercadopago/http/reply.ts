/** An answer that is not sent yet, so that chaos can still spoil it. */
export type Reply = { status: number; headers: Record<string, string>; body: string }

export const json = (status: number, body: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})

/** Sends the browser elsewhere with a GET. */
export const seeOther = (location: string): Reply => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
})
