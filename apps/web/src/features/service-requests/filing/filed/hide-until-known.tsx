import { startedPaymentKey } from '../kept/started-payment'
import { filedKey } from './filed-request'
import { untilKnownClass, untilKnownId, untilPaidClass } from './until-known'

/** What the address holds when the provider leads somebody back: `readReturnKey` looks closer. */
const paid = '/[?&](payment[_-]id|collection_id|preference_id|external_reference)=(?!(null)?(&|$))/'

const script = `try{const hide=(rule)=>{const style=document.createElement('style');style.id='${untilKnownId}';style.textContent=rule;document.head.append(style)};if(${paid}.test(location.search)||localStorage.getItem('${startedPaymentKey}'))hide('.${untilKnownClass}{display:none}.${untilPaidClass}{display:block}');else if(sessionStorage.getItem('${filedKey}'))hide('.${untilKnownClass}{visibility:hidden}')}catch{}`

/**
 * Stands before the form, and runs before the page's scripts are there: where a filed request is kept, or there is a
 * payment to ask for, the form would be seen for as long as they take, and then go away.
 */
export function HideUntilKnown() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of a script's text
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
