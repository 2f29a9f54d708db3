import { filedKey } from './filed-request'

const styleId = 'until-known'

/** Of what waits, in its place but unseen, until the browser knows whether this tab has filed a request. */
export const untilKnownClass = 'until-known'

const script = `try{if(sessionStorage.getItem('${filedKey}')){const style=document.createElement('style');style.id='${styleId}';style.textContent='.${untilKnownClass}{visibility:hidden}';document.head.append(style)}}catch{}`

/**
 * Stands before the form, and runs before the page's scripts are there: where a filed request is kept, the form would be
 * seen for as long as they take, and then go away.
 */
export function HideUntilKnown() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of a script's text
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}

/** It is known: what is on the page may be seen. */
export const showKnown = (): void => document.getElementById(styleId)?.remove()
