import { escapeHtml as e } from '../escape-html'
import { timeZone } from '../time-zone'
import type { MessageDetail, MessageSummary } from './stored-message'

/** The view of a message. The Spanish word is part of the address. */
export type View = 'html' | 'texto' | 'cabeceras'

interface PageInput {
  messages: MessageSummary[]
  to: string
  open?: { message: MessageDetail; view: View }
}

const time = new Intl.DateTimeFormat('es-AR', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** Renders the whole page: the list, and beside it the open message. */
export function renderPage({ messages, to, open }: PageInput): string {
  const title = open ? `${open.message.subject || 'Sin asunto'} · Casilla de prueba` : 'Casilla de prueba'
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${e(title)}</title>
<link rel="stylesheet" href="/mailbox.css"><script type="module" src="/mailbox.js"></script>
</head>
<body>
<p class="banner">Casilla de prueba: los mensajes de esta página no salieron de esta computadora.</p>
<header>
<h1><a href="/">Casilla de prueba</a></h1>
<form action="/" role="search"><input type="search" name="to" value="${e(to)}" placeholder="Buscar por destinatario" aria-label="Buscar por destinatario"><button>Buscar</button></form>
</header>
<main${open ? ' class="split"' : ''}>
<section class="card side" id="list" aria-label="Mensajes">${renderList(messages, to, open?.message.id)}</section>
${open ? renderMessage(open.message, open.view, to) : ''}
</main>
</body>
</html>`
}

function renderList(messages: MessageSummary[], to: string, openId?: string): string {
  if (messages.length === 0) return renderEmpty(to)
  const count = messages.length === 1 ? '1 mensaje' : `${messages.length} mensajes`
  const items = messages.map((message) => renderItem(message, to, message.id === openId)).join('')
  return `<div class="tools"><span class="soft" role="status">${count}${to ? ` para «${e(to)}»` : ''}</span>
<button class="danger" data-clear>Borrar todo</button></div><ul class="list">${items}</ul>`
}

function renderItem(
  { id, subject, to: recipients, receivedAt }: MessageSummary,
  to: string,
  isOpen: boolean,
): string {
  return `<li><a href="${address(id, 'html', to)}"${isOpen ? ' aria-current="true"' : ''}>
<span class="subject">${e(subject || 'Sin asunto')}</span>
<time datetime="${receivedAt}">${time.format(new Date(receivedAt))}</time>
<span class="to">${e(recipients.join(', '))}</span></a></li>`
}

function renderEmpty(to: string): string {
  const words = to
    ? `<strong>No hay mensajes para «${e(to)}»</strong><a href="/">Ver todos</a>`
    : '<strong>Todavía no hay mensajes</strong><span class="soft">Cuando el sitio mande un email, aparece acá solo.</span>'
  return `<div class="empty"><svg viewBox="0 0 48 48" aria-hidden="true"><circle class="sun" cx="36" cy="12" r="7"/><rect x="5" y="13" width="36" height="26" rx="4"/><path d="m6 16 17 13 17-13"/></svg>${words}</div>`
}

function renderMessage(message: MessageDetail, view: View, to: string): string {
  const { id, subject, from, to: recipients, receivedAt, attachments } = message
  const tab = (name: View, label: string) =>
    `<a href="${address(id, name, to)}"${name === view ? ' aria-current="page"' : ''}>${label}</a>`
  const files = attachments.map(
    ({ filename, sizeBytes }) => `${e(filename)} (${Math.ceil(sizeBytes / 1024)} KB)`,
  )
  return `<article class="card message">
<div class="top"><a class="soft back" href="/${to ? `?to=${encodeURIComponent(to)}` : ''}">← Todos los mensajes</a><h2>${e(subject || 'Sin asunto')}</h2>
<p class="soft">De ${e(from || '(sin remitente)')}<br>Para ${e(recipients.join(', '))}<br><time datetime="${receivedAt}">${time.format(new Date(receivedAt))}</time></p></div>
<nav class="tabs" aria-label="Partes del mensaje">${tab('html', 'Mensaje')}${tab('texto', 'Solo texto')}${tab('cabeceras', 'Cabeceras')}</nav>
${renderView(message, view)}
${files.length ? `<p class="soft attachments">Adjuntos: ${files.join(', ')}</p>` : ''}
</article>`
}

function renderView({ id, html, text, headers }: MessageDetail, view: View): string {
  if (view === 'cabeceras') {
    const rows = Object.entries(headers).map(
      ([name, value]) => `<div><dt>${e(name)}</dt><dd>${e(value)}</dd></div>`,
    )
    return `<dl>${rows.join('')}</dl>`
  }
  if (view === 'texto' || !html) return `<pre>${e(text || 'Este mensaje no tiene parte de texto.')}</pre>`
  return `<iframe src="/messages/${id}/html" title="Contenido del mensaje" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}

function address(id: string, view: View, to: string): string {
  const query = new URLSearchParams({
    ...(view === 'html' ? {} : { ver: view }),
    ...(to ? { to } : {}),
  })
  return e(`/messages/${id}${query.size ? `?${query}` : ''}`)
}
