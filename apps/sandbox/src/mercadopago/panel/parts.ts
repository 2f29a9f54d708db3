import { escapeHtml as e } from '../../escape-html'

/** One button that does one thing: a form of its own, so that it works without scripts. */
export function action(
  address: string,
  label: string,
  testId: string,
  { fields = {}, look = '' }: { fields?: Record<string, string>; look?: '' | 'danger' | 'primary' } = {},
): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${e(value)}">`,
  )
  return `<form method="post" action="/panel/${address}">${hidden.join('')}<button class="small ${look}" data-testid="${testId}">${e(label)}</button></form>`
}

type Tone = 'good' | 'wait' | 'bad' | 'mute'

/** A state as a pill: colour and word. */
export const pill = (tone: Tone, label: string) => `<span class="pill ${tone}">${e(label)}</span>`

/** A section with its own address, a count, and what to do with all of it. */
export function section(id: string, title: string, body: string, tools = ''): string {
  return `<section class="card" id="${id}" aria-labelledby="${id}-title">
<div class="head"><h2 id="${id}-title">${title}</h2>${tools ? `<div class="tools">${tools}</div>` : ''}</div>
${body}
</section>`
}

export const empty = (text: string) => `<p class="empty soft">${text}</p>`

/** Says how many are not shown. */
export function restNote(total: number, shown: number): string {
  return total > shown ? `<p class="empty soft">Y ${total - shown} más viejos.</p>` : ''
}
