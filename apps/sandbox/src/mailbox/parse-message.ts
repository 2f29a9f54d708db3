import PostalMime, { type Attachment } from 'postal-mime'
import type { MessageDetail, MessageSummary } from './stored-message'

type Parsed = Pick<MessageDetail, 'headers' | 'html' | 'text' | 'attachments'>

/** Takes a raw message apart; pictures that the HTML refers to by content id are put into it. */
export async function parseMessage(
  raw: Buffer,
): Promise<Parsed & Pick<MessageSummary, 'subject' | 'messageId'>> {
  const mail = await PostalMime.parse(raw)
  const headers: Record<string, string> = {}
  for (const { key, value } of mail.headers) headers[key] = headers[key] ? `${headers[key]}\n${value}` : value
  return {
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    headers,
    html: withPictures(mail.html ?? '', mail.attachments),
    text: mail.text ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? 'sin nombre',
      mimeType,
      sizeBytes: bytesOf(content).byteLength,
    })),
  }
}

function withPictures(html: string, attachments: Attachment[]): string {
  let whole = html
  for (const { contentId, mimeType, content } of attachments) {
    if (!contentId) continue
    const address = `data:${mimeType};base64,${bytesOf(content).toString('base64')}`
    whole = whole.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, address)
  }
  return whole
}

function bytesOf(content: Attachment['content']): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
}
