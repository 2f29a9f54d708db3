/** What the list shows of a message; kept beside the message itself, so that listing parses nothing. */
export interface MessageSummary {
  id: string
  /** Envelope addresses: what the sender's machine really said, not what the headers claim. */
  from: string
  to: string[]
  subject: string
  /** The Message-ID header with its angle brackets, '' when the message has none. */
  messageId: string
  /** ISO time at which the server accepted the message. */
  receivedAt: string
}

/** A message taken apart. */
export type MessageDetail = MessageSummary & {
  /** By lower-case name; a header that repeats has one line for each. */
  headers: Record<string, string>
  html: string
  text: string
  attachments: { filename: string; mimeType: string; sizeBytes: number }[]
}
