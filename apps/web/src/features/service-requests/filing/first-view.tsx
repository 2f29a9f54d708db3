import { recordName } from './state/filing-storage'

/**
 * Hides parts of the page before React has read the browser's storage. The page is cached for all visitors
 * (docs/decisions/0220-the-request-form-is-cached.md), so it always contains the form. Some visitors return from
 * paying, or have filed a request in this tab. They would see the form until the scripts have loaded, and could think
 * that their payment or request was lost. So this inline script runs immediately and marks its own element:
 *
 * - `data-view="payment"`: hides `hiddenForPayment` and shows `shownForPayment`;
 * - `data-view="filed"`: makes `unseenWhenFiled` invisible, but keeps its space.
 *
 * The classes apply to later siblings of the script, and only the state 'unread' uses them.
 */
function markFirstView(name: string): void {
  const mark = (view: string) => document.currentScript?.setAttribute('data-view', view)
  try {
    const isPayment = /[?&](payment[_-]id|collection_id|preference_id|external_reference)=(?!(null)?(&|$))/
    const has = (storage: Storage, part: string) => Boolean(JSON.parse(storage.getItem(name) ?? '{}')[part])
    if (isPayment.test(location.search) || has(localStorage, 'payment')) mark('payment')
    else if (has(sessionStorage, 'filedRequest')) mark('filed')
  } catch {
    // Show the form if there is no storage or its content is unreadable.
  }
}

export const hiddenForPayment = 'peer-data-[view=payment]:hidden'
export const unseenWhenFiled = 'peer-data-[view=filed]:invisible'
export const shownForPayment = 'hidden peer-data-[view=payment]:block'

/** Place it before the form, as its sibling. */
export function FirstView() {
  return (
    <script
      className="peer"
      // The script adds an attribute that React did not render.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a function of ours, and a constant
      dangerouslySetInnerHTML={{ __html: `(${markFirstView})('${recordName}')` }}
    />
  )
}
