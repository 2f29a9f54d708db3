/** What the drill asks of the sandbox's mailbox. Delays in milliseconds. */
export interface Mailbox {
  /** Every message that the server took and still keeps, repeats included, each with a number of its own. */
  messages(): Promise<{ id: string; messageId: string; to: string[] }[]>
  delay(chaos: { delayBeforeAcceptMs?: number; delayAfterAcceptMs?: number }): Promise<void>
  /** The number of senders that wait before and after their message is accepted. */
  waitingSenders(): Promise<{ beforeAccept: number; afterAccept: number }>
}

/** Returns the mailbox at that address. */
export function mailboxAt(origin: string): Mailbox {
  const call = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${origin}/api/${path}`, init)
    if (!response.ok) throw new Error(`mailbox: ${path} answered ${response.status}`)
    return response.json()
  }
  return {
    messages: async () => (await call('messages')).messages,
    delay: (chaos) => call('chaos', { method: 'POST', body: JSON.stringify(chaos) }),
    waitingSenders: () => call('held'),
  }
}
