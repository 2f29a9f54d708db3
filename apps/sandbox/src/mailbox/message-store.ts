import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Attachment } from 'postal-mime'
import type { MessageDetail, MessageSummary } from './stored-message'

const keptMessages = 500

export type MessageStore = Awaited<ReturnType<typeof openMessageStore>>

/**
 * Stores the newest 500 messages in `folder`: the received message as `<id>.eml` and its summary as `<id>.json`. The
 * summary is written last and by rename, so that a kill never leaves a partial message.
 */
export async function openMessageStore(folder: string) {
  await mkdir(folder, { recursive: true })
  const summaries = await readSummaries(folder)
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const remove = async (id: string) => {
    await rm(join(folder, `${id}.json`), { force: true })
    await rm(join(folder, `${id}.eml`), { force: true })
  }

  return {
    /** Stores a message and returns its summary. Afterwards a kill cannot lose the message. */
    async add(raw: Buffer, envelope: { from: string; to: string[] }): Promise<MessageSummary> {
      const { subject, messageId } = await parseMessage(raw)
      const receivedAt = new Date()
      const summary = {
        id: newId(receivedAt),
        ...envelope,
        subject,
        messageId,
        receivedAt: receivedAt.toISOString(),
      }
      await writeFile(join(folder, `${summary.id}.eml`), raw, { mode: 0o600 })
      const draft = join(folder, `${summary.id}.json.new`)
      await writeFile(draft, JSON.stringify(summary), { mode: 0o600 })
      await rename(draft, join(folder, `${summary.id}.json`))
      summaries.unshift(summary)
      for (const old of summaries.splice(keptMessages)) await remove(old.id)
      changed()
      return summary
    },
    /** Returns the messages, newest first. With `to`, returns only messages with a recipient that contains the text. */
    list(to = ''): MessageSummary[] {
      const searchText = to.trim().toLowerCase()
      return summaries.filter((summary) =>
        summary.to.some((address) => address.toLowerCase().includes(searchText)),
      )
    },
    /** Returns the whole message, or undefined if the id is unknown. */
    async get(id: string): Promise<MessageDetail | undefined> {
      const summary = summaries.find((candidate) => candidate.id === id)
      if (!summary) return undefined
      return {
        ...(await parseMessage(await readFile(join(folder, `${id}.eml`)))),
        ...summary,
      }
    },
    async clear(): Promise<void> {
      for (const { id } of summaries.splice(0)) await remove(id)
      changed()
    },
    /** Calls `listener` after each change. Returns a function that stops it. */
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

async function readSummaries(folder: string): Promise<MessageSummary[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const summaries = texts.map((text): MessageSummary => JSON.parse(text)) // written by add(), above
  return summaries.sort((a, b) => (a.id < b.id ? 1 : -1))
}

/** The id starts with the time, so that sorting by id keeps the order after a restart. */
function newId(time: Date): string {
  return `${time.getTime().toString(36).padStart(9, '0')}-${randomBytes(6).toString('hex')}`
}

type Parsed = Pick<MessageDetail, 'headers' | 'html' | 'text' | 'attachments'>

/** Parses a raw message. Inlines the pictures that the HTML refers to by content id. */
async function parseMessage(raw: Buffer): Promise<Parsed & Pick<MessageSummary, 'subject' | 'messageId'>> {
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
