/** The calls of the sandbox's mailbox. Delays are in milliseconds. */
export interface Mailbox {
  /** Returns every message that the server accepted and still keeps, including repetitions, each with its own id. */
  messages(): Promise<{ id: string; messageId: string; to: string[] }[]>
  delay(chaos: { delayBeforeAcceptMs?: number; delayAfterAcceptMs?: number }): Promise<void>
  /** Returns the number of senders that wait before and after their message is accepted. */
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
