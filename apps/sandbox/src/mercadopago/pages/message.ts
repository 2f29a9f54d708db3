import { escapeHtml as e } from '../../escape-html'
import { page } from './document'
import { type IconName, icon } from './icons'

interface Message {
  status?: number
  icon: IconName
  title: string
  text: string
  testId: string
  /** The target of the button. */
  back?: { href: string; label: string }
  refresh?: { seconds: number; address: string }
  /** Further lines below, as HTML. */
  extra?: string
}

/** A page with a single message. */
export function messagePage(message: Message): Response {
  const { title, text, testId, back, refresh, extra = '' } = message
  const button = back
    ? `<a class="button primary" data-testid="back-to-site" href="${e(back.href)}">${e(back.label)}</a>`
    : ''
  const countdown = refresh
    ? `<p class="soft" role="status">Te llevamos de vuelta en <span data-countdown="${refresh.seconds}">${refresh.seconds}</span> s.</p>`
    : ''
  return page({
    title,
    look: 'message',
    ...(message.status === undefined ? {} : { status: message.status }),
    ...(refresh ? { refresh } : {}),
    main: `<section class="card one" data-testid="${testId}">
${icon(message.icon)}
<h1>${e(title)}</h1>
<p>${e(text)}</p>
${extra}${button}${countdown}
</section>`,
  })
}
