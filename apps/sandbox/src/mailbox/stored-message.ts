/** The data of a message for the list. Stored beside the message, so that the list parses no message. */
export interface MessageSummary {
  id: string
  /** The addresses of the SMTP envelope, which may differ from the headers. */
  from: string
  to: string[]
  subject: string
  /** The Message-ID header with its angle brackets, or '' without one. */
  messageId: string
  /** When the server accepted the message, in ISO format. */
  receivedAt: string
}

/** A parsed message. */
export type MessageDetail = MessageSummary & {
  /** The headers by lower-case name. A repeated header has one line per value. */
  headers: Record<string, string>
  html: string
  text: string
  attachments: { filename: string; mimeType: string; sizeBytes: number }[]
}
