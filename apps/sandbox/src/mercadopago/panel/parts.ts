import { escapeHtml as e } from '../../escape-html'

/** A button with its own form, so that it works without scripts. */
export function action(
  address: string,
  label: string,
  testId: string,
  {
    fields = {},
    look = '',
  }: { fields?: Record<string, string>; look?: '' | 'danger' | 'primary' | 'link' } = {},
): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${e(value)}">`,
  )
  return `<form method="post" action="/panel/${address}">${hidden.join('')}<button class="small ${look}" data-testid="${testId}">${e(label)}</button></form>`
}

type Tone = 'good' | 'wait' | 'bad' | 'mute'

/** Shows a status as a colored label. */
export const pill = (tone: Tone, label: string) => `<span class="pill ${tone}">${e(label)}</span>`

/** A section with its own anchor, a title, and tools for the whole section. */
export function section(id: string, title: string, body: string, tools = ''): string {
  return `<section class="card" id="${id}" aria-labelledby="${id}-title">
<div class="head"><h2 id="${id}-title">${title}</h2>${tools ? `<div class="tools">${tools}</div>` : ''}</div>
${body}
</section>`
}

export const empty = (text: string) => `<p class="empty soft">${text}</p>`

const openRows = 6
const keptRows = 60

/** A list of rows. Shows the newest rows, folds older ones, and omits the oldest. */
export function rowList(rows: string[], isTight = false): string {
  const list = (part: string[]) => `<ul class="rows${isTight ? ' tight' : ''}">${part.join('')}</ul>`
  const older = rows.slice(openRows, keptRows)
  if (older.length === 0) return list(rows)
  const label = older.length === 1 ? 'Ver 1 más' : `Ver ${older.length} más`
  return `${list(rows.slice(0, openRows))}<details><summary>${label}</summary>${list(older)}</details>`
}
